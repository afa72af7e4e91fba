import type { Freelancer, FreelancerSearch } from "@linkedpotential/contract/freelancers/schema";
import { readBlockedIds } from "../blocks/block.entity.ts";
import type { UserContext } from "../context.ts";
import type { UserItem } from "../user/user.entity.ts";
import { partialSearch, partialWords } from "./partial-search.ts";
import { profileMatcher } from "./profile-matcher.ts";
import type { ProfileWord } from "./profile-word.entity.ts";
import { profileWords } from "./profile-words.ts";
import { readEntries } from "./read-entries.ts";
import { readLastSignIns } from "./read-last-sign-ins.ts";
import { readProfiles } from "./read-profiles.ts";
import { byStrength } from "./strength.ts";
import { isFindable, toFreelancer } from "./to-freelancer.ts";

/** Maximum number of index entries that are read per word. An entry is small. */
const entriesMax = 200;
/** Maximum number of profiles that are read. */
const profilesMax = 100;

/**
 * Lists the visible profiles that have most of the words in `search` and `skill`, with at least one word in each of these
 * fields that is searched. They match all other criteria. With a maximum day rate, those without a day rate come last.
 * Profiles with an earlier word of the search come before others, then those that say the words more often, then newer
 * accounts before older ones. Reads the profiles that the index names for most of the words.
 */
export async function listPartialMatches(
  ctx: UserContext,
  criteria: FreelancerSearch,
  limit: number,
): Promise<Freelancer[]> {
  const [entries, blocked] = await Promise.all([
    Promise.all(partialWords(criteria).map((word) => readEntries(word, entriesMax))),
    readBlockedIds(ctx.user.id),
  ]);
  const ids = likeliest(entries)
    .filter((userId) => !blocked.has(userId))
    .slice(0, profilesMax);
  const [users, lastSignIns] = await Promise.all([readProfiles(ids), readLastSignIns(ids, ctx.now())]);
  const matches = matchesOf([...users.values()].filter(isFindable), criteria, lastSignIns);
  const most = Math.max(...matches.map(({ found }) => found.length));
  return matches
    .filter(({ found }) => found.length === most)
    .sort(inOrder(criteria))
    .slice(0, limit)
    .map(({ user }) => toFreelancer(user, lastSignIns));
}

/** Returns the ids of the accounts in the entries of several words, those with most words first, then the newest. */
function likeliest(entriesOfWords: readonly ProfileWord[][]): number[] {
  const counts = new Map<number, number>();
  for (const entries of entriesOfWords) {
    for (const userId of new Set(entries.map((entry) => entry.userId))) {
      counts.set(userId, (counts.get(userId) ?? 0) + 1);
    }
  }
  return [...counts].sort(([id, count], [otherId, other]) => other - count || otherId - id).map(([userId]) => userId);
}

interface Match {
  user: UserItem;
  /** Positions of the searched words that the profile meets. A word that another profile meets better is not among them. */
  found: number[];
}

function matchesOf(
  users: readonly UserItem[],
  { search, skill, ...others }: FreelancerSearch,
  lastSignIns: Parameters<typeof toFreelancer>[1],
): Match[] {
  const isLeft = profileMatcher(others);
  const degreesIn = partialSearch({ search, skill });
  const met = users.flatMap((user) => {
    const words = profileWords(user);
    const degrees = isLeft(user, words, lastSignIns.get(user.userId)) ? degreesIn(words) : undefined;
    return degrees ? [{ user, degrees }] : [];
  });
  const best = (at: number) => Math.max(...met.map(({ degrees }) => degrees[at] ?? 0));
  return met.map(({ user, degrees }) => ({
    user,
    found: degrees.flatMap((degree, at) => (degree > 0 && degree === best(at) ? [at] : [])),
  }));
}

function inOrder(criteria: FreelancerSearch): (one: Match, other: Match) => number {
  const isRated = ({ user }: Match) => Number(criteria.maxDayRate === undefined || Boolean(user.dayRate));
  const compare = byStrength(partialWords(criteria));
  return (one, other) =>
    isRated(other) - isRated(one) ||
    (one.found[0] ?? 0) - (other.found[0] ?? 0) ||
    compare(one.user, other.user) ||
    other.user.userId - one.user.userId;
}
