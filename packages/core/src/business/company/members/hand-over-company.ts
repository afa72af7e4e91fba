import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../../context.ts";
import { transact } from "../../../db/transact.ts";
import { DomainError } from "../../../errors.ts";
import { companyItems } from "../company-items.entity.ts";
import { ownMembership } from "../own-membership.ts";

/** @throws `company.owner_only`, `company.member_not_found` */
export async function handOverCompany(
  ctx: UserContext,
  { memberId }: InputOf<typeof routes.handOverCompany>,
): Promise<AnswerOf<typeof routes.handOverCompany>> {
  const { companyId, memberId: ownerId } = await ownMembership(ctx);
  await transact(
    companyItems,
    (of) => ({
      company: of.company
        .patch({ companyId })
        .set({ ownerId: memberId })
        .where((company, { eq }) => eq(company.ownerId, ownerId))
        .commit(),
      member: of.member
        .check({ companyId, memberId })
        .where((member, { exists, notExists }) => `${exists(member.userId)} AND ${notExists(member.leftAt)}`)
        .commit(),
    }),
    (part) => new DomainError(part === "company" ? "company.owner_only" : "company.member_not_found"),
  );
  return { success: true };
}
