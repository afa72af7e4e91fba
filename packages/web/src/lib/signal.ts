/** A list of listeners. Lower layers use it to notify higher ones without importing them. */
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
