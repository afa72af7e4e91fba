/**
 * Keys of a shortcut: one key as in `KeyboardEvent.key`, such as `n`, `?` or `ArrowDown`, or the same with `mod+` in
 * front, such as `mod+k`. `mod` is ⌘ on a Mac and Ctrl elsewhere.
 */
export type Keys = string;

const modPrefix = "mod+";

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

export const hasModifier = (keys: Keys): boolean => keys.startsWith(modPrefix);

const mainKey = (keys: Keys): string => (hasModifier(keys) ? keys.slice(modPrefix.length) : keys);

export function isPressed(keys: Keys, event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  const key = mainKey(keys).toLowerCase();
  if (event.key.toLowerCase() !== key || altKey) return false;
  // Shift is ignored for other characters, because some keyboards need it to type `/` and `?`.
  if (shiftKey && !/^[^a-z]$/.test(key)) return false;
  if (!hasModifier(keys)) return !ctrlKey && !metaKey;
  return isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

const symbols: Record<string, string> = {
  Enter: "⏎",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

/**
 * Returns the names of the keys as they are printed on the keyboard, such as `["Strg", "K"]`.
 * @param control name of the Ctrl key in the language of the page
 */
export function keyNames(keys: Keys, control: string): string[] {
  const key = mainKey(keys);
  const name = symbols[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return hasModifier(keys) ? [isMac() ? "⌘" : control, name] : [name];
}

/** Returns the value of the attribute `aria-keyshortcuts`. */
export const ariaKeys = (keys: Keys): string =>
  hasModifier(keys) ? `${isMac() ? "Meta" : "Control"}+${mainKey(keys).toUpperCase()}` : mainKey(keys);
