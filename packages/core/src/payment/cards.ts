import { Stripe } from "stripe";
import { callStripe, undefinedIfMissing } from "./client.ts";
import { idOf } from "./provided.ts";

export interface CardSetup {
  setupIntentId: string;
  clientSecret: string;
}

/** Opens a setup intent, with which the browser stores a new card. Charges nothing. */
export const openSetup = (customer: string): Promise<CardSetup> =>
  callStripe(async ({ setupIntents }) => {
    const { id, client_secret: clientSecret } = await setupIntents.create({
      customer,
      allowed_payment_method_types: ["card"],
      usage: "off_session",
    });
    if (clientSecret === null) throw new Error("a setup without its secret");
    return { setupIntentId: id, clientSecret };
  });

/**
 * Returns the payment method that the customer entered. Undefined if the setup intent belongs to another customer or is
 * not confirmed.
 */
export const readEnteredCard = (customer: string, setupIntentId: string): Promise<string | undefined> =>
  callStripe(async ({ setupIntents }) => {
    const setup = await setupIntents.retrieve(setupIntentId).catch(undefinedIfMissing);
    const isTheirs = setup?.status === "succeeded" && idOf(setup.customer) === customer;
    return isTheirs ? idOf(setup.payment_method) : undefined;
  });

interface OpenPayments {
  subscriptionId: string;
  paymentMethod: string;
  /**
   * Idempotency key of this attempt. After a lost answer, a retry with the same key returns the same result and does
   * not charge twice.
   */
  key: string;
}

/**
 * Maximum number of open invoices read. A contract always has fewer, because it ends when its second renewal stays
 * unpaid.
 */
const most = 12;

/** Pays the open invoices of a contract, oldest first. Returns false when the card was declined. */
export const payOpenInvoices = ({ subscriptionId, paymentMethod, key }: OpenPayments): Promise<boolean> =>
  callStripe(async ({ invoices }) => {
    const { data: newestFirst } = await invoices.list({ subscription: subscriptionId, status: "open", limit: most });
    try {
      for (const { id } of newestFirst.toReversed()) {
        await invoices.pay(id, { payment_method: paymentMethod }, { idempotencyKey: `${key} ${id}` });
      }
      return true;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) return false;
      throw error;
    }
  });

export const chargeFromNowOn = (subscriptionId: string, paymentMethod: string): Promise<void> =>
  callStripe(async ({ subscriptions }) => {
    await subscriptions.update(subscriptionId, { default_payment_method: paymentMethod });
  });
