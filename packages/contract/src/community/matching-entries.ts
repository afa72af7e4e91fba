import type { Post } from "./schema.ts";

const splitWords = (entry: string): string[] =>
  entry
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);

/**
 * Returns the entries of `lookingFor` that match a skill. They match when one contains all words of the other, so `UI`
 * matches `UI design`, but `Java` does not match `JavaScript`.
 */
export function matchingEntries({ lookingFor }: Pick<Post, "lookingFor">, skills: readonly string[]): Set<string> {
  const known = skills.map(splitWords).filter((words) => words.length > 0);
  const matchesSkill = (entry: string) => {
    const wanted = splitWords(entry);
    return wanted.length > 0 && known.some((words) => areAllIn(words, wanted) || areAllIn(wanted, words));
  };
  return new Set(lookingFor?.filter(matchesSkill));
}

const areAllIn = (words: readonly string[], others: readonly string[]): boolean =>
  words.every((word) => others.includes(word));
