import { useCallback, useSyncExternalStore } from "react";
import { useUser } from "../session/session.ts";
import { createSignal } from "../signal.ts";
import { type LastingPrefix, rawStorage } from "./storage.ts";

interface Kind<Value> {
  prefix: LastingPrefix;
  /** Parses the stored text. Must skip entries that cannot be parsed. */
  read: (text: string | null) => Value;
  /** Returns the text to store. Null when there is nothing to keep, which removes the entry. */
  write: (value: Value) => string | null;
}

/** Idempotent update function. Functions are queued instead of values, because another tab may write in between. */
type Change<Value> = (value: Value) => Value;

interface Snapshot<Value> {
  stored: string | null;
  changes: readonly Change<Value>[];
  value: Value;
}

const none: readonly never[] = [];
const changed = createSignal();
const allPending = new Set<Map<string, unknown>>();
const cleared = createSignal();

/** Creates the storage for one kind of data. Call it once per kind, at module level. */
export function accountStorage<Value>({ prefix, read, write }: Kind<Value>) {
  /**
   * Updates that the browser has not stored yet. They are reapplied to the stored value until writing succeeds or the
   * page is left.
   */
  const pending = new Map<string, readonly Change<Value>[]>();
  const snapshots = new Map<string, Snapshot<Value>>();
  allPending.add(pending);
  cleared.listen(() => snapshots.clear());

  function stateAt(key: string): Snapshot<Value> {
    const stored = rawStorage.get(key);
    const changes = pending.get(key) ?? none;
    const before = snapshots.get(key);
    if (before?.stored === stored && before.changes === changes) return before;
    const now = { stored, changes, value: changes.reduce((value, change) => change(value), read(stored)) };
    snapshots.set(key, now);
    return now;
  }

  function changeAt(key: string, change: Change<Value>): Value {
    const value = change(stateAt(key).value);
    if (store(key, write(value))) pending.delete(key);
    else pending.set(key, [...(pending.get(key) ?? none), change]);
    snapshots.set(key, { stored: rawStorage.get(key), changes: pending.get(key) ?? none, value });
    follow();
    return value;
  }
  return { prefix, stateAt, changeAt };
}

/** Returns false when the browser could not store the text. */
function store(key: string, text: string | null): boolean {
  if (text !== null) return rawStorage.persist(key, text);
  rawStorage.remove(key);
  return true;
}

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Enables the browser's confirmation before leaving while any screen has unsaved updates. */
function follow(): void {
  removeEventListener("beforeunload", warn);
  if ([...allPending].some(({ size }) => size > 0)) addEventListener("beforeunload", warn);
  changed.emit();
}

/**
 * Clears unsaved updates in tests, which change pages without unloading the document.
 * @internal
 */
export function clearPendingChanges(): void {
  for (const pending of allPending) pending.clear();
  cleared.emit();
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
