import type { LastSignIn } from "@linkedpotential/contract/freelancers/last-sign-in";
import { freelancerPageSize } from "@linkedpotential/contract/freelancers/limits";
import type * as routes from "@linkedpotential/contract/freelancers/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import type { UserContext } from "../context.ts";
import { listShortlist } from "../shortlist/list-shortlist.ts";
import type { UserItem } from "../user/user.entity.ts";
import { listPartialMatches } from "./list-partial-matches.ts";
import { cursorOf, type Position, positionOf } from "./list-position.ts";
import { profileMatcher } from "./profile-matcher.ts";
import { everyProfile, type ProfileWord } from "./profile-word.entity.ts";
import { findsWord, longestWord, type ProfileWords, profileWords, searchedWords } from "./profile-words.ts";
import { readEntries } from "./read-entries.ts";
import { readLastSignIns } from "./read-last-sign-ins.ts";
import { readProfiles } from "./read-profiles.ts";
import { byStrength } from "./strength.ts";
import { isFindable, toFreelancer } from "./to-freelancer.ts";

type Input = InputOf<typeof routes.listFreelancers>;

/** Fields whose words order a page. */
const searchFields = ["search", "skill"] as const;
const readAtOnce = 50;
const readsMax = 4;

/**
 * Lists the visible profiles that match a search. Reads the profiles of the longest searched word from the index and
 * checks the other words in memory. With a maximum day rate it reads them twice: first for those that state a day rate,
 * then for the others. A call reads at most 200 profiles, so a page may be short although more follow. Within a page,
 * profiles that say the words more often come first. The shortlist of a company is read as a whole.
 * @throws `request.invalid` for a malformed cursor
 */
export async function listFreelancers(
  ctx: UserContext,
  { cursor, limit = freelancerPageSize, shortlist, partial, ...criteria }: Input,
): Promise<AnswerOf<typeof routes.listFreelancers>> {
  if (shortlist) return { items: await listShortlist(ctx, criteria), nextCursor: undefined };
  const wanted = Math.min(limit, freelancerPageSize);
  if (partial) return { items: await listPartialMatches(ctx, criteria, wanted), nextCursor: undefined };
  const beginning = longestWord(criteria) ?? everyProfile;
  const start = positionOf(cursor, beginning);
  const { found, end } = await readMatches({ beginning, criteria, wanted, start }, ctx);
  const page = found.slice(0, wanted);
  // The next page reads the profiles again that did not fit into this page.
  const last = found.length > wanted ? page.at(-1)?.at : end;
  const ids = page.map(({ user }) => user.userId);
  const lastSignIns = await readLastSignIns(ids, ctx.now());
  const compare = byStrength(searchFields.flatMap((field) => searchedWords(criteria[field] ?? "")));
  const sorted = page.toSorted(
    (one, other) => Number(one.at.isRateless) - Number(other.at.isRateless) || compare(one.user, other.user),
  );
  return { items: sorted.map(({ user }) => toFreelancer(user, lastSignIns)), nextCursor: last && cursorOf(last) };
}

interface Wanted {
  beginning: string;
  criteria: Omit<Input, "cursor" | "limit" | "shortlist" | "partial">;
  wanted: number;
  start: Position;
}

interface Matches {
  found: { at: Position; user: UserItem }[];
  /** Position up to which entries were read. Undefined when no more entries follow. */
  end: Position | undefined;
}

async function readMatches({ beginning, criteria, wanted, start }: Wanted, ctx: UserContext): Promise<Matches> {
  const blocked = readBlockedIds(ctx.user.id);
  const found: Matches["found"] = [];
  let end: Position | undefined = start;
  for (let reads = 0; end && found.length < wanted && reads < readsMax; reads += 1) {
    const from: Position = end;
    const [entries, unseen] = await Promise.all([readEntries(beginning, readAtOnce, from.after), blocked]);
    const ids = entries.map(({ userId }) => userId).filter((userId) => !unseen.has(userId));
    const [users, lastSignIns] = await Promise.all([
      readProfiles(ids),
      readLastSignIns(criteria.signedIn ? ids : [], ctx.now()),
    ]);
    const isShown = shownAt({ beginning, criteria, isRateless: from.isRateless, lastSignIns });
    for (const entry of entries) {
      const user = users.get(entry.userId);
      if (user && isShown(user, entry)) found.push({ at: { ...from, after: entry }, user });
    }
    end = entries.length < readAtOnce ? nextGroup(from, criteria) : { ...from, after: entries.at(-1) };
  }
  return { found, end };
}

interface LastSignIns {
  /** Last sign-ins of the freelancers. Empty unless they are searched. */
  lastSignIns: ReadonlyMap<number, LastSignIn>;
}

/** Returns a function that tells whether the list shows a profile at an entry of the index. */
function shownAt({
  beginning,
  criteria,
  isRateless,
  lastSignIns,
}: Pick<Wanted, "beginning" | "criteria"> & Pick<Position, "isRateless"> & LastSignIns) {
  const matches = profileMatcher(criteria);
  const isInGroup = ({ dayRate }: UserItem) => criteria.maxDayRate === undefined || isRateless !== Boolean(dayRate);
  return (user: UserItem, { word }: ProfileWord): boolean => {
    const words = profileWords(user);
    const lastSignIn = lastSignIns.get(user.userId);
    return (
      isFindable(user) && isInGroup(user) && word === lastWord(words, beginning) && matches(user, words, lastSignIn)
    );
  };
}

/** Returns the beginning of the profiles without a day rate after those with one. Undefined at the end of the list. */
function nextGroup({ isRateless }: Position, { maxDayRate, withDayRate }: Wanted["criteria"]): Position | undefined {
  const isLast = isRateless || maxDayRate === undefined || withDayRate !== undefined;
  return isLast ? undefined : { isRateless: true, after: undefined };
}

/**
 * Returns the last of the profile's words with this beginning: of its own words, else of the related ones, else of its
 * first name. A profile is shown at this word only, so that no page repeats a profile that has several such words.
 * Undefined when an outdated index entry led to the profile. Own words come first because the index does not contain the
 * others of profiles that were stored before a change of the trades.
 */
function lastWord({ own, related, firstName }: ProfileWords, beginning: string): string | undefined {
  if (beginning === everyProfile) return own.length > 0 ? everyProfile : undefined;
  const last = (words: readonly string[]) =>
    words
      .filter((word) => findsWord(beginning, word))
      .sort()
      .at(-1);
  return last(own) ?? last(related) ?? last(firstName);
}
