import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../../../context.ts";
import { invitationMail } from "../../../mail/messages/account/invitation-mail.ts";
import { type MailOutcome, sendMailOnce } from "../../../mail/send-mail-once.ts";
import { CompanyEntity } from "../company.entity.ts";
import { InvitationEntity } from "./invitation.entity.ts";
import { invitationToken } from "./invitation-token.ts";
import { ownerName } from "./preview-invitation.ts";

/** Mails an invitation at most once per request. Sends nothing when it is no longer open. */
export async function mailInvitation(
  ctx: Context,
  { companyId, invitationId, mailing }: OutboxEvents["invitation.mail-due"],
): Promise<{ mail: MailOutcome | "outdated" }> {
  const [{ data: company }, { data: invitation }] = await Promise.all([
    CompanyEntity.get({ companyId }).go({ consistent: true }),
    InvitationEntity.get({ companyId, invitationId }).go({ consistent: true }),
  ]);
  if (!company || invitation?.state !== "open") return { mail: "outdated" };
  const { email, language, expiresAt } = invitation;
  const inviter = await ownerName(companyId, company.ownerId);
  const href = `${ctx.config.siteUrl}/business/einladung?${new URLSearchParams({
    area: "business",
    token: invitationToken(company.linkKey, { companyId, invitationId }),
  })}`;
  const mail = {
    to: email,
    ...invitationMail(ctx.config, language, { company: company.name, inviter, expiresAt, href }),
  };
  return {
    mail: await sendMailOnce(ctx, { userId: "invited", occasion: `invitation ${invitationId} ${mailing}` }, mail),
  };
}
