import { foldedWords } from "@linkedpotential/contract/folding";
import { termsOf, trades } from "@linkedpotential/contract/freelancers/trades";
import { compoundEnd, isTradeWord, searchableWords } from "./related-words.ts";

/** Names of trades by the words that show a trade, and by those for work that it does in part. */
const namesBySign = namesBy(({ signs }) => signs);
const namesByPart = namesBy(({ partly }) => partly);

function namesBy(listOf: (trade: (typeof trades)[number]) => string | undefined): Map<string, string[]> {
  const pairs = trades.flatMap((trade) => {
    const [name] = singleWords(trade.names);
    return name === undefined ? [] : singleWords(listOf(trade)).map((word) => ({ word, name }));
  });
  const groups = Map.groupBy(pairs, ({ word }) => word);
  return new Map([...groups].map(([word, ofWord]) => [word, ofWord.map(({ name }) => name)]));
}

/** Returns the folded terms of one word. */
function singleWords(list: string | undefined): string[] {
  const terms = termsOf(list).map(foldedWords);
  return terms.filter(({ length }) => length === 1).flat();
}

/** Shorter words are seldom compounds. */
const compoundMin = 10;
/** Shorter words begin and end too many others: `Fotovoltaik` is not about a `Foto`. */
const partMin = 5;
const parts = [...searchableWords].filter((word) => word.length >= partMin);

/**
 * Returns the words that meet a searched word in part: names of trades that do such work in part or with such a tool
 * (`programmierer` for `react`), and words of trades with which an unknown compound begins or ends.
 */
export function partlyWordsOf(word: string): string[] {
  const ofPart = namesByPart.get(word) ?? [];
  if (isTradeWord(word)) return ofPart;
  return [...new Set([...ofPart, ...(namesBySign.get(word) ?? []), ...partsOf(word)])];
}

function partsOf(word: string): string[] {
  if (word.length < compoundMin || /\d/.test(word)) return [];
  const longest = (found: string[]) => found.toSorted((one, other) => other.length - one.length).slice(0, 1);
  const ends = parts.filter((part) => word.endsWith(part) || part === compoundEnd(word));
  return [...longest(parts.filter((part) => word.startsWith(part))), ...longest(ends)];
}
