import type { Vat } from "@linkedpotential/contract/billing/vat";
import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { AdminActionEntity } from "../admin/record/admin-action.entity.ts";
import type { Config } from "../config.ts";
import type { Context } from "../context.ts";
import { type BillingTopic, billingMail } from "../mail/messages/billing/billing-mail.ts";
import { disputeMail } from "../mail/messages/billing/dispute-mail.ts";
import type { Attachment } from "../mail/raw-message.ts";
import type { Mail } from "../mail/send-mail.ts";
import { type MailOutcome, sendMailOnce } from "../mail/send-mail-once.ts";
import { acceptsMail } from "../user/accepts-mail.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";
import { vatAt } from "./billing-address.ts";
import { mailDecision } from "./declarations/mail-decision.ts";
import { mailReceipt } from "./declarations/mail-receipt.ts";
import { InvoiceEntity, type StoredInvoice } from "./invoices/invoice.entity.ts";
import { invoicePdf } from "./invoices/pdf/invoice-pdf.ts";
import { findSubscription } from "./subscription.entity.ts";

type Declared = OutboxEvents["contract.declared"];
type Settled = OutboxEvents["contract.settled"];
type Disputed = OutboxEvents["subscription.disputed"];
type BillingEvent =
  | Declared
  | Settled
  | Disputed
  | OutboxEvents[
      | "subscription.started"
      | "subscription.cancelled"
      | "subscription.reactivated"
      | "subscription.payment-failed"
      | "subscription.ended"
      | "invoice.issued"];

export async function mailBilling(
  ctx: Context,
  event: BillingEvent,
): Promise<{ mail: MailOutcome | "unwanted" | "outdated" }> {
  if (event.type === "contract.declared") return { mail: await mailReceipt(ctx, event.declarationId) };
  if (event.type === "contract.settled") return { mail: await mailDecision(ctx, event) };
  if (event.type === "subscription.disputed") return { mail: await reportDispute(ctx, event) };
  const { userId } = event;
  ctx.log.note("userId", userId);
  const [{ data: user }, content] = await Promise.all([
    UserEntity.get({ userId }).go({ consistent: true }),
    event.type === "invoice.issued" ? invoiceOf(event) : topicOf(ctx, event).then((topic) => ({ topic })),
  ]);
  if (!user || !acceptsMail(user)) return { mail: "unwanted" };
  if (!content) return { mail: "outdated" };
  const occasion = `${event.type} ${event.id}`;
  // Write the PDF only if the mail was not sent earlier.
  return { mail: await sendMailOnce(ctx, { userId, occasion }, () => Promise.resolve(mailTo(ctx, user, content))) };
}

interface Content {
  topic: BillingTopic;
  /** Document to attach. */
  invoice?: StoredInvoice;
}

function mailTo({ config }: Context, user: UserItem, { topic, invoice }: Content): Mail {
  const mail = { to: user.email, ...billingMail(config, user, topic) };
  return invoice ? { ...mail, attachments: [attachmentOf(config, user, invoice)] } : mail;
}

const attachmentOf = (config: Config, { language }: UserItem, invoice: StoredInvoice): Attachment => ({
  name: `${invoice.number}.pdf`,
  mediaType: "application/pdf",
  content: invoicePdf(invoice, config.operator, language),
});

async function invoiceOf({ userId, invoiceId }: OutboxEvents["invoice.issued"]): Promise<Content | undefined> {
  const { data: invoice } = await InvoiceEntity.get({ userId, invoiceId }).go({ consistent: true });
  if (!invoice) return undefined;
  const { kind, number, gross } = invoice;
  return { topic: { about: kind === "invoice" ? "invoice" : "creditNote", number, gross }, invoice };
}

async function topicOf(
  ctx: Context,
  event: Exclude<BillingEvent, Declared | Settled | Disputed | OutboxEvents["invoice.issued"]>,
): Promise<BillingTopic> {
  switch (event.type) {
    case "subscription.started":
      return { about: "started", at: event.startedAt, vat: await vatOf(ctx, event) };
    case "subscription.cancelled":
      return event.endingId === undefined
        ? { about: "cancelled", at: event.endsAt }
        : { about: "cancelledByTeam", statement: await statementOf(event.endingId), at: event.endsAt };
    case "subscription.reactivated":
      return { about: "reactivated", at: event.renewsAt };
    case "subscription.payment-failed":
      return { about: "failed", at: event.graceEndsAt };
    case "subscription.ended":
      return event.reason === "team"
        ? { about: "endedByTeam", statement: await statementOf(event.endingId), at: ctx.now().toISOString() }
        : { about: "ended", reason: event.reason };
  }
}

/** Returns the reasons that an admin gave for the end of a contract. The record contains them for two years. */
async function statementOf(endingId: number | undefined): Promise<string> {
  const { data } = await AdminActionEntity.get({ actionId: endingId ?? 0 }).go({ consistent: true });
  return data?.note ?? "";
}

/** Returns the VAT that applied on the day of the order, for the current billing address. */
async function vatOf({ config }: Context, { userId, startedAt }: OutboxEvents["subscription.started"]): Promise<Vat> {
  const stored = await findSubscription(userId);
  return vatAt(config, stored?.billingAddress, new Date(startedAt));
}

/**
 * Notifies the support team of a payment dispute by mail. The team answers the customer's bank at the payment provider.
 * The customer sees the dispute in the billing section.
 */
function reportDispute(ctx: Context, { userId, disputeId }: Disputed): Promise<MailOutcome> {
  ctx.log.note("userId", userId);
  const mail = { to: ctx.config.supportEmail, ...disputeMail(ctx.config, { userId, disputeId }) };
  return sendMailOnce(ctx, { userId: "support", occasion: `dispute ${disputeId}` }, mail);
}
