import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { type CompanyParts, companyItems } from "./company-items.entity.ts";
import { ownMembership } from "./own-membership.ts";
import { toStoredTargets } from "./targets.ts";

type Input = InputOf<typeof routes.updateCompany>;

/**
 * Changes the given fields of the caller's company, or the targets of one current member.
 * @throws `company.owner_only`, `company.member_not_found`
 */
export async function updateCompany(ctx: UserContext, input: Input): Promise<AnswerOf<typeof routes.updateCompany>> {
  const { companyId, memberId } = await ownMembership(ctx);
  await transact(
    companyItems,
    (of) => ({
      company: companyPart(of, companyId, memberId, input),
      member: memberPart(of, companyId, input),
    }),
    (part) => new DomainError(part === "company" ? "company.owner_only" : "company.member_not_found"),
  );
  return { success: true };
}

/** Changes the company if the caller owns it. Only checks that when no field of the company is given. */
function companyPart(of: CompanyParts, companyId: number, ownerId: number, { name, targets }: Input) {
  if (name === undefined && !targets) {
    return of.company
      .check({ companyId })
      .where((company, { eq }) => eq(company.ownerId, ownerId))
      .commit();
  }
  return of.company
    .patch({ companyId })
    .set({ ...(name !== undefined && { name }), ...(targets && { targets: toStoredTargets(targets) }) })
    .where((company, { eq }) => eq(company.ownerId, ownerId))
    .commit();
}

function memberPart(of: CompanyParts, companyId: number, { memberTargets }: Input) {
  if (!memberTargets) return undefined;
  const { memberId, targets } = memberTargets;
  return of.member
    .patch({ companyId, memberId })
    .set({ targets: toStoredTargets(targets) })
    .where((member, { exists, notExists }) => `${exists(member.userId)} AND ${notExists(member.leftAt)}`)
    .commit();
}
