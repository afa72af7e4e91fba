/** Ligatures and letters that Unicode does not decompose, with their spelling in ASCII. */
const spellings: Record<string, string> = { ß: "ss", æ: "a", œ: "o", ø: "o", đ: "d", ł: "l", ı: "i", þ: "th", ς: "σ" };

/**
 * Returns the text in lower case and without diacritics, so that spellings of one name become equal: `Öztürk`,
 * `Oeztuerk` and `Ozturk` fold to `ozturk`. Some different names become equal too, such as `Bauer` and `Baur`. Use it
 * for searching and for hints about duplicates, never as an identity. The folded beginning of a text is the beginning of
 * the folded text.
 */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœøđłıþς]/g, (letter) => spellings[letter] ?? letter)
    .replaceAll(/([aou])e+/g, "$1");

/** Returns the folded words of a text. Punctuation and white space separate words. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns a function that tells whether a text contains every word of a search, in any spelling. */
export function textSearch(search: string): (text: string) => boolean {
  const words = foldedWords(search);
  return (text) => {
    const content = fold(text);
    return words.every((word) => content.includes(word));
  };
}
