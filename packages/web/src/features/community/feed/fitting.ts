import type { Post } from "@linkedpotential/contract/community/schema";

const wordsOf = (entry: string): string[] =>
  entry
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

/**
 * Returns the entries of a post that match one of the skills: one contains all words of the other. `Java` does not
 * match `JavaScript`.
 */
export function fittingEntries({ lookingFor }: Pick<Post, "lookingFor">, skills: readonly string[]): Set<string> {
  const known = skills.map(wordsOf).filter((words) => words.length > 0);
  const meets = (entry: string) => {
    const wanted = wordsOf(entry);
    return wanted.length > 0 && known.some((words) => isWithin(words, wanted) || isWithin(wanted, words));
  };
  return new Set(lookingFor?.filter(meets));
}

const isWithin = (words: readonly string[], others: readonly string[]): boolean =>
  words.every((word) => others.includes(word));
