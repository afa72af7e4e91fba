/** A list of listeners: what low layers use to tell higher ones without importing them. */
export interface Signal<Value> {
  listen(listener: (value: Value) => void): () => void;
  emit(value: Value): void;
}

export function createSignal<Value = void>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit(value) {
      for (const listener of [...listeners]) listener(value);
    },
  };
}
