import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../../context.ts";
import { decisionMail } from "../../mail/messages/billing/decision-mail.ts";
import { type MailOutcome, sendMailOnce } from "../../mail/send-mail-once.ts";
import { DeclarationEntity } from "./declaration.entity.ts";
import { findDeclarer } from "./standing.ts";

/**
 * Mails what an admin decided about a contract declaration to the address given in it, in the account's language. Sends
 * nothing if the declaration waits again.
 */
export async function mailDecision(
  ctx: Context,
  { id, declarationId }: OutboxEvents["contract.settled"],
): Promise<MailOutcome | "outdated"> {
  const { data: declaration } = await DeclarationEntity.get({ declarationId }).go({ consistent: true });
  if (!declaration?.settledAs) return "outdated";
  const { about, email, receivedAt, settledAs: outcome, settledNote: note = "" } = declaration;
  const user = await findDeclarer(declaration);
  const content = decisionMail(ctx.config, user, { about, receivedAt, outcome, note });
  const mail = { to: email, replyTo: ctx.config.supportEmail, ...content };
  return sendMailOnce(ctx, { userId: "declared", occasion: `declaration ${declarationId} settled ${id}` }, mail);
}
