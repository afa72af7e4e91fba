import type { AccountCompany } from "@linkedpotential/contract/accounts/schema";
import { findUsers } from "../admin/users/find-users.ts";
import { CompanyEntity } from "../business/company/company.entity.ts";
import { listInvitations } from "../business/company/invitations/list-invitations.ts";
import { listMembers } from "../business/company/members/member.entity.ts";
import type { Context } from "../context.ts";
import type { UserItem } from "../user/user.entity.ts";

/** Returns the company of a business account with its other current members. Null while the account has none. */
export async function readAccountCompany(
  ctx: Pick<Context, "now">,
  { companyId, memberId }: UserItem,
): Promise<AccountCompany | null> {
  if (companyId === undefined) return null;
  const [{ data: company }, members, invitations] = await Promise.all([
    CompanyEntity.get({ companyId }).go({ consistent: true }),
    listMembers(companyId),
    listInvitations(ctx, companyId),
  ]);
  const own = members.find((member) => member.memberId === memberId);
  if (!company || !own) return null;
  const others = members.filter(({ memberId: id, leftAt }) => id !== memberId && leftAt === undefined);
  const users = await findUsers(others.flatMap(({ userId }) => userId ?? []));
  const names = new Map(users.map(({ userId, name }) => [userId, name]));
  return {
    name: company.name,
    isOwner: company.ownerId === memberId,
    joinedAt: own.joinedAt,
    colleagues: others.flatMap(({ userId: id, memberId: member }) => {
      const name = id === undefined ? undefined : names.get(id);
      return id === undefined || name === undefined ? [] : [{ id, name, isOwner: company.ownerId === member }];
    }),
    openInvitations: invitations.filter(({ isExpired }) => !isExpired).length,
  };
}
