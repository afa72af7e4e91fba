import type { Invitation } from "@linkedpotential/contract/business/company/schema";
import type { UserContext } from "../../../context.ts";
import { InvitationEntity, type InvitationItem } from "./invitation.entity.ts";

export const toInvitation = (ctx: Pick<UserContext, "now">, item: InvitationItem): Invitation => ({
  id: item.invitationId,
  email: item.email,
  invitedAt: item.invitedAt,
  expiresAt: item.expiresAt,
  isExpired: item.expiresAt <= ctx.now().toISOString(),
});

/** Lists the invitations that are neither accepted nor withdrawn, also expired ones, oldest first. */
export async function listInvitations(ctx: Pick<UserContext, "now">, companyId: number): Promise<Invitation[]> {
  const { data } = await InvitationEntity.query.ofCompany({ companyId }).go({ pages: "all", consistent: true });
  return data.filter(({ state }) => state === "open").map((item) => toInvitation(ctx, item));
}
