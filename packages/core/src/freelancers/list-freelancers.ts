import { freelancerPageSize } from "@linkedpotential/contract/freelancers/limits";
import type * as routes from "@linkedpotential/contract/freelancers/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { listShortlist } from "../shortlist/list-shortlist.ts";
import type { UserItem } from "../user/user.entity.ts";
import { type ProfileMatcher, profileMatcher } from "./profile-matcher.ts";
import { cursorAfter, everyProfile, type ProfileWord, ProfileWordEntity, startOf } from "./profile-word.entity.ts";
import { findsWord, longestWord, type ProfileWords, profileWords } from "./profile-words.ts";
import { readProfiles } from "./read-profiles.ts";
import { isAbbreviation } from "./related-words.ts";
import { isFindable, toFreelancer } from "./to-freelancer.ts";

type Input = InputOf<typeof routes.listFreelancers>;

const readAtOnce = 50;
const readsMax = 4;

/**
 * Lists the visible profiles that match a search. Reads the profiles of the longest searched word from the index and
 * checks the other words in memory. A call reads at most 200 profiles, so a page may be short although more follow. The
 * shortlist of a company is read as a whole.
 * @throws `request.invalid` for a malformed cursor
 */
export async function listFreelancers(
  ctx: UserContext,
  { cursor, limit = freelancerPageSize, shortlist, ...criteria }: Input,
): Promise<AnswerOf<typeof routes.listFreelancers>> {
  if (shortlist) return { items: await listShortlist(ctx, criteria), nextCursor: undefined };
  const beginning = longestWord(criteria) ?? everyProfile;
  const after = cursor === undefined ? undefined : positionOf(cursor, beginning);
  const wanted = Math.min(limit, freelancerPageSize);
  const matches = profileMatcher(criteria);
  const { found, end } = await readMatches({ beginning, matches, wanted, after }, ctx.user.id);
  const page = found.slice(0, wanted);
  // The next page reads the profiles again that did not fit into this page.
  const last = found.length > wanted ? page.at(-1)?.at : end;
  return { items: page.map(({ user }) => toFreelancer(user)), nextCursor: last && `${last.word}.${last.userId}` };
}

interface Wanted {
  beginning: string;
  matches: ProfileMatcher;
  wanted: number;
  after: ProfileWord | undefined;
}

interface Matches {
  found: { at: ProfileWord; user: UserItem }[];
  /** Last entry that was read. Undefined when no more entries follow. */
  end: ProfileWord | undefined;
}

async function readMatches({ beginning, matches, wanted, after }: Wanted, readerId: number): Promise<Matches> {
  const blocked = readBlockedIds(readerId);
  const found: Matches["found"] = [];
  let end = after;
  for (let reads = 0; found.length < wanted && reads < readsMax; reads += 1) {
    const [entries, unseen] = await Promise.all([readEntries(beginning, end), blocked]);
    const users = await readProfiles(entries.map(({ userId }) => userId).filter((userId) => !unseen.has(userId)));
    const isShown = (user: UserItem, { word }: ProfileWord) => {
      const words = profileWords(user);
      return isFindable(user) && word === lastWord(words, beginning) && matches(user, words);
    };
    for (const at of entries) {
      const user = users.get(at.userId);
      if (user && isShown(user, at)) found.push({ at, user });
    }
    if (entries.length < readAtOnce) return { found, end: undefined };
    end = entries.at(-1);
  }
  return { found, end };
}

async function readEntries(beginning: string, after: ProfileWord | undefined): Promise<ProfileWord[]> {
  const start = startOf(beginning);
  const query = isAbbreviation(beginning)
    ? ProfileWordEntity.query.ofStart({ start, word: beginning })
    : ProfileWordEntity.query.ofStart({ start }).begins({ word: beginning });
  const options = { order: "desc", limit: readAtOnce, pages: 1 } as const;
  const { data } = await query.go(after ? { ...options, cursor: cursorAfter(after) } : options);
  return data;
}

/**
 * Returns the last of the profile's words with this beginning, of its own words if it has one. A profile is shown at this
 * word only, so that no page repeats a profile that has several such words. Undefined when an outdated index entry led
 * to the profile. Own words come first because profiles stored before a change of the trades have no others in the index.
 */
function lastWord({ own, related }: ProfileWords, beginning: string): string | undefined {
  if (beginning === everyProfile) return own.length > 0 ? everyProfile : undefined;
  const last = (words: readonly string[]) =>
    words
      .filter((word) => findsWord(beginning, word))
      .sort()
      .at(-1);
  return last(own) ?? last(related);
}

function positionOf(cursor: string, beginning: string): ProfileWord {
  const [, word, userId] = /^(.+)\.([1-9]\d{0,15})$/.exec(cursor) ?? [];
  if (!word?.startsWith(beginning) || userId === undefined) {
    throw new DomainError("request.invalid", { fields: { cursor: { key: "invalid" } } });
  }
  return { word, userId: Number(userId) };
}
