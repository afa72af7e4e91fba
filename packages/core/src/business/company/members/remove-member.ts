import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { endSessions, listSessions } from "../../../auth/session/sessions.ts";
import type { UserContext } from "../../../context.ts";
import { retryOnConflict } from "../../../db/conflict.ts";
import { DomainError } from "../../../errors.ts";
import { assertOwner, ownMembership, readCompany } from "../own-membership.ts";
import { endMembership } from "./end-membership.ts";
import { MemberEntity } from "./member.entity.ts";

/**
 * Removes a member and ends the member's sessions, so that no open page keeps writing into a company that the member no
 * longer belongs to. Subscribers notify and mail the member.
 * @throws `company.owner_only`, `company.owner_stays`, `company.member_not_found`
 */
export const removeMember = (
  ctx: UserContext,
  { memberId }: InputOf<typeof routes.removeMember>,
): Promise<AnswerOf<typeof routes.removeMember>> =>
  retryOnConflict(async () => {
    const { companyId, memberId: ownerId } = await ownMembership(ctx);
    const [company, { data: member }] = await Promise.all([
      readCompany(companyId),
      MemberEntity.get({ companyId, memberId }).go({ consistent: true }),
    ]);
    if (!member || member.leftAt !== undefined || member.userId === undefined) {
      throw new DomainError("company.member_not_found");
    }
    assertOwner(company, ownerId);
    if (memberId === ownerId) throw new DomainError("company.owner_stays");
    const { userId } = member;
    const sessions = await listSessions(userId);
    await endMembership(ctx, { companyId, memberId, ownerId, userId }, { company: company.name, sessions });
    // The member may have signed in between query and transaction.
    await endSessions(await listSessions(userId));
    return { success: true };
  });
