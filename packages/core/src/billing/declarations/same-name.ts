const replacements: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

/** Normalizes accents and umlauts, so that `Müller`, `Mueller` and `Muller` become equal. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => replacements[letter] ?? letter)
    .replace(/([aou])e/g, "$1");

const wordsOf = (name: string): string =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(" ");

/**
 * Compares two names and ignores case, umlauts, punctuation and the order of words. A name without letters equals no
 * other name.
 */
export function isSameName(one: string, other: string): boolean {
  const words = wordsOf(one);
  return words !== "" && words === wordsOf(other);
}
