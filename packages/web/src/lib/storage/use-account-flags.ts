import { useSyncExternalStore } from "react";
import { useUser } from "../session/session.ts";
import { createSignal } from "../signal.ts";
import { type StorageName, storage } from "./storage.ts";

const changed = createSignal();
const entriesOf = (name: StorageName) => new URLSearchParams(storage.get(name) ?? "");

/**
 * Returns functions that read and write small values on this device, separately for each account, because several
 * people may share a browser.
 */
export function useAccountFlags(name: StorageName) {
  const { id } = useUser();
  useSyncExternalStore(changed.listen, () => storage.get(name));
  const own = (key: string) => `${id}/${key}`;
  return {
    get: (key: string): string | null => entriesOf(name).get(own(key)),
    set(key: string, value: string | null): void {
      const entries = entriesOf(name);
      if (value === null) entries.delete(own(key));
      else entries.set(own(key), value);
      storage.set(name, entries.toString());
      changed.emit();
    },
  };
}
