import { foldedWords } from "@linkedpotential/contract/folding";
import { everydayWords, fillers } from "@linkedpotential/contract/freelancers/search-fillers";
import { partlyWordsOf } from "./partly-words.ts";
import { type Criteria, findsWord, type ProfileWords, searchedWords } from "./profile-words.ts";
import { baseOf, compoundEnd, isAbbreviation } from "./related-words.ts";

/** Fields of which a partial search may miss some words. */
const looseFields = ["search", "skill"] as const;

/** Shorter words begin too many others. */
const tellingMin = 3;

/** Returns the words of a text that say something without the others, the one for the work itself first. */
function tellingWords(text = ""): string[] {
  const main = mainWord(text);
  return searchedWords(text)
    .filter(
      (word) => !everydayWords.has(word) && !fillers.has(word) && (word.length >= tellingMin || isAbbreviation(word)),
    )
    .toSorted((one, other) => Number(other === main) - Number(one === main));
}

/** Words for the work itself. The words next to them, such as `Website`, say what it is for. */
const work = new Set(
  foldedWords(
    "Text Texte Foto Video Film Logo Flyer Übersetzung Übersetzen Programmieren Automatisieren Gestalten Fotografieren " +
      "Testen Schneiden Animation Illustration Lektorat",
  ),
);

/**
 * Returns the last word for work that stands before the first preposition: `texte` for `SEO Texte`, and for `Texte für
 * Fotos`. Undefined without one.
 */
function mainWord(text: string): string | undefined {
  const words = foldedWords(text);
  const start = words.findIndex((word) => !fillers.has(word));
  const end = words.findIndex((word, at) => at > start && fillers.has(word));
  const first = words.slice(Math.max(start, 0), end < 0 ? undefined : end).map(baseOf);
  return first.findLast((word) => work.has(word) || work.has(compoundEnd(word) ?? ""));
}

/** Returns the words that each searched word looks for: itself, and those that meet it in part. */
const wantedWords = (criteria: Criteria) =>
  looseFields
    .map((field) => ({ field, words: tellingWords(criteria[field]).map((word) => [word, ...partlyWordsOf(word)]) }))
    .filter(({ words }) => words.length > 0);

/** Returns the distinct words by which a partial search looks up profiles. */
export const partialWords = (criteria: Criteria): string[] => [
  ...new Set(wantedWords(criteria).flatMap(({ words }) => words.flat())),
];

/** How well a profile meets a searched word: it has the word, or one that meets it in part, or neither. */
const degrees = { full: 2, part: 1, none: 0 } as const;
type Degree = (typeof degrees)[keyof typeof degrees];

/**
 * Returns a function that tells how well a profile meets each word of a partial search. Undefined when it meets no word
 * of a searched field.
 */
export function partialSearch(criteria: Criteria): (words: ProfileWords) => Degree[] | undefined {
  const wanted = wantedWords(criteria);
  return (profile) => {
    const met = wanted.map(({ field, words }) => words.map((forms) => degreeIn(profile[field], forms)));
    const isMet = (field: Degree[]) => field.some((degree) => degree !== degrees.none);
    return met.length > 0 && met.every(isMet) ? met.flat() : undefined;
  };
}

function degreeIn(profile: readonly string[], [word = "", ...partly]: readonly string[]): Degree {
  const has = (searched: string) => profile.some((one) => findsWord(searched, one));
  if (has(word)) return degrees.full;
  return partly.some(has) ? degrees.part : degrees.none;
}
