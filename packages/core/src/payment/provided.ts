import type { Stripe } from "stripe";

/** Contract at the provider. Amounts are in cents, instants in ISO 8601. */
export interface ProvidedSubscription {
  id: string;
  status: Stripe.Subscription.Status;
  createdAt: string;
  /** When the checkout was opened. `contractOf` replaces it by the first payment. */
  startedAt: string;
  periodStart: string;
  periodEnd: string;
  /** Whether an end is scheduled, at the end of the period or on another day. */
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
  /** Refunded amount in cents, including amounts that a bank returned after a lost dispute. */
  refunded: number;
  disputes: ProvidedDispute[];
}

/** `over` means decided in our favor or closed without a decision. */
export interface ProvidedDispute {
  id: string;
  state: "open" | "lost" | "over";
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
/** States that count as lost. An appeal is only possible after a lost dispute. */
const lostStates: readonly Stripe.Dispute.Status[] = ["lost", "appeal_needs_response", "appeal_under_review"];

function toDispute({ id, status }: Stripe.Dispute): ProvidedDispute {
  const isLost = lostStates.includes(status);
  return { id, state: isLost ? "lost" : openStates.includes(status) ? "open" : "over" };
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
