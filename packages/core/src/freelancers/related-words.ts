import { foldedWords } from "@linkedpotential/contract/folding";
import { termsOf, trades } from "@linkedpotential/contract/freelancers/trades";
import { spokenLanguageCodes } from "@linkedpotential/contract/profile/languages";

/** Endings of plural, case and gender. Words of two letters have none, because `its` is no form of `IT`. */
const inflections = ["innen", "ern", "en", "er", "es", "in", "e", "n", "s"];
const inflectedMin = 3;

/**
 * Words for pieces of work that take the same craft whatever they are for. A search for a compound such as `Firmenlogo`
 * finds people who make logos for anybody, and one for `Websitetexte` people who write texts, not those who make websites.
 */
const crafted = [
  ...["Texte", "Text", "Logo", "Foto", "Flyer", "Broschüre", "Plakat", "Podcast", "Präsentation", "Blog", "Karte"],
  ...["Etikett", "Schild", "Beschriftung", "Website", "Webseite", "Homepage"],
].flatMap(foldedWords);

/** Words for pieces of work. In a compound such as `Verkaufsschulung` both parts say which work it is. */
const pieces = [...crafted, ...["Kampagne", "Newsletter", "Schulung", "Seminar", "Workshop"].flatMap(foldedWords)];

/** Words at the end of compounds by which the compound is found too: `Logistikberatung` by `Beratung`. */
const compoundEndings = [
  ...["Beratung", "Berater", "Design", "Designer", "Entwicklung", "Management", "Manager", "Marketing", "Texter"],
  ...["Übersetzung", "Übersetzer", "Fotografie", "Fotograf", "Programmierung", "Programmierer", "Training"],
  ...["Trainer", "Coaching", "Coach", "Gestaltung", "Optimierung", "Planung", "Betreuung", "Produktion", "Software"],
  ...["Video", "Film", "Buchhaltung", "Vertrieb", "Leitung", "Analyse"],
]
  .flatMap(foldedWords)
  .concat(pieces);
// An ending needs four letters before it: `Kontexte` is not a compound with `Texte`, and `Umschulung` not one with
// `Schulung`. `Fachgerecht` is not one with `Recht`.
const compound = new RegExp(
  `^\\p{L}{4,}(${compoundEndings.join("|")}|(?<!ge)recht)(?:${inflections.join("|")})?$`,
  "u",
);

const tradeWords = trades.map(({ names, signs, broader }) => {
  const found = [...termsOf(names), ...termsOf(broader)].flatMap(foldedWords);
  return { terms: [...termsOf(names), ...termsOf(signs)].map(foldedWords), found: [...new Set(found)] };
});
type TradeWords = (typeof tradeWords)[number];

/** Words that are a name or a sign of a trade by themselves. */
const terms = new Set(tradeWords.flatMap((trade) => trade.terms.filter(({ length }) => length === 1).flat()));
const wordsOfTrades = tradeWords.map(({ terms, found }) => new Set([...terms.flat(), ...found]));
const tradesOfWords = Map.groupBy(
  wordsOfTrades.flatMap((words, trade) => [...words].map((word) => ({ word, trade }))),
  ({ word }) => word,
);
const knownWords = new Set(tradesOfWords.keys());

/** Words by which a trade is searched. */
export const searchableWords: ReadonlySet<string> = new Set(tradeWords.flatMap(({ found }) => found));
/** Shorter names, such as `PR`, occur in words of other trades. */
const nameMin = 4;
/** Shorter signs begin other words: `Fotovoltaik` is not about a `Foto`. */
const signMin = 6;
const wordsOfLists = (lists: readonly (string | undefined)[], min: number) =>
  lists
    .flatMap(termsOf)
    .map(foldedWords)
    .filter(({ length }) => length === 1)
    .flat()
    .filter((word) => word.length >= min);
const namesOfOneWord = new Set(
  wordsOfLists(
    trades.map(({ names }) => names),
    nameMin,
  ),
);
const compoundBeginnings = [
  ...namesOfOneWord,
  ...wordsOfLists(
    trades.map(({ signs }) => signs),
    signMin,
  ),
];
const searchedEndings = new Set([...namesOfOneWord, ...pieces]);

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

/**
 * Tells whether a word of the trades begins a longer one of other trades by chance, as `Marke` begins `Marketing` and
 * `Daten` begins `Datenschutz`. A compound of two such words, such as `Webshop`, is no chance.
 */
export function isOtherTrade(beginning: string, word: string): boolean {
  if (beginning === word || knownWords.has(word.slice(beginning.length))) return false;
  const trades = new Set(tradesOfWords.get(beginning)?.map(({ trade }) => trade));
  const others = tradesOfWords.get(word) ?? [];
  return trades.size > 0 && others.length > 0 && !others.some(({ trade }) => trades.has(trade));
}

/** Removes words that are an abbreviation in capitals only, such as the English `it`. */
export const withoutLowerCaseAbbreviations = (text: string): string => text.replaceAll(lowerCaseAbbreviation, " ");

/** Names of languages in German, the language of most profiles. */
export const languageNames = new Intl.DisplayNames("de", { type: "language" });
const languageWords = new Set(foldedWords(spokenLanguageCodes.map((code) => languageNames.of(code)).join("\n")));
const partlyWords = new Set(trades.flatMap(({ partly }) => termsOf(partly).flatMap(foldedWords)));
const isKnown = (word: string) => knownWords.has(word) || languageWords.has(word) || partlyWords.has(word);

/**
 * Returns the folded word without its ending, the infinitive of a verb, or the name of the work for the person who does
 * it, if that makes it a word of the trades or a language: `personalberatung` for `personalberaterin`, `englisch` for
 * `englische`, `programmieren` for `programmiert`.
 */
export function baseOf(word: string): string {
  const bases = inflections.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  const forms = [word, ...[...bases, ...verbForms(word)].filter((base) => base.length >= inflectedMin)];
  return forms.find(isKnown) ?? forms.flatMap(workOf).find((work) => terms.has(work)) ?? word;
}

/**
 * Returns the infinitive and the nouns that a verb in the third person or the infinitive may belong to: `entwickeln` for
 * `entwickelt`, `design` for `designt`, `illustration` for `illustriert` and `illustrieren`.
 */
function verbForms(word: string): string[] {
  const [, stem] = /^(\p{L}+?)e?t$/u.exec(word) ?? [];
  const [, root] = /^(\p{L}+)ier(?:t|en)$/u.exec(word) ?? [];
  return [...(stem ? [`${stem}en`, `${stem}n`, stem] : []), ...(root ? [`${root}ation`, `${root}ierung`] : [])];
}

/** Shorter words are others: a `Schüler` is not somebody who gives a `Schulung`. */
const personMin = 8;

/** Returns the name of the work of a person, or of the person for the work: `beratung` for `berater`. */
function workOf(word: string): string[] {
  if (word.length < personMin) return [];
  if (word.endsWith("er")) return [word.replace(/er$/, "ung")];
  return word.endsWith("ung") ? [word.replace(/ung$/, "er")] : [];
}

/** Returns the folded words by which a text of these folded words is found besides its own: ends of compounds, trades. */
export function relatedWords(words: readonly string[]): string[] {
  const ends = words.flatMap((word) => compoundEnd(word) ?? []);
  const found = [...tradesIn(words.map(baseOf)), ...tradesIn(ends)].flatMap((trade) => trade.found);
  return [...new Set([...ends, ...found])];
}

/**
 * Returns the words of trades with which a searched compound ends or begins: `buchhaltung` for `lohnbuchhaltung`, `logo`
 * for `firmenlogo` and `instagram` for `instagramkanal`. Only words by which a profile with that compound is found too.
 * Empty for a word of the trades, and without such a word.
 */
export function tradeWordsIn(word: string): string[] {
  if (searchableWords.has(word)) return [];
  const longest = (names: readonly string[]) => names.toSorted((one, other) => other.length - one.length).slice(0, 1);
  const end = compoundEnd(word);
  const isAtEnd = (name: string) => name === end || word.endsWith(name);
  const ends = relatedWords([word]).filter((name) => isAtEnd(name) && searchedEndings.has(name));
  if (end !== undefined && crafted.includes(end) && ends.length > 0) return longest(ends);
  // The sign of another trade may begin with a name: `Salesforce` is not about sales. A word with digits is no compound.
  const starts =
    knownWords.has(word) || /\d/.test(word) ? [] : compoundBeginnings.filter((name) => word.startsWith(name));
  return [...longest(starts), ...longest(ends)];
}

/** Tells whether the folded word is one by which a trade is searched. */
export const isTradeWord = (word: string): boolean => searchableWords.has(word);

/** Returns the end of a compound, if it is one that many compounds have. */
export const compoundEnd = (word: string): string | undefined => compound.exec(word)?.[1];

function tradesIn(words: readonly string[]): Set<TradeWords> {
  const found = words.flatMap((word, at) =>
    (tradesByFirstWord.get(word) ?? []).filter(({ rest }) => rest.every((next, from) => words[at + 1 + from] === next)),
  );
  return new Set(found.map(({ trade }) => trade));
}
