import type { LastSignIn } from "@linkedpotential/contract/freelancers/last-sign-in";
import type { FreelancerSearch } from "@linkedpotential/contract/freelancers/schema";
import type { SpokenLanguageCode } from "@linkedpotential/contract/profile/languages";
import type { UserItem } from "../user/user.entity.ts";
import { isAvailableNow } from "./available-now.ts";
import { type ProfileWords, profileSearch } from "./profile-words.ts";

export type ProfileMatcher = (user: UserItem, words: ProfileWords, lastSignIn: LastSignIn | undefined) => boolean;

/** Returns a function that tells whether a profile with these words matches a search. */
export function profileMatcher(criteria: FreelancerSearch): ProfileMatcher {
  const hasWords = profileSearch(criteria);
  return (user, words, lastSignIn) =>
    hasWords(words) &&
    (criteria.available === undefined || isAvailableNow(user.availability ?? "")) &&
    (criteria.signedIn === undefined || lastSignIn === "week" || lastSignIn === "month") &&
    (criteria.language === undefined || speaks(user, criteria.language)) &&
    (criteria.maxDayRate === undefined || isAffordable(user, criteria.maxDayRate, criteria.withDayRate !== undefined));
}

const speaks = ({ languages = [] }: UserItem, searched: SpokenLanguageCode): boolean =>
  languages.some(({ language }) => language === searched);

const isAffordable = ({ dayRate }: UserItem, max: number, mustStateRate: boolean): boolean =>
  dayRate ? dayRate <= max : !mustStateRate;
