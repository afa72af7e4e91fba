import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../../context.ts";
import { type ContractResult, decisionMail } from "../../mail/messages/billing/decision-mail.ts";
import { type MailOutcome, sendMailOnce } from "../../mail/send-mail-once.ts";
import { InvoiceEntity } from "../invoices/invoice.entity.ts";
import { findSubscription } from "../subscription.entity.ts";
import { type Declaration, DeclarationEntity } from "./declaration.entity.ts";
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
  const result = user && outcome === "carried_out" ? await findResult(user.userId, declaration) : undefined;
  const content = decisionMail(ctx.config, user, { about, receivedAt, outcome, note, result });
  const mail = { to: email, replyTo: ctx.config.supportEmail, ...content };
  return sendMailOnce(ctx, { userId: "declared", occasion: `declaration ${declarationId} settled ${id}` }, mail);
}

/** Returns the end of the contract, and what was refunded since the declaration arrived. */
async function findResult(userId: number, { receivedAt }: Declaration): Promise<ContractResult> {
  const [stored, { data: documents }] = await Promise.all([
    findSubscription(userId),
    InvoiceEntity.query.ofUser({ userId }).go({ consistent: true, pages: "all" }),
  ]);
  const notes = documents.filter(({ kind, issuedAt }) => kind === "credit_note" && issuedAt >= receivedAt);
  const hasEnded = stored?.status === "canceled";
  const endsAt = hasEnded || stored?.isCancelled ? stored.periodEnd : undefined;
  return {
    hasEnded,
    refundedCents: notes.reduce((sum, { gross }) => sum - gross, 0),
    ...(endsAt && { endsAt }),
  };
}
