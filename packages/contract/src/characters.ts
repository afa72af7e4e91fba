/**
 * Counts characters (code points), as people and JSON Schema do. An emoji that takes two UTF-16 units counts as one.
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Cuts a text to `max` characters without splitting a surrogate pair. */
export const cutCharacters = (text: string, max: number): string =>
  text.length <= max ? text : [...text].slice(0, max).join("");
