import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { Keys } from "./keys.ts";
import { currentShortcuts, registerShortcut, type Shortcut, shortcutsChanged } from "./registry.ts";

interface ShortcutOptions {
  /** Set for steps through a list: holding the key down repeats the action. */
  repeats?: boolean;
}

/**
 * Runs `action` when the keys are pressed, as long as the component is mounted, and lists it with its `label` in the
 * dialog of all shortcuts. A single key does nothing while somebody types in a field or a dialog is open; keys with
 * `mod+` always work. A null `action` switches the shortcut off.
 */
export function useShortcut(
  keys: Keys,
  label: string,
  action: (() => void) | null,
  { repeats = false }: ShortcutOptions = {},
): void {
  const run = useEffectEvent(() => action?.());
  const isOn = action !== null;
  useEffect(() => {
    if (isOn) return registerShortcut({ keys, label, repeats, run: () => run() });
  }, [isOn, keys, label, repeats]);
}

/** Returns the shortcuts of what is on the screen, in the order of their registration. */
export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(shortcutsChanged.listen, currentShortcuts);
