import { foldedWords } from "@linkedpotential/contract/folding";
import { searchWordsMax } from "@linkedpotential/contract/freelancers/limits";
import type { FreelancerSearch } from "@linkedpotential/contract/freelancers/schema";
import { everydayWords, fillers } from "@linkedpotential/contract/freelancers/search-fillers";
import { activityAreas, otherArea } from "@linkedpotential/contract/profile/activity-areas";
import { shownNameParts } from "../user/shown-name.ts";
import type { UserItem } from "../user/user.entity.ts";
import {
  baseOf,
  isAbbreviation,
  isOtherTrade,
  isTradeWord,
  languageNames,
  relatedWords,
  tradeWordsIn,
  withoutLowerCaseAbbreviations,
} from "./related-words.ts";

export type Profile = Pick<
  UserItem,
  "name" | "activityArea" | "skills" | "description" | "availability" | "languages" | "references"
>;
export type Criteria = Pick<FreelancerSearch, "search" | "skill" | "area" | "availability">;

/** Maximum number of words by which a profile is found. The name, area, skills and languages come first, related words last. */
const wordsMax = 300;

const searchedFields = ["search", "skill", "area", "availability"] as const;

export interface ProfileWords extends Record<(typeof searchedFields)[number], readonly string[]> {
  /** Distinct words that the profile contains. */
  own: string[];
  /** Further distinct words by which the profile is found. */
  related: string[];
  /** Distinct words of the first name, without those in `own` and `related`. None for a profile that says nothing else. */
  firstName: string[];
}

/** Returns the folded words by which the profile is found, in all and by field. */
export function profileWords({
  name,
  activityArea,
  skills,
  description,
  availability = "",
  languages = [],
  references = [],
}: Profile): ProfileWords {
  const [area, skill] = [wordsOfArea(activityArea), foldedWords(skills.join("\n"))];
  const [time, text] = [foldedWords(availability), foldedWords(withoutLowerCaseAbbreviations(description))];
  const spoken = foldedWords(languages.map(({ language }) => languageNames.of(language)).join("\n"));
  const done = foldedWords(references.map((reference) => `${reference.customer}\n${reference.text}`).join("\n"));
  const said = [...new Set([...area, ...skill, ...spoken, ...time, ...text, ...done])];
  const shown = said.length > 0 ? wordsOfName(name) : { first: [], initial: [] };
  const own = said.slice(0, wordsMax - shown.first.length);
  const ofSkill = relatedWords(skill);
  const allRelated = [...relatedWords(area), ...ofSkill, ...relatedWords(text)];
  const related = [...new Set(allRelated)]
    .filter((word) => !own.includes(word))
    .slice(0, wordsMax - shown.first.length - own.length);
  return {
    own,
    related,
    firstName: shown.first.filter((word) => !own.includes(word) && !related.includes(word)),
    area,
    skill: [...skill, ...ofSkill],
    availability: time,
    search: [...said, ...allRelated, ...shown.first, ...shown.initial],
  };
}

/**
 * Returns the words of the name that businesses see. The initial narrows a search for the first name. It is not in the
 * index, because a search for the language C would find everybody with this initial.
 */
function wordsOfName(name: string) {
  const { first, initial } = shownNameParts(name);
  return { first: [...new Set(foldedWords(first))], initial: foldedWords(initial) };
}

/** An area in the freelancer's own words counts as other, too. */
function wordsOfArea(activityArea: string): string[] {
  const isListed = activityAreas.some((area) => area === activityArea);
  return foldedWords(isListed || !activityArea ? activityArea : `${activityArea} ${otherArea}`);
}

/** Returns the distinct folded words by which the profile is found. Empty for a profile that says nothing. */
export function wordsOfProfile(profile: Profile): string[] {
  const { own, related, firstName } = profileWords(profile);
  return [...own, ...firstName, ...related];
}

const wordsOfCriteria = (criteria: Criteria) =>
  searchedFields.map((field) => ({ field, words: searchedWords(criteria[field] ?? "") }));

/** Returns the folded words of profiles for which a text searches, without those that say nothing. */
export function searchedWords(text: string): string[] {
  const words = foldedWords(text);
  const meaningful = words.filter((word) => !fillers.has(word));
  const searched = (meaningful.length > 0 ? meaningful : words).map(wordsToFind);
  // Some words, such as `schreiben`, are in both lists. They are ignored next to another trade, but without one they are
  // the trade that is searched.
  const isEveryday = ({ word }: { word: string }) => everydayWords.has(word);
  const hasTrade = searched.some(({ isTrade }) => isTrade);
  const hasOtherTrade = searched.some((one) => one.isTrade && !isEveryday(one));
  return searched
    .filter((one) => !isEveryday(one) || !(hasOtherTrade || (hasTrade && !one.isTrade)))
    .slice(0, searchWordsMax)
    .flatMap(({ found }) => found);
}

/** Returns the words of profiles that a searched word stands for: without its ending, or the trades in a compound. */
function wordsToFind(word: string) {
  const base = baseOf(word);
  const names = everydayWords.has(word) ? [] : tradeWordsIn(base);
  return { word, found: names.length > 0 ? names : [base], isTrade: names.length > 0 || isTradeWord(base) };
}

/** Returns the longest folded word of a search, which is the most selective one. Undefined when nothing is searched. */
export const longestWord = (criteria: Criteria): string | undefined =>
  wordsOfCriteria(criteria)
    .flatMap(({ words }) => words)
    .reduce<string | undefined>(
      (longest, word) => (longest === undefined || word.length > longest.length ? word : longest),
      undefined,
    );

/**
 * Tells whether a searched word finds a word of a profile: by its beginning, but an abbreviation by the whole word, and
 * not a word of another trade.
 */
export const findsWord = (searched: string, word: string): boolean =>
  isAbbreviation(searched) ? word === searched : word.startsWith(searched) && !isOtherTrade(searched, word);

/** Returns a function that tells whether each searched word finds a word of a profile. */
export function profileSearch(criteria: Criteria): (words: ProfileWords) => boolean {
  const wanted = wordsOfCriteria(criteria);
  return (profile) =>
    wanted.every(({ field, words }) => words.every((word) => profile[field].some((one) => findsWord(word, one))));
}
