import { editsBetween } from "@linkedpotential/contract/edits";
import { fold } from "@linkedpotential/contract/folding";
import { everydayWords } from "@linkedpotential/contract/freelancers/search-fillers";
import { termsOf, trades } from "@linkedpotential/contract/freelancers/trades";
import type { FreelancerFilter } from "../use-freelancer-address.ts";

/** Shorter words have too many neighbors. */
const wordMin = 5;
/** Length from which a word may have two wrong letters. */
const longWordMin = 9;

interface KnownWord {
  word: string;
  folded: string;
}

/** Returns the words that can be offered, without those that have signs or digits. */
const wordsOf = (words: readonly string[]): KnownWord[] =>
  words
    .map((word) => ({ word, folded: fold(word) }))
    .filter(({ folded }) => folded.length >= wordMin && /^\p{L}+$/u.test(folded));

/** Ends of words for a person, such as `Buchhalter`, which have a feminine form. */
const masculine = /(?:er|or|eur|ist|yst|graf|ant|zent|istent|är)$/;

const terms = trades.flatMap(({ names, signs, broader }) => [names, signs, broader].flatMap(termsOf));
const tradeWords = wordsOf([...terms, ...terms.filter((term) => masculine.test(term)).map((person) => `${person}in`)]);

interface SimilarSearch {
  /** The corrected text of the field. */
  text: string;
  change: Partial<FreelancerFilter>;
}

/**
 * Returns the search with words of trades, or of the given names in keywords, in place of those with one wrong letter, or
 * two in a long word. Two swapped letters are one wrong letter. Undefined without such a word.
 */
export function similarSearch(filter: FreelancerFilter, names: readonly string[]): SimilarSearch | undefined {
  const ofNames = wordsOf(names.flatMap((name) => name.match(/\p{L}+/gu) ?? []));
  for (const field of ["search", "skill"] as const) {
    const known = field === "search" ? [...tradeWords, ...ofNames] : tradeWords;
    const text = filter[field].replaceAll(/\p{L}+/gu, (word) => similarWord(fold(word), known) ?? word);
    if (text !== filter[field]) return { text, change: { [field]: text } };
  }
  return undefined;
}

function similarWord(typed: string, knownWords: readonly KnownWord[]): string | undefined {
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
