import { Stripe } from "stripe";
import { callStripe } from "./client.ts";

/** Refunds what has not been refunded of a payment yet. A retry with the same key does not refund twice. */
export const refundPayment = (paymentIntent: string, idempotencyKey: string): Promise<void> =>
  callStripe(async ({ refunds }) => {
    await refunds.create({ payment_intent: paymentIntent, reason: "requested_by_customer" }, { idempotencyKey });
  });

export interface RefundOrder {
  paymentIntent: string;
  cents: number;
  /** Identifies the state of the invoice to which the order applies. At most one order per state is carried out. */
  state: string;
  adminId: number;
}

/** `changed`: another order was carried out first. `refused`: for a reason of the provider, such as a low balance. */
export type RefundRefusal = "changed" | "disputed" | "refused";
type RefundOutcome = { refundId: string } | { refusal: RefundRefusal };

/**
 * Refunds a part of a payment. A retry of the same order does not refund twice. Another order for the same state is
 * refused, because the provider accepts an idempotency key with one set of parameters only.
 */
export const refundPart = ({ paymentIntent, cents, state, adminId }: RefundOrder): Promise<RefundOutcome> =>
  callStripe(async ({ refunds }) => {
    try {
      const { id } = await refunds.create(
        {
          ...{ payment_intent: paymentIntent, amount: cents, reason: "requested_by_customer" },
          metadata: { state, admin: String(adminId) },
        },
        { idempotencyKey: `refund ${state}` },
      );
      return { refundId: id };
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      return { refusal };
    }
  });

function refusalOf(error: unknown): RefundRefusal | undefined {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return "changed";
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return undefined;
  if (error.code === "charge_disputed") return "disputed";
  return error.code === "charge_already_refunded" || error.param === "amount" ? "changed" : "refused";
}

/** Returns the id of the refund with which the provider has already carried out an order. Undefined without one. */
export const findRefund = ({ paymentIntent, cents, state, adminId }: RefundOrder): Promise<string | undefined> =>
  callStripe(async ({ refunds }) => {
    const { data } = await refunds.list({ payment_intent: paymentIntent, limit: 100 });
    return data.find(
      ({ amount, metadata }) => amount === cents && metadata?.state === state && metadata.admin === String(adminId),
    )?.id;
  });
