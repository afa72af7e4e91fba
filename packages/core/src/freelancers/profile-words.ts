import { foldedWords } from "@linkedpotential/contract/folding";
import { searchWordsMax } from "@linkedpotential/contract/freelancers/limits";
import type { FreelancerSearch } from "@linkedpotential/contract/freelancers/schema";
import type { UserItem } from "../user/user.entity.ts";

type Profile = Pick<UserItem, "activityArea" | "skills" | "description" | "availability">;
type Criteria = Pick<FreelancerSearch, "search" | "skill" | "area" | "availability">;

/** Maximum number of words by which a profile is found. The area and the skills come first. */
const wordsMax = 300;

const fieldsOf = ({ activityArea, skills, description, availability = "" }: Profile) => {
  const [area, skill] = [foldedWords(activityArea), foldedWords(skills.join("\n"))];
  const time = foldedWords(availability);
  return { area, skill, availability: time, search: [...area, ...skill, ...time, ...foldedWords(description)] };
};

/** Returns the distinct folded words by which the profile is found. Empty for a profile that says nothing. */
export const wordsOfProfile = (profile: Profile): string[] => [...new Set(fieldsOf(profile).search)].slice(0, wordsMax);

const searchedFields = ["search", "skill", "area", "availability"] as const;

const wordsOfCriteria = (criteria: Criteria) =>
  searchedFields.map((field) => ({ field, words: foldedWords(criteria[field] ?? "").slice(0, searchWordsMax) }));

/** Returns the longest folded word of a search, which is the most selective one. Undefined when nothing is searched. */
export const longestWord = (criteria: Criteria): string | undefined =>
  wordsOfCriteria(criteria)
    .flatMap(({ words }) => words)
    .reduce<string | undefined>(
      (longest, word) => (longest === undefined || word.length > longest.length ? word : longest),
      undefined,
    );

/** Returns a function that tells whether a profile has, for each searched word, a word that begins with it. */
export function profileSearch(criteria: Criteria): (profile: Profile) => boolean {
  const wanted = wordsOfCriteria(criteria);
  return (profile) => {
    const fields = fieldsOf(profile);
    return wanted.every(({ field, words }) => words.every((word) => fields[field].some((own) => own.startsWith(word))));
  };
}
