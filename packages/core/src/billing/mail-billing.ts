import type { Vat } from "@linkedpotential/contract/billing/vat";
import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../context.ts";
import { type BillingTopic, billingMail } from "../mail/messages/billing/billing-mail.ts";
import { disputeMail } from "../mail/messages/billing/dispute-mail.ts";
import { type Sending, sendMailOnce } from "../mail/send-mail-once.ts";
import { takesMail } from "../user/takes-mail.ts";
import { UserEntity } from "../user/user.entity.ts";
import { vatAt } from "./billing-address.ts";
import { mailReceipt } from "./declarations/mail-receipt.ts";
import { findSubscription } from "./find-subscription.ts";
import { InvoiceEntity } from "./invoices/invoice.entity.ts";

type Ctx = Pick<Context, "now" | "log" | "config">;
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

/**
 * Sends the mail for a billing event at most once.
 * @throws errors of SES, `request.in_progress` while another run sends the same mail
 */
export async function mailBilling(ctx: Ctx, event: BillingEvent): Promise<{ mail: Sending | "unwanted" | "outdated" }> {
  if (event.type === "contract.declared") return { mail: await mailReceipt(ctx, event.declarationId) };
  if (event.type === "subscription.disputed") return { mail: await reportDispute(ctx, event) };
  const { userId } = event;
  ctx.log.note("userId", userId);
  const [{ data: user }, topic] = await Promise.all([
    UserEntity.get({ userId }).go({ consistent: true }),
    topicOf(event),
  ]);
  if (!user || !takesMail(user)) return { mail: "unwanted" };
  if (!topic) return { mail: "outdated" };
  const occasion = `${event.type} ${event.id}`;
  return { mail: await sendMailOnce(ctx, { userId, occasion }, { to: user.email, ...billingMail(user, topic) }) };
}

async function topicOf(event: Exclude<BillingEvent, Declared | Disputed>): Promise<BillingTopic | undefined> {
  switch (event.type) {
    case "subscription.started":
      return { about: "started", at: event.startedAt, vat: await vatOf(event) };
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

/** Returns the VAT as of the day of the order, for the address stored now. */
async function vatOf({ userId, startedAt }: OutboxEvents["subscription.started"]): Promise<Vat> {
  const stored = await findSubscription(userId);
  return vatAt(stored?.billingAddress, new Date(startedAt));
}

/**
 * Mails a dispute to the support team, who answer the bank at the provider. The customer sees it in the billing
 * section.
 */
function reportDispute(ctx: Ctx, { userId, disputeId }: Disputed): Promise<Sending> {
  ctx.log.note("userId", userId);
  const mail = { to: ctx.config.supportEmail, ...disputeMail({ userId, disputeId }) };
  return sendMailOnce(ctx, { userId: "support", occasion: `dispute ${disputeId}` }, mail);
}
