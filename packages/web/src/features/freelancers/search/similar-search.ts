import { fold } from "@linkedpotential/contract/folding";
import { termsOf, trades } from "@linkedpotential/contract/freelancers/trades";
import type { FreelancerFilter } from "../use-freelancer-address.ts";

/** Shorter words have too many neighbors. */
const wordMin = 5;

const knownWords = trades
  .flatMap(({ names, broader }) => [...termsOf(names), ...termsOf(broader)])
  .map((word) => ({ word, folded: fold(word) }))
  .filter(({ folded }) => folded.length >= wordMin && /^\p{L}+$/u.test(folded));

interface SimilarSearch {
  /** The corrected text of the field. */
  text: string;
  change: Partial<FreelancerFilter>;
}

/** Returns the search with a word of a trade in place of one with a single wrong letter. Undefined without one. */
export function similarSearch(filter: FreelancerFilter): SimilarSearch | undefined {
  for (const field of ["search", "skill"] as const) {
    const text = filter[field].replaceAll(/\p{L}+/gu, (word) => similarWord(fold(word)) ?? word);
    if (text !== filter[field]) return { text, change: { [field]: text } };
  }
  return undefined;
}

function similarWord(typed: string): string | undefined {
  if (knownWords.some(({ folded }) => folded.startsWith(typed))) return undefined;
  // A word that only lacks the last letter would be no correction of `Fotos`.
  return knownWords.find(({ folded }) => !typed.startsWith(folded) && isOneEditApart(typed, folded))?.word;
}

/** Tells whether one letter is missing, extra or different, or two neighboring letters are swapped. */
function isOneEditApart(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (a.length <= 1 && b.length <= 1) || (a.length === 2 && b === [...a].reverse().join(""));
}
