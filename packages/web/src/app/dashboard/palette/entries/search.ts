import { fold, foldedWords } from "@linkedpotential/contract/folding";
import type { Entry } from "./entry.ts";

// Cached, because each key press searches all leads.
const foldedTexts = new WeakMap<Entry, string>();

function searchText(entry: Entry): string {
  const known = foldedTexts.get(entry);
  if (known !== undefined) return known;
  const text = ` ${fold([entry.label, entry.detail, entry.keywords].join(" "))}`;
  foldedTexts.set(entry, text);
  return text;
}

/**
 * Returns the entries that contain all words of the query, in any order and spelling of umlauts. Entries whose label
 * begins with the query come first, then those with words that begin with its words.
 */
export function searchEntries(entries: readonly Entry[], query: string, max: number): Entry[] {
  const words = foldedWords(query);
  if (words.length === 0) return [];
  const start = fold(query.trim());
  const ranks: Entry[][] = [[], [], []];
  for (const entry of entries) {
    const text = searchText(entry);
    if (!words.every((word) => text.includes(word))) continue;
    const rank = text.startsWith(` ${start}`) ? 0 : words.every((word) => text.includes(` ${word}`)) ? 1 : 2;
    ranks[rank]?.push(entry);
  }
  return ranks.flat().slice(0, max);
}
