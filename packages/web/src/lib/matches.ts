import { foldedWords } from "@linkedpotential/contract/folding";

/** Tells whether each word of a search begins a word of the texts, regardless of case and diacritics. */
export function matches(texts: readonly string[], search: string): boolean {
  const words = foldedWords(texts.join(" "));
  return foldedWords(search).every((searched) => words.some((word) => word.startsWith(searched)));
}
