import { useEffect } from "react";
import { type StorageName, storage } from "./storage.ts";

/** Stores `value` on this device for the next visit. Null keeps the stored value. */
export function useRemember(name: StorageName, value: string | null): void {
  useEffect(() => {
    if (value !== null) storage.set(name, value);
  }, [name, value]);
}
