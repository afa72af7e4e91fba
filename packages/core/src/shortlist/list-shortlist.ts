import type { FreelancerSearch, ListedFreelancer } from "@linkedpotential/contract/freelancers/schema";
import { readBlockedIds } from "../blocks/block.entity.ts";
import { readColleagues } from "../business/company/members/read-colleagues.ts";
import type { UserContext } from "../context.ts";
import { profileMatcher } from "../freelancers/profile-matcher.ts";
import { profileWords } from "../freelancers/profile-words.ts";
import { readLastSignIns } from "../freelancers/read-last-sign-ins.ts";
import { readProfiles } from "../freelancers/read-profiles.ts";
import { isFindable, toFreelancer } from "../freelancers/to-freelancer.ts";
import { toColleague } from "../project-requests/to-project-request.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { readShortlist } from "./shortlist-entry.entity.ts";

/**
 * Lists the freelancers on the shortlist of the caller's company that match a search, the newest entry first. Leaves
 * out profiles that have become invisible, and people with whom the caller has a block.
 */
export async function listShortlist(ctx: UserContext, criteria: FreelancerSearch): Promise<ListedFreelancer[]> {
  const own = await findOwnUser(ctx);
  if (own.companyId === undefined) return [];
  const [entries, blocked, members] = await Promise.all([
    readShortlist(own.companyId),
    readBlockedIds(ctx.user.id),
    readColleagues(own),
  ]);
  const userIds = entries.map(({ userId }) => userId).filter((userId) => !blocked.has(userId));
  const [profiles, lastSignIns] = await Promise.all([readProfiles(userIds), readLastSignIns(userIds, ctx.now())]);
  const matches = profileMatcher(criteria);
  const newestFirst = entries.toSorted((one, other) => other.entryId - one.entryId);
  return newestFirst.flatMap(({ userId, memberId, savedAt, note = "" }) => {
    const user = profiles.get(userId);
    if (!user || !isFindable(user) || !matches(user, profileWords(user), lastSignIns.get(userId))) return [];
    const member = members.find((one) => one.memberId === memberId);
    const savedBy = member ? toColleague(member, ctx.user.id) : null;
    return [{ ...toFreelancer(user, lastSignIns), shortlistEntry: { savedAt, savedBy, note } }];
  });
}
