import { termsOf, trades } from "@linkedpotential/contract/freelancers/trades";
import type { FreelancerFilter } from "../use-freelancer-address.ts";
import { knownWords, knownWordsIn, withKnownWords } from "./similar-words.ts";

/** Ends of words for a person, such as `Buchhalter`, which have a feminine form. */
const masculine = /(?:er|or|eur|ist|yst|graf|ant|zent|istent|är)$/;

const terms = trades.flatMap(({ names, signs, broader, partly }) => [names, signs, broader, partly].flatMap(termsOf));
const tradeWords = knownWords([
  ...terms,
  ...terms.filter((term) => masculine.test(term)).map((person) => `${person}in`),
]);

interface SimilarSearch {
  /** The corrected text of the field. */
  text: string;
  change: Partial<FreelancerFilter>;
}

/**
 * Returns the search with words of trades, or of the given names in keywords, in place of misspelled ones. Undefined
 * without such a word.
 */
export function similarSearch(filter: FreelancerFilter, names: readonly string[]): SimilarSearch | undefined {
  for (const field of ["search", "skill"] as const) {
    const known = field === "search" ? [...tradeWords, ...knownWordsIn(names)] : tradeWords;
    const text = withKnownWords(filter[field], known);
    if (text !== filter[field]) return { text, change: { [field]: text } };
  }
  return undefined;
}
