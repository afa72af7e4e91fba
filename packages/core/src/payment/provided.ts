import { type DisputeReason, disputeReasons } from "@linkedpotential/contract/billing/dispute-reasons";
import type { Stripe } from "stripe";

/** Contract as read from the payment provider. Amounts are in cents, instants in ISO 8601. */
export interface ProvidedSubscription {
  id: string;
  status: Stripe.Subscription.Status;
  createdAt: string;
  /** Time at which the checkout was opened. `contractOf` replaces it with the time of the first payment. */
  startedAt: string;
  periodStart: string;
  periodEnd: string;
  /** Whether the contract is scheduled to end, at the end of the paid period or on another day. */
  isCancelled: boolean;
  endedAt: string | undefined;
  card: { brand: string; last4: string } | undefined;
}

export interface ProvidedInvoice {
  id: string;
  amount: number;
  subscriptionId: string | undefined;
  paidAt: string | undefined;
  periodStart: string;
  periodEnd: string;
  paymentIntentId: string | undefined;
}

export interface ProvidedCharge {
  paymentIntentId: string | undefined;
  /** Refunded amount in cents, including what the bank returned to the customer after a lost dispute. */
  refunded: number;
  disputes: ProvidedDispute[];
}

/** Dispute about a payment. `over`: decided in our favor, or closed without a decision. */
export interface ProvidedDispute {
  id: string;
  state: "open" | "lost" | "over";
  /** Disputed amount in cents. */
  amount: number;
  reason: DisputeReason;
  /** Time until which we can answer the bank. Absent if the provider names none. */
  dueBy?: string;
}

export const idOf = (given: string | { id: string } | null | undefined): string | undefined =>
  typeof given === "string" ? given : (given?.id ?? undefined);

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

export function toSubscription(given: Stripe.Subscription): ProvidedSubscription {
  const [item] = given.items.data;
  if (!item) throw new Error("a subscription without an item");
  const { default_payment_method: method } = given;
  const card = typeof method === "object" ? method?.card : undefined;
  return {
    id: given.id,
    status: given.status,
    createdAt: instantOf(given.created),
    startedAt: instantOf(given.start_date),
    periodStart: instantOf(item.current_period_start),
    periodEnd: instantOf(given.cancel_at ?? item.current_period_end),
    isCancelled: given.cancel_at_period_end || given.cancel_at !== null,
    endedAt: given.ended_at === null ? undefined : instantOf(given.ended_at),
    card: card && { brand: card.brand, last4: card.last4 },
  };
}

export function toInvoice(given: Stripe.Invoice): ProvidedInvoice {
  const [line] = given.lines.data;
  const period = line?.period ?? { start: given.period_start, end: given.period_end };
  const { paid_at: paidAt } = given.status_transitions;
  const paid = given.payments?.data.find(({ status }) => status === "paid");
  return {
    id: given.id,
    amount: given.amount_paid,
    subscriptionId: idOf(given.parent?.subscription_details?.subscription),
    paidAt: paidAt === null ? undefined : instantOf(paidAt),
    periodStart: instantOf(period.start),
    periodEnd: instantOf(period.end),
    paymentIntentId: idOf(paid?.payment.payment_intent),
  };
}

const openStates: readonly Stripe.Dispute.Status[] = [
  ...(["needs_response", "under_review", "warning_needs_response", "warning_under_review"] as const),
];
/**
 * States in which a dispute counts as lost. The appeal states are included, because only a lost dispute can be
 * appealed.
 */
const lostStates: readonly Stripe.Dispute.Status[] = ["lost", "appeal_needs_response", "appeal_under_review"];

/** Returns a reason of the provider that the contract does not know as `general`. */
const reasonOf = (given: string): DisputeReason => disputeReasons.find((reason) => reason === given) ?? "general";

function toDispute({ id, status, amount, reason, evidence_details }: Stripe.Dispute): ProvidedDispute {
  const { due_by } = evidence_details;
  const isLost = lostStates.includes(status);
  return {
    id,
    state: isLost ? "lost" : openStates.includes(status) ? "open" : "over",
    ...{ amount, reason: reasonOf(reason) },
    ...(due_by && { dueBy: instantOf(due_by) }),
  };
}

export function toCharge(given: Stripe.Charge, disputes: readonly Stripe.Dispute[]): ProvidedCharge {
  const lost = disputes.filter(({ status }) => lostStates.includes(status));
  const returned = lost.reduce((sum, { amount }) => sum + amount, given.amount_refunded);
  return {
    paymentIntentId: idOf(given.payment_intent),
    refunded: Math.min(returned, given.amount),
    disputes: disputes.map(toDispute),
  };
}
