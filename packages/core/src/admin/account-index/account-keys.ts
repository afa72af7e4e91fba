import { foldedWords } from "@linkedpotential/contract/folding";

/** Maximum length of a key in characters, so that a sort key stays far below DynamoDB's limit of 1,024 bytes. */
const keyMax = 100;
/** Maximum number of words of a name that a search can begin with. The last word is always one of them. */
const wordsMax = 5;

/** Ends each word with a space, so that a name sorts before longer names that begin with it. */
const keyOf = (words: readonly string[]): string => clip(words.map((word) => `${word} `).join(""));

const clip = (text: string): string => [...text].slice(0, keyMax).join("");

export const nameKey = (name: string): string => keyOf(foldedWords(name));

/** Returns the keys that a search may begin with: the name from each of its words on, and the address. */
export function searchKeys({ name, email }: { name: string; email: string }): string[] {
  const words = foldedWords(name);
  const starts = words.map((_, start) => start).filter((start) => start < wordsMax - 1 || start === words.length - 1);
  const keys = [...starts.map((start) => keyOf(words.slice(start))), keyOf(foldedWords(email))];
  return [...new Set(keys)].filter(Boolean);
}

/** Returns the beginning of the keys that a search finds. Empty when the search contains neither letter nor digit. */
export const searchPrefix = (search: string): string => clip(foldedWords(search).join(" "));

/** Divides a search at spaces and commas, longest part first. Empty when it contains neither letter nor digit. */
export const searchParts = (search: string): string[] =>
  search
    .split(/[\s,]+/)
    .map(searchPrefix)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length);

/**
 * Tells whether a search finds an account. A single part begins one of its keys. Several parts each begin another word
 * of the name, in any order. Expects the parts longest first.
 */
export function isFoundBy(parts: readonly string[], { name, email }: { name: string; email: string }): boolean {
  const [longest, ...others] = parts;
  if (longest === undefined) return false;
  if (others.length === 0) return searchKeys({ name, email }).some((key) => key.startsWith(longest));
  const words = foldedWords(name);
  const free = new Set(words.map((_, start) => keyOf(words.slice(start))));
  return parts.every((part) => {
    const found = [...free].find((key) => key.startsWith(part));
    return found !== undefined && free.delete(found);
  });
}

const idLength = 16;

/** Returns the sort key of an entry: its key, then the id of the account. Equal keys are in the order of registration. */
export const positionOf = (key: string, userId: number): string => `${key}#${String(userId).padStart(idLength, "0")}`;

const positionPattern = new RegExp(`^[\\p{L}\\p{N} ]{0,${keyMax}}#\\d{${idLength}}$`, "u");

export const isPosition = (text: string): boolean => positionPattern.test(text);

/** Compares positions as DynamoDB does, by their UTF-8 bytes. */
export const comparePositions = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));
