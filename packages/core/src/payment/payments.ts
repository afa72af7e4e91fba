import type { Stripe } from "stripe";
import { callStripe, undefinedIfMissing } from "./client.ts";
import {
  idOf,
  type ProvidedCharge,
  type ProvidedInvoice,
  type ProvidedSubscription,
  toCharge,
  toInvoice,
  toSubscription,
} from "./provided.ts";

export interface ProvidedAccount {
  subscriptions: ProvidedSubscription[];
  invoices: ProvidedInvoice[];
  charges?: ProvidedCharge[];
}

/**
 * How much of an account to read. `contract`: subscriptions and paid invoices. `everything`: also charges with their
 * refunds and disputes.
 */
export type Reads = "contract" | "everything";

const newest = 24;
/**
 * Maximum number of charges read, which is also the provider's maximum per list. Declined attempts count as charges, so
 * with a smaller number they could hide an older charge that was refunded.
 */
const newestCharges = 100;

/**
 * Creates a customer at the payment provider, without name and address. The customer holds the account's id, by which
 * the operator finds the person (O108).
 */
export const createCustomer = (userId: number, idempotencyKey: string): Promise<string> =>
  callStripe(async ({ customers }) => {
    const { id } = await customers.create({ metadata: { userId: String(userId) } }, { idempotencyKey });
    return id;
  });

export interface OpenCheckout {
  subscriptionId: string;
  status: Stripe.Subscription.Status;
  clientSecret: string | undefined;
  amount: number | undefined;
  currency: string;
}

const expand = ["latest_invoice.confirmation_secret"];

export const openSubscription = (customer: string, price: string, idempotencyKey: string): Promise<OpenCheckout> =>
  callStripe(async ({ subscriptions }) => {
    const opened = await subscriptions.create(
      {
        customer,
        items: [{ price }],
        payment_behavior: "default_incomplete",
        payment_settings: { payment_method_types: ["card"], save_default_payment_method: "on_subscription" },
        expand,
      },
      { idempotencyKey },
    );
    return toCheckout(opened);
  });

export const readCheckout = (subscriptionId: string): Promise<OpenCheckout> =>
  callStripe(async ({ subscriptions }) => toCheckout(await subscriptions.retrieve(subscriptionId, { expand })));

function toCheckout({ id, status, latest_invoice: invoice, items, currency }: Stripe.Subscription): OpenCheckout {
  const secret = typeof invoice === "object" ? invoice?.confirmation_secret?.client_secret : undefined;
  const amount = items.data[0]?.price.unit_amount ?? undefined;
  return { subscriptionId: id, status, clientSecret: secret, amount, currency };
}

export const readAccount = (customer: string, reads: Reads): Promise<ProvidedAccount> =>
  callStripe(async ({ subscriptions, invoices, charges, disputes }) => {
    const [contracts, bills, payments] = await Promise.all([
      subscriptions.list({ customer, status: "all", limit: newest, expand: ["data.default_payment_method"] }),
      invoices.list({ customer, status: "paid", limit: newest, expand: ["data.payments"] }),
      reads === "everything" ? charges.list({ customer, limit: newestCharges }) : undefined,
    ]);
    return {
      subscriptions: contracts.data.map(toSubscription),
      invoices: bills.data.map(toInvoice),
      ...(payments && { charges: await Promise.all(payments.data.map((charge) => withDisputes(disputes, charge))) }),
    };
  });

const withDisputes = async (disputes: Stripe["disputes"], charge: Stripe.Charge): Promise<ProvidedCharge> =>
  toCharge(charge, charge.disputed ? (await disputes.list({ charge: charge.id })).data : []);

/** Returns the customer of a charge. Undefined when the charge has none or does not exist. */
export const readCustomerOfCharge = (chargeId: string): Promise<string | undefined> =>
  callStripe(async ({ charges }) => idOf((await charges.retrieve(chargeId).catch(undefinedIfMissing))?.customer));

export const setCancelled = (subscriptionId: string, isCancelled: boolean): Promise<void> =>
  callStripe(async ({ subscriptions }) => {
    await subscriptions.update(subscriptionId, { cancel_at_period_end: isCancelled });
  });

/**
 * Ends the subscription immediately, regardless of the paid period. Does nothing if the subscription has already ended.
 */
export const endSubscription = (subscriptionId: string): Promise<void> =>
  callStripe(async ({ subscriptions }) => {
    await subscriptions.cancel(subscriptionId).catch(undefinedIfMissing);
  });
