import { foldedWords } from "@linkedpotential/contract/folding";
import { searchWordsMax } from "@linkedpotential/contract/freelancers/limits";
import type { FreelancerSearch } from "@linkedpotential/contract/freelancers/schema";
import { activityAreas, otherArea } from "@linkedpotential/contract/profile/activity-areas";
import type { UserItem } from "../user/user.entity.ts";
import { baseOf, isAbbreviation, relatedWords, withoutLowerCaseAbbreviations } from "./related-words.ts";

type Profile = Pick<UserItem, "activityArea" | "skills" | "description" | "availability">;
type Criteria = Pick<FreelancerSearch, "search" | "skill" | "area" | "availability">;

/** Maximum number of words by which a profile is found. The area and the skills come first, related words last. */
const wordsMax = 300;

/** Words that say nothing in a search: `Ich suche einen Texter für die Website` searches for two words. */
const fillers = new Set(
  foldedWords(
    "für und oder mit bei im in am an ab auf aus der die das den dem ein eine einen einer von vom zu zum zur als ich wir " +
      "suche suchen brauche brauchen gesucht jemand jemanden hilfe erstellen machen freelancer freelancerin for and or with the a of to",
  ),
);

const searchedFields = ["search", "skill", "area", "availability"] as const;

export interface ProfileWords extends Record<(typeof searchedFields)[number], readonly string[]> {
  /** Distinct words that the profile contains. */
  own: string[];
  /** Further distinct words by which the profile is found. */
  related: string[];
}

/** Returns the folded words by which the profile is found, in all and by field. */
export function profileWords({ activityArea, skills, description, availability = "" }: Profile): ProfileWords {
  const [area, skill] = [wordsOfArea(activityArea), foldedWords(skills.join("\n"))];
  const [time, text] = [foldedWords(availability), foldedWords(withoutLowerCaseAbbreviations(description))];
  const own = [...new Set([...area, ...skill, ...time, ...text])].slice(0, wordsMax);
  const ofSkill = relatedWords(skill);
  const related = [...relatedWords(area), ...ofSkill, ...relatedWords(text)];
  return {
    own,
    related: [...new Set(related)].filter((word) => !own.includes(word)).slice(0, wordsMax - own.length),
    area,
    skill: [...skill, ...ofSkill],
    availability: time,
    search: [...area, ...skill, ...time, ...text, ...related],
  };
}

/** An area in the freelancer's own words counts as other, too. */
function wordsOfArea(activityArea: string): string[] {
  const isListed = activityAreas.some((area) => area === activityArea);
  return foldedWords(isListed || !activityArea ? activityArea : `${activityArea} ${otherArea}`);
}

/** Returns the distinct folded words by which the profile is found. Empty for a profile that says nothing. */
export function wordsOfProfile(profile: Profile): string[] {
  const { own, related } = profileWords(profile);
  return [...own, ...related];
}

const wordsOfCriteria = (criteria: Criteria) =>
  searchedFields.map((field) => ({ field, words: searchedWords(criteria[field] ?? "") }));

function searchedWords(text: string): string[] {
  const words = foldedWords(text);
  const meaningful = words.filter((word) => !fillers.has(word));
  return (meaningful.length > 0 ? meaningful : words).slice(0, searchWordsMax).map(baseOf);
}

/** Returns the longest folded word of a search, which is the most selective one. Undefined when nothing is searched. */
export const longestWord = (criteria: Criteria): string | undefined =>
  wordsOfCriteria(criteria)
    .flatMap(({ words }) => words)
    .reduce<string | undefined>(
      (longest, word) => (longest === undefined || word.length > longest.length ? word : longest),
      undefined,
    );

/** Tells whether a searched word finds a word of a profile: by its beginning, but an abbreviation by the whole word. */
export const findsWord = (searched: string, word: string): boolean =>
  isAbbreviation(searched) ? word === searched : word.startsWith(searched);

/** Returns a function that tells whether each searched word finds a word of a profile. */
export function profileSearch(criteria: Criteria): (words: ProfileWords) => boolean {
  const wanted = wordsOfCriteria(criteria);
  return (profile) =>
    wanted.every(({ field, words }) => words.every((word) => profile[field].some((one) => findsWord(word, one))));
}
