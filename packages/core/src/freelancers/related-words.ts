import { foldedWords } from "@linkedpotential/contract/folding";
import { termsOf, trades } from "@linkedpotential/contract/freelancers/trades";

/** Endings of plural, case and gender. Words of two letters have none, because `its` is no form of `IT`. */
const inflections = ["innen", "ern", "en", "er", "es", "in", "e", "n", "s"];
const inflectedMin = 3;

/** Words at the end of compounds by which the compound is found too: `Logistikberatung` by `Beratung`. */
const compoundEndings = [
  ...["Beratung", "Berater", "Design", "Designer", "Entwicklung", "Management", "Manager", "Marketing", "Texte"],
  ...["Texter", "Übersetzung", "Übersetzer", "Fotografie", "Fotograf", "Programmierung", "Programmierer", "Training"],
  ...["Trainer", "Coaching", "Coach", "Gestaltung", "Optimierung", "Planung", "Betreuung", "Produktion", "Software"],
  ...["Video", "Film", "Buchhaltung", "Vertrieb", "Leitung", "Analyse"],
].flatMap(foldedWords);
// Endings follow four letters, so that `Kontexte` is no compound. `Fachgerecht` is none either.
const compound = new RegExp(
  `^\\p{L}{4,}(${compoundEndings.join("|")}|(?<!ge)recht)(?:${inflections.join("|")})?$`,
  "u",
);

const tradeWords = trades.map(({ names, signs, broader }) => {
  const found = [...termsOf(names), ...termsOf(broader)].flatMap(foldedWords);
  return { terms: [...termsOf(names), ...termsOf(signs)].map(foldedWords), found: [...new Set(found)] };
});
type TradeWords = (typeof tradeWords)[number];

const knownWords = new Set(tradeWords.flatMap(({ terms, found }) => [...terms.flat(), ...found]));

const tradesByFirstWord = Map.groupBy(
  tradeWords.flatMap((trade) => trade.terms.map(([first = "", ...rest]) => ({ first, rest, trade }))),
  ({ first }) => first,
);

const abbreviationMax = 2;
const abbreviations = [...knownWords].filter((word) => word.length === abbreviationMax && !/\d/.test(word));
const lowerCaseAbbreviation = new RegExp(`(?<![\\p{L}\\p{N}])(?:${abbreviations.join("|")})(?![\\p{L}\\p{N}])`, "gu");

/** Tells whether the folded word is an abbreviation such as `IT`, which is no beginning of another word. */
export const isAbbreviation = (word: string): boolean =>
  word.length === abbreviationMax && abbreviations.includes(word);

/** Removes words that are an abbreviation in capitals only, such as the English `it`. */
export const withoutLowerCaseAbbreviations = (text: string): string => text.replaceAll(lowerCaseAbbreviation, " ");

/** Returns the folded word without its ending if that makes it a word of the trades. */
export function baseOf(word: string): string {
  if (knownWords.has(word)) return word;
  for (const ending of inflections) {
    const base = word.slice(0, -ending.length);
    if (base.length >= inflectedMin && word.endsWith(ending) && knownWords.has(base)) return base;
  }
  return word;
}

/** Returns the folded words by which a text of these folded words is found besides its own: ends of compounds, trades. */
export function relatedWords(words: readonly string[]): string[] {
  const ends = words.flatMap((word) => compound.exec(word)?.[1] ?? []);
  const found = [...tradesIn(words.map(baseOf)), ...tradesIn(ends)].flatMap((trade) => trade.found);
  return [...new Set([...ends, ...found])];
}

function tradesIn(words: readonly string[]): Set<TradeWords> {
  const found = words.flatMap((word, at) =>
    (tradesByFirstWord.get(word) ?? []).filter(({ rest }) => rest.every((next, from) => words[at + 1 + from] === next)),
  );
  return new Set(found.map(({ trade }) => trade));
}
