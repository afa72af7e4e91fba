import type { Vat } from "@linkedpotential/contract/billing/vat";
import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../context.ts";
import { type BillingTopic, billingMail } from "../mail/messages/billing/billing-mail.ts";
import { disputeMail } from "../mail/messages/billing/dispute-mail.ts";
import { type MailOutcome, sendMailOnce } from "../mail/send-mail-once.ts";
import { acceptsMail } from "../user/accepts-mail.ts";
import { UserEntity } from "../user/user.entity.ts";
import { vatAt } from "./billing-address.ts";
import { mailReceipt } from "./declarations/mail-receipt.ts";
import { InvoiceEntity } from "./invoices/invoice.entity.ts";
import { findSubscription } from "./subscription.entity.ts";

type Declared = OutboxEvents["contract.declared"];
type Disputed = OutboxEvents["subscription.disputed"];
type BillingEvent =
  | Declared
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
  if (event.type === "subscription.disputed") return { mail: await reportDispute(ctx, event) };
  const { userId } = event;
  ctx.log.note("userId", userId);
  const [{ data: user }, topic] = await Promise.all([
    UserEntity.get({ userId }).go({ consistent: true }),
    topicOf(ctx, event),
  ]);
  if (!user || !acceptsMail(user)) return { mail: "unwanted" };
  if (!topic) return { mail: "outdated" };
  const occasion = `${event.type} ${event.id}`;
  return {
    mail: await sendMailOnce(ctx, { userId, occasion }, { to: user.email, ...billingMail(ctx.config, user, topic) }),
  };
}

async function topicOf(
  ctx: Context,
  event: Exclude<BillingEvent, Declared | Disputed>,
): Promise<BillingTopic | undefined> {
  switch (event.type) {
    case "subscription.started":
      return { about: "started", at: event.startedAt, vat: await vatOf(ctx, event) };
    case "subscription.cancelled":
      return { about: "cancelled", at: event.endsAt };
    case "subscription.reactivated":
      return { about: "reactivated", at: event.renewsAt };
    case "subscription.payment-failed":
      return { about: "failed", at: event.graceEndsAt };
    case "subscription.ended":
      return { about: "ended", reason: event.reason };
    case "invoice.issued": {
      const { userId, invoiceId } = event;
      const { data: invoice } = await InvoiceEntity.get({ userId, invoiceId }).go({ consistent: true });
      return invoice
        ? { about: invoice.kind === "invoice" ? "invoice" : "creditNote", number: invoice.number, gross: invoice.gross }
        : undefined;
    }
  }
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
