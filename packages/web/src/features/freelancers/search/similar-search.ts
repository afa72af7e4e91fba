import { editsBetween } from "@linkedpotential/contract/edits";
import { fold } from "@linkedpotential/contract/folding";
import { everydayWords } from "@linkedpotential/contract/freelancers/search-fillers";
import { termsOf, trades } from "@linkedpotential/contract/freelancers/trades";
import type { FreelancerFilter } from "../use-freelancer-address.ts";

/** Shorter words have too many neighbors. */
const wordMin = 5;
/** Length from which a word may have two wrong letters. */
const longWordMin = 9;

const knownWords = trades
  .flatMap(({ names, signs, broader }) => [names, signs, broader].flatMap(termsOf))
  .map((word) => ({ word, folded: fold(word) }))
  .filter(({ folded }) => folded.length >= wordMin && /^\p{L}+$/u.test(folded));

type KnownWord = (typeof knownWords)[number];

interface SimilarSearch {
  /** The corrected text of the field. */
  text: string;
  change: Partial<FreelancerFilter>;
}

/**
 * Returns the search with words of trades in place of those with one wrong letter, or two in a long word. Undefined
 * without one.
 */
export function similarSearch(filter: FreelancerFilter): SimilarSearch | undefined {
  for (const field of ["search", "skill"] as const) {
    const text = filter[field].replaceAll(/\p{L}+/gu, (word) => similarWord(fold(word)) ?? word);
    if (text !== filter[field]) return { text, change: { [field]: text } };
  }
  return undefined;
}

function similarWord(typed: string): string | undefined {
  // `Firma` has one other letter than `Figma`.
  if (everydayWords.has(typed)) return undefined;
  if (knownWords.some(({ folded }) => folded.startsWith(typed))) return undefined;
  // A word that only lacks the last letter would be no correction of `Fotos`.
  const isWithOneEdit = ({ folded }: KnownWord) => !typed.startsWith(folded) && editsBetween(typed, folded) === 1;
  const isWithTwoEdits = ({ folded }: KnownWord) => folded[0] === typed[0] && editsBetween(typed, folded) === 2;
  const oneAway = knownWords.find(isWithOneEdit);
  // An ending of a known word is no mistake: `Lektorin` has two other letters than `Lektorat`.
  if (oneAway || typed.length < longWordMin || knownWords.some(({ folded }) => typed.startsWith(folded))) {
    return oneAway?.word;
  }
  return knownWords.find(isWithTwoEdits)?.word;
}
