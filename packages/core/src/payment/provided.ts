import type { Stripe } from "stripe";

/** A contract as the provider has it; amounts are in cents, instants ISO 8601. */
export interface ProvidedSubscription {
  id: string;
  status: Stripe.Subscription.Status;
  createdAt: string;
  /** When the checkout was opened, until the first payment is known. */
  startedAt: string;
  periodStart: string;
  periodEnd: string;
  /** It ends by itself, with the period or at another wished time. */
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
  refunded: number;
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
