import { useCallback, useSyncExternalStore } from "react";
import { useUser } from "../session/session.ts";
import { createSignal } from "../signal.ts";
import { type LastingPrefix, rawStorage } from "./storage.ts";

interface Kind<Value> {
  prefix: LastingPrefix;
  /** What cannot be read is left out. */
  read: (text: string | null) => Value;
  write: (value: Value) => string;
}

/** Another tab may have written in between, so that what is done is kept, not what came of it: done twice is done once. */
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

/** Made once for each kind, where a module begins. */
export function accountStorage<Value>({ prefix, read, write }: Kind<Value>) {
  /** Done anew on top of what is stored, until the browser stores it or the page is left. */
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

/** The browser asks before the page is left, also from another screen. */
function follow(): void {
  removeEventListener("beforeunload", warn);
  if ([...allWaiting].some(({ size }) => size > 0)) addEventListener("beforeunload", warn);
  changed.emit();
}

/** @internal exported for the tests, which leave pages without the browser doing so */
export function forgetWaiting(): void {
  for (const waiting of allWaiting) waiting.clear();
  forgotten.emit();
  follow();
}

/** Of who is signed in. Tabs of one browser see each other's changes. */
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
