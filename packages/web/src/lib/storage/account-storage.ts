import { useCallback, useSyncExternalStore } from "react";
import { useUser } from "../session/session.ts";
import { createSignal } from "../signal.ts";
import { type LastingPrefix, rawStorage } from "./storage.ts";

interface Kind<Value> {
  prefix: LastingPrefix;
  /** Must skip entries that cannot be parsed. */
  read: (text: string | null) => Value;
  write: (value: Value) => string;
}

/** An idempotent update function. Updates are queued instead of values, because another tab may write in between. */
type Change<Value> = (value: Value) => Value;

interface Seen<Value> {
  stored: string | null;
  changes: readonly Change<Value>[];
  value: Value;
}

const none: readonly never[] = [];
const changed = createSignal();
const allWaiting = new Set<Map<string, unknown>>();
const forgotten = createSignal();

/** Creates the storage for one kind of data. Call it once per kind, at module level. */
export function accountStorage<Value>({ prefix, read, write }: Kind<Value>) {
  /**
   * Updates that the browser has not stored yet. They are reapplied to the stored value until writing succeeds or the
   * page is left.
   */
  const waiting = new Map<string, readonly Change<Value>[]>();
  const seen = new Map<string, Seen<Value>>();
  allWaiting.add(waiting);
  forgotten.listen(() => seen.clear());

  function stateAt(key: string): Seen<Value> {
    const stored = rawStorage.get(key);
    const changes = waiting.get(key) ?? none;
    const before = seen.get(key);
    if (before?.stored === stored && before.changes === changes) return before;
    const now = { stored, changes, value: changes.reduce((made, change) => change(made), read(stored)) };
    seen.set(key, now);
    return now;
  }

  function changeAt(key: string, change: Change<Value>): Value {
    const value = change(stateAt(key).value);
    if (rawStorage.keep(key, write(value))) waiting.delete(key);
    else waiting.set(key, [...(waiting.get(key) ?? none), change]);
    seen.set(key, { stored: rawStorage.get(key), changes: waiting.get(key) ?? none, value });
    follow();
    return value;
  }
  return { prefix, stateAt, changeAt };
}

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Enables the browser's confirmation before leaving while any screen has unsaved updates. */
function follow(): void {
  removeEventListener("beforeunload", warn);
  if ([...allWaiting].some(({ size }) => size > 0)) addEventListener("beforeunload", warn);
  changed.emit();
}

/**
 * For tests, which change pages without a browser unload.
 * @internal
 */
export function forgetWaiting(): void {
  for (const waiting of allWaiting) waiting.clear();
  forgotten.emit();
  follow();
}

/**
 * Returns the stored state of the signed-in account and a function to change it. Tabs of one browser see each other's
 * changes.
 */
export function useAccountStorage<Value>({ prefix, stateAt, changeAt }: ReturnType<typeof accountStorage<Value>>) {
  const { id } = useUser();
  const key = `${prefix}${id}`;
  const listen = useCallback(
    (listener: () => void) => {
      const stops = [changed.listen(listener), rawStorage.listen(key, listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [key],
  );
  const { value, changes } = useSyncExternalStore(listen, () => stateAt(key));
  const change = useCallback((one: Change<Value>) => changeAt(key, one), [key, changeAt]);
  const isStored = changes.length === 0;
  return { value, isStored, change };
}
