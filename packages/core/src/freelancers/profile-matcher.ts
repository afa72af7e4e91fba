import type { FreelancerSearch } from "@linkedpotential/contract/freelancers/schema";
import type { UserItem } from "../user/user.entity.ts";
import { isAvailableNow } from "./available-now.ts";
import { type ProfileWords, profileSearch } from "./profile-words.ts";

export type ProfileMatcher = (user: UserItem, words: ProfileWords) => boolean;

/** Returns a function that tells whether a profile with these words matches a search. */
export function profileMatcher(criteria: FreelancerSearch): ProfileMatcher {
  const hasWords = profileSearch(criteria);
  return ({ availability = "" }, words) =>
    hasWords(words) && (criteria.available === undefined || isAvailableNow(availability));
}
