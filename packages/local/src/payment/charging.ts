import { addMonths } from "@linkedpotential/contract/dates";
import type {
  WireCharge,
  WireIntent,
  WireInvoice,
  WireMethod,
  WireSubscription,
} from "@linkedpotential/core/payment/wire";
import type { Ledger } from "./ledger.ts";
import { newInvoice } from "./objects/invoice.ts";
import { newCharge, newIntent, newMethod, newRefund } from "./objects/payment.ts";
import { newSubscription } from "./objects/subscription.ts";
import { cardEndingIn, type TestCard } from "./test-cards.ts";

/** Adds months to the anchor and keeps the time of day. If the month is too short, the result is on its last day. */
function monthsAfter(anchor: number, months: number): number {
  const [date = "", time = ""] = new Date(anchor * 1000).toISOString().split("T");
  return Date.parse(`${addMonths(date, months)}T${time}`) / 1000;
}

export function periodAfter({ billing_cycle_anchor: anchor }: WireSubscription, end: number): number {
  for (let months = 1; ; months += 1) if (monthsAfter(anchor, months) > end) return monthsAfter(anchor, months);
}

export function openContract(ledger: Ledger, customer: string, price: string): WireSubscription {
  const start = ledger.now();
  const subscription = newSubscription(customer, price, { start, end: monthsAfter(start, 1) });
  bill(ledger, subscription, { start, end: monthsAfter(start, 1) }, true);
  ledger.kept.subscriptions[subscription.id] = subscription;
  ledger.emit("customer.subscription.created", subscription);
  return subscription;
}

function bill(
  ledger: Ledger,
  subscription: WireSubscription,
  period: { start: number; end: number },
  isFirst: boolean,
) {
  const intent = newIntent(subscription.customer, ledger.now());
  const invoice = newInvoice(subscription, intent, period, isFirst);
  ledger.kept.intents[intent.id] = intent;
  ledger.kept.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  ledger.emit("invoice.created", invoice);
  ledger.emit("invoice.finalized", invoice);
  return { intent, invoice };
}

interface Bill {
  intent: WireIntent;
  invoice: WireInvoice;
  subscription: WireSubscription;
}

export function billOf({ kept }: Ledger, intent: WireIntent): Bill {
  const invoice = Object.values(kept.invoices).find(({ payments }) =>
    payments.data.some(({ payment }) => payment.payment_intent === intent.id),
  );
  const subscription = kept.subscriptions[String(invoice?.parent?.subscription_details?.subscription)];
  if (!invoice || !subscription) throw new Error("a payment without an invoice");
  return { intent, invoice, subscription };
}

export function pay(ledger: Ledger, { intent, invoice, subscription }: Bill, card: TestCard, kept?: WireMethod): void {
  const now = ledger.now();
  const method = kept ?? newMethod(intent.customer, card, now);
  ledger.kept.methods[method.id] = method;
  const charge = newCharge(intent, method, true, now);
  ledger.kept.charges[charge.id] = charge;
  Object.assign(intent, {
    ...{ status: "succeeded", amount_received: intent.amount, latest_charge: charge.id },
    ...{ payment_method: method.id, last_payment_error: null, next_action: null },
  });
  const [payment] = invoice.payments.data;
  if (payment) {
    Object.assign(payment, { status: "paid", amount_paid: invoice.amount_due });
    payment.status_transitions.paid_at = now;
  }
  Object.assign(invoice, {
    ...{ status: "paid", amount_paid: invoice.amount_due, amount_remaining: 0, attempted: true },
    ...{ attempt_count: invoice.attempt_count + 1, confirmation_secret: null, next_payment_attempt: null },
  });
  invoice.status_transitions.paid_at = now;
  Object.assign(subscription, { status: "active", default_payment_method: method.id });
  ledger.emit("charge.succeeded", charge);
  ledger.emit("payment_intent.succeeded", intent);
  ledger.emit("invoice.paid", invoice);
  ledger.emit("customer.subscription.updated", subscription);
}

export function decline(ledger: Ledger, { intent, invoice, subscription }: Bill, card: TestCard): void {
  const now = ledger.now();
  const charge: WireCharge = newCharge(intent, newMethod(intent.customer, card, now), false, now);
  ledger.kept.charges[charge.id] = charge;
  Object.assign(intent, {
    ...{ status: "requires_payment_method", latest_charge: charge.id, next_action: null },
    last_payment_error: { type: "card_error", code: "card_declined", decline_code: "generic_decline" },
  });
  Object.assign(invoice, { attempted: true, attempt_count: invoice.attempt_count + 1 });
  ledger.emit("charge.failed", charge);
  ledger.emit("invoice.payment_failed", invoice);
  if (subscription.status !== "active") return;
  subscription.status = "past_due";
  ledger.emit("customer.subscription.updated", subscription);
}

export function renew(ledger: Ledger, subscription: WireSubscription, outcome?: "paid" | "declined"): void {
  const [item] = subscription.items.data;
  if (!item) return;
  const period = { start: item.current_period_end, end: periodAfter(subscription, item.current_period_end) };
  Object.assign(item, { current_period_start: period.start, current_period_end: period.end });
  charge(ledger, { ...bill(ledger, subscription, period, false), subscription }, outcome);
}

export function retry(ledger: Ledger, subscription: WireSubscription, outcome?: "paid" | "declined"): void {
  const invoice = ledger.kept.invoices[String(subscription.latest_invoice)];
  const intent = ledger.kept.intents[String(invoice?.payments.data[0]?.payment.payment_intent)];
  if (invoice && intent) charge(ledger, { intent, invoice, subscription }, outcome);
}

function charge(ledger: Ledger, bill: Bill, outcome?: "paid" | "declined"): void {
  const method = ledger.kept.methods[String(bill.subscription.default_payment_method)];
  if (!method) throw new Error("a contract that was paid without a card");
  chargeTo(ledger, bill, method, outcome);
}

function chargeTo(ledger: Ledger, bill: Bill, method: WireMethod, outcome?: "paid" | "declined"): boolean {
  const card = cardEndingIn(method.card.last4);
  if (!card) throw new Error("a card that is no test card");
  const isPaid = (outcome ?? card.later) === "paid";
  if (isPaid) pay(ledger, bill, card, method);
  else decline(ledger, bill, card);
  return isPaid;
}

export function payInvoice(ledger: Ledger, invoice: WireInvoice, method: WireMethod): boolean {
  const intent = ledger.kept.intents[String(invoice.payments.data[0]?.payment.payment_intent)];
  if (!intent) throw new Error("an invoice without a payment");
  return chargeTo(ledger, billOf(ledger, intent), method);
}

export function end(
  ledger: Ledger,
  subscription: WireSubscription,
  reason: "cancellation_requested" | "payment_failed",
): void {
  const now = ledger.now();
  Object.assign(subscription, { status: "canceled", ended_at: now, canceled_at: subscription.canceled_at ?? now });
  if (subscription.cancellation_details) subscription.cancellation_details.reason = reason;
  ledger.emit("customer.subscription.deleted", subscription);
}

export function giveUp(ledger: Ledger, subscription: WireSubscription): void {
  subscription.status = "incomplete_expired";
  ledger.emit("customer.subscription.updated", subscription);
}

export function refund(ledger: Ledger, charged: WireCharge, sum: number, marks: Record<string, string> = {}) {
  const made = newRefund(charged, sum, ledger.now(), marks);
  ledger.kept.refunds[made.id] = made;
  charged.amount_refunded += sum;
  charged.refunded = charged.amount_refunded >= charged.amount;
  ledger.emit("refund.created", made);
  ledger.emit("charge.refunded", charged);
  return made;
}
