import { useSyncExternalStore } from "react";
import { createSignal } from "../signal.ts";
import { storage } from "../storage/storage.ts";

const changed = createSignal();
const off = "off";

/**
 * Returns whether shortcuts without Ctrl or ⌘ work on this device. People who dictate can switch them off, because
 * spoken words arrive as single keys (WCAG 2.1.4).
 */
export const areSingleKeysOn = (): boolean => storage.get("singleKeys") !== off;

export const useSingleKeys = (): boolean => useSyncExternalStore(changed.listen, areSingleKeysOn);

export function setSingleKeys(isOn: boolean): void {
  if (isOn) storage.remove("singleKeys");
  else storage.set("singleKeys", off);
  changed.emit();
}
