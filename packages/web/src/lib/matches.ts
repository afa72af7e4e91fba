import { fold, foldedWords } from "@linkedpotential/contract/folding";

/** Tells whether each word of a search begins a word of the texts, regardless of case and diacritics. */
export function matches(texts: readonly string[], search: string): boolean {
  const words = foldedWords(texts.join(" "));
  return foldedWords(search).every((searched) => words.some((word) => word.startsWith(searched)));
}

/** Number of characters that an excerpt shows before the word that was found. */
const excerptLead = 24;

/**
 * Returns the text from shortly before the first word that a word of the search begins. Undefined if the text contains
 * none.
 */
export function excerptOf(text: string, search: string): string | undefined {
  const searched = foldedWords(search);
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  const found = words.find(([word]) => searched.some((one) => fold(word).startsWith(one)));
  if (!found) return undefined;
  const start = words.find(({ index }) => index >= found.index - excerptLead)?.index ?? 0;
  return start === words[0]?.index ? text : `… ${text.slice(start)}`;
}
