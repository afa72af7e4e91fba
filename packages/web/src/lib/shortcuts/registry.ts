import { createSignal } from "../signal.ts";
import { hasModifier, isPressed, type Keys } from "./keys.ts";
import { areSingleKeysOn } from "./single-keys.ts";

export interface Shortcut {
  keys: Keys;
  /** Action of the shortcut, as listed in the dialog of all shortcuts. */
  label: string;
  /** Whether a key that is held down runs the action again and again. */
  repeats: boolean;
  run: () => void;
}

let shortcuts: readonly Shortcut[] = [];
export const shortcutsChanged = createSignal();

/** Returns the shortcuts of what is on the screen. Of several with the same keys the one registered last applies. */
export const currentShortcuts = (): readonly Shortcut[] => shortcuts;

/** Adds a shortcut and returns the function that removes it. */
export function registerShortcut(shortcut: Shortcut): () => void {
  if (shortcuts.length === 0) addEventListener("keydown", onKeyDown);
  shortcuts = [...shortcuts, shortcut];
  shortcutsChanged.emit();
  return () => {
    shortcuts = shortcuts.filter((one) => one !== shortcut);
    if (shortcuts.length === 0) removeEventListener("keydown", onKeyDown);
    shortcutsChanged.emit();
  };
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const shortcut = shortcuts.findLast(({ keys }) => isPressed(keys, event));
  if (!shortcut) return;
  if (!hasModifier(shortcut.keys) && (!areSingleKeysOn() || isTaken(event.target))) return;
  // Also on repetition, because the browser has a meaning of its own for some keys, such as Ctrl and K.
  event.preventDefault();
  if (!event.repeat || shortcut.repeats) shortcut.run();
}

/** Selector of controls that use letters themselves, such as fields, parts of a date, and selects. */
const typingControls =
  "textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=button], [type=submit]), " +
  '[contenteditable=true], [contenteditable=""], [role=textbox], [role=searchbox], [role=combobox], ' +
  "[role=spinbutton], [role=menu], [role=listbox], [aria-haspopup=listbox]";
const dialogs = "[role=dialog]:not([aria-modal=false]), [role=alertdialog]";

/** Returns whether a dialog is open. A panel with `aria-modal="false"` is none. */
export const isDialogOpen = (): boolean => document.querySelector(dialogs) !== null;

/** Returns whether a single key belongs to the control that has the focus, or to an open dialog. */
const isTaken = (target: EventTarget | null): boolean =>
  isDialogOpen() || (target instanceof Element && target.closest(typingControls) !== null);
