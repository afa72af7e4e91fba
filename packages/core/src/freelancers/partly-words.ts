import { foldedWords } from "@linkedpotential/contract/folding";
import { termsOf, trades } from "@linkedpotential/contract/freelancers/trades";
import { compoundEnd, isTradeWord, searchableWords } from "./related-words.ts";

type Trade = (typeof trades)[number];

/** Names of trades by the words that show a trade, and by those for work that it does in part. */
const namesBySign = namesBy(({ signs }) => singleWords(signs));
const namesByPart = namesBy(({ partly }) => singleWords(partly).flatMap((word) => [word, ...synonymsOf(word)]));

/** Returns the other names of the trade that a word names, and its signs: `chatgpt` for `ki`. */
function synonymsOf(word: string): string[] {
  const named = trades.filter(({ names }) => singleWords(names).includes(word));
  return named.flatMap(({ names, signs }) => [...singleWords(names), ...singleWords(signs)]);
}

function namesBy(wordsOf: (trade: Trade) => string[]): Map<string, string[]> {
  const pairs = trades.flatMap((trade) => {
    const [name] = singleWords(trade.names);
    return name === undefined ? [] : [...new Set(wordsOf(trade))].map((word) => ({ word, name }));
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

/** Ends of compounds that say nothing about the work: `Praxismanagement` is not like `Shopmanagement`. */
const emptyEnds = new Set(
  foldedWords("Management Manager Planung Leitung Betreuung Produktion Optimierung Entwicklung Training Analyse"),
);

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
  const ends = parts.filter((part) => !emptyEnds.has(part) && (word.endsWith(part) || part === compoundEnd(word)));
  return [...longest(parts.filter((part) => word.startsWith(part))), ...longest(ends)];
}
