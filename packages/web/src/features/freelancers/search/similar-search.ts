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

export interface SimilarSearch {
  /** The corrected text of the fields. */
  text: string;
  /** The corrected text by field. */
  change: Partial<Pick<FreelancerFilter, "search" | "skill">>;
}

/**
 * Returns the search with words of trades, or of the given names in keywords, in place of misspelled ones. Undefined
 * without such a word.
 */
export function similarSearch(filter: FreelancerFilter, names: readonly string[]): SimilarSearch | undefined {
  const corrected = (["search", "skill"] as const).flatMap((field) => {
    const known = field === "search" ? [...tradeWords, ...knownWordsIn(names)] : tradeWords;
    const text = withKnownWords(filter[field], known);
    return text === filter[field] ? [] : [[field, text] as const];
  });
  if (corrected.length === 0) return undefined;
  return { text: corrected.map(([, text]) => text).join(" "), change: Object.fromEntries(corrected) };
}
