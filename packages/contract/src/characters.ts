/** Characters as people and JSON Schema count them: an emoji of two UTF-16 units is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The first `max` characters; never half of one, which no store, mail or address can hold. */
export const cutCharacters = (text: string, max: number): string =>
  text.length <= max ? text : [...text].slice(0, max).join("");
