import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { Member } from "@linkedpotential/contract/business/company/schema";
import { today } from "@linkedpotential/contract/dates";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { retryOnConflict } from "../../db/conflict.ts";
import { readBatch } from "../../db/read-batch.ts";
import { isRefused } from "../../db/transact.ts";
import { UserEntity, type UserItem } from "../../user/user.entity.ts";
import type { CompanyItem } from "./company.entity.ts";
import { listInvitations } from "./invitations/list-invitations.ts";
import { listMembers, MemberEntity, type MemberItem } from "./members/member.entity.ts";
import { type Membership, ownMembership, readCompany } from "./own-membership.ts";
import { toTargets } from "./targets.ts";

/** Returns the caller's company with its members and, for the owner, the invitations that are not accepted yet. */
export const getCompany = (ctx: UserContext): Promise<AnswerOf<typeof routes.getCompany>> =>
  retryOnConflict(async () => {
    const own = await ownMembership(ctx);
    const { companyId, memberId } = own;
    const [company, members, invitations] = await Promise.all([
      readCompany(companyId),
      listMembers(companyId),
      listInvitations(ctx, companyId),
    ]);
    const isOwner = company.ownerId === memberId;
    const activeOn = today(ctx.now(), own.user.timezone);
    const [users] = await Promise.all([usersOf(members), noteActivity(own, members, activeOn)]);
    return {
      id: companyId,
      name: company.name,
      memberId,
      isOwner,
      targets: toTargets(company),
      members: members.map((member) => {
        const seen = member.memberId === memberId ? { ...member, lastActiveOn: activeOn } : member;
        const isTargetSeen = isOwner || member.memberId === memberId;
        return { ...toMember(company, seen, users), targets: toTargets(isTargetSeen ? member : {}) };
      }),
      invitations: isOwner ? invitations : [],
    };
  });

async function usersOf(members: readonly MemberItem[]): Promise<Map<number, UserItem>> {
  const keys = members.flatMap(({ userId }) => (userId === undefined ? [] : [{ userId }]));
  const users = await readBatch(keys, (some) => UserEntity.get(some).go());
  return new Map(users.map((user) => [user.userId, user]));
}

function toMember(
  { ownerId }: CompanyItem,
  member: MemberItem,
  users: ReadonlyMap<number, UserItem>,
): Omit<Member, "targets"> {
  const { memberId, userId, joinedAt, leftAt, lastActiveOn } = member;
  const user = userId === undefined ? undefined : users.get(userId);
  return {
    id: memberId,
    name: user?.name ?? null,
    profileImage: user?.profileImage || null,
    isOwner: memberId === ownerId,
    // An account whose erasure has begun is gone at once.
    hasLeft: leftAt !== undefined || user === undefined,
    joinedAt,
    lastActiveOn: lastActiveOn ?? null,
  };
}

/** Stores the day on which the caller opened the business area, at most once per day. */
async function noteActivity(
  { companyId, memberId }: Membership,
  members: readonly MemberItem[],
  lastActiveOn: string,
): Promise<void> {
  const own = members.find((member) => member.memberId === memberId);
  if (!own || own.lastActiveOn === lastActiveOn) return;
  await MemberEntity.patch({ companyId, memberId })
    .set({ lastActiveOn })
    .go()
    .catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    });
}
