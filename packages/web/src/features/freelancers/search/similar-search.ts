import { fold } from "@linkedpotential/contract/folding";
import { termsOf, trades } from "@linkedpotential/contract/freelancers/trades";
import type { FreelancerFilter } from "../use-freelancer-address.ts";

/** Shorter words have too many neighbors. */
const wordMin = 5;
/** Length from which a word may have two wrong letters. */
const longWordMin = 9;

const knownWords = trades
  .flatMap(({ names, broader }) => [...termsOf(names), ...termsOf(broader)])
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

/** Returns how many letters are missing, extra or different. Two swapped neighbors count as one. */
function editsBetween(one: string, other: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, target] of [...other].entries()) {
      const replaced = at(previous, column) + (letter === target ? 0 : 1);
      const isSwap = letter === other[column - 1] && target === one[row - 1];
      const swapped = isSwap ? at(beforePrevious, column - 1) + 1 : replaced;
      current.push(Math.min(at(previous, column + 1) + 1, at(current, column) + 1, replaced, swapped));
    }
    [beforePrevious, previous] = [previous, current];
  }
  return at(previous, other.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
