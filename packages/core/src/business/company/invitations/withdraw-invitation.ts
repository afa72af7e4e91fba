import type * as routes from "@linkedpotential/contract/business/company/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../../context.ts";
import { isRefused } from "../../../db/transact.ts";
import { DomainError } from "../../../errors.ts";
import { assertOwner, ownMembership, readCompany } from "../own-membership.ts";
import { InvitationEntity } from "./invitation.entity.ts";

/** @throws `company.owner_only`, `invitation.not_found` */
export async function withdrawInvitation(
  ctx: UserContext,
  { invitationId }: InputOf<typeof routes.withdrawInvitation>,
): Promise<AnswerOf<typeof routes.withdrawInvitation>> {
  const { companyId, memberId } = await ownMembership(ctx);
  const [company, { data: item }] = await Promise.all([
    readCompany(companyId),
    InvitationEntity.get({ companyId, invitationId }).go({ consistent: true }),
  ]);
  if (item?.state !== "open") throw new DomainError("invitation.not_found");
  assertOwner(company, memberId);
  try {
    await InvitationEntity.patch({ companyId, invitationId })
      .set({ state: "withdrawn" })
      .where((stored, { eq }) => eq(stored.state, "open"))
      .go();
  } catch (error) {
    throw isRefused(error) ? new DomainError("invitation.not_found") : error;
  }
  return { success: true };
}
