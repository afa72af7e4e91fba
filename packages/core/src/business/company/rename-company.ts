import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { isRefused } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { CompanyEntity } from "./company.entity.ts";
import { ownMembership } from "./own-membership.ts";

/** @throws `company.owner_only` */
export async function renameCompany(
  ctx: UserContext,
  { name }: InputOf<typeof routes.renameCompany>,
): Promise<AnswerOf<typeof routes.renameCompany>> {
  const { companyId, memberId } = await ownMembership(ctx);
  try {
    await CompanyEntity.patch({ companyId })
      .set({ name })
      .where((company, { eq }) => eq(company.ownerId, memberId))
      .go();
  } catch (error) {
    throw isRefused(error) ? new DomainError("company.owner_only") : error;
  }
  return { success: true };
}
