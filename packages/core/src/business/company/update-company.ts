import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { isRefused } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { CompanyEntity } from "./company.entity.ts";
import { ownMembership } from "./own-membership.ts";
import { toStoredTargets } from "./targets.ts";

/**
 * Changes the given fields of the caller's company.
 * @throws `company.owner_only`
 */
export async function updateCompany(
  ctx: UserContext,
  { name, targets }: InputOf<typeof routes.updateCompany>,
): Promise<AnswerOf<typeof routes.updateCompany>> {
  const { companyId, memberId } = await ownMembership(ctx);
  try {
    await CompanyEntity.patch({ companyId })
      .set({ ...(name !== undefined && { name }), ...(targets && { targets: toStoredTargets(targets) }) })
      .where((company, { eq }) => eq(company.ownerId, memberId))
      .go();
  } catch (error) {
    throw isRefused(error) ? new DomainError("company.owner_only") : error;
  }
  return { success: true };
}
