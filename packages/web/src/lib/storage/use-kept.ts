import { useSyncExternalStore } from "react";
import { useUser } from "../session/session.ts";
import { createSignal } from "../signal.ts";
import { type StorageName, storage } from "./storage.ts";

const changed = createSignal();
const entriesOf = (name: StorageName) => new URLSearchParams(storage.get(name) ?? "");

/**
 * Stores small per-account flags on this device. They are kept per account, because several people may sign in here.
 */
export function useKept(name: StorageName) {
  const { id } = useUser();
  const raw = useSyncExternalStore(changed.listen, () => storage.get(name)) ?? "";
  const own = (key: string) => `${id}/${key}`;
  return {
    get: (key: string): string | null => new URLSearchParams(raw).get(own(key)),
    set(key: string, value: string | null): void {
      const entries = entriesOf(name);
      if (value === null) entries.delete(own(key));
      else entries.set(own(key), value);
      storage.set(name, entries.toString());
      changed.emit();
    },
  };
}
