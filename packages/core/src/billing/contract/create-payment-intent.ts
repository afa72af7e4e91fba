import { currency, premiumCents } from "@linkedpotential/contract/billing/price";
import type * as routes from "@linkedpotential/contract/billing/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { createCustomer, type OpenCheckout, openSubscription, readCheckout } from "../../payment/payments.ts";
import { findOwnUser } from "../../user/find-own-user.ts";
import { countryOnly, toStoredAddress } from "../billing-address.ts";
import { billingItems } from "../billing-items.entity.ts";
import { findSubscription, type StoredSubscription } from "../subscription.entity.ts";
import { contractStateOf, nextVersion, subscriptionPart } from "../write-subscription.ts";
import { isRunning, stateOf } from "./contract-state.ts";
import { syncContract } from "./sync-contract.ts";

type Input = InputOf<typeof routes.createPaymentIntent>;
type Answer = AnswerOf<typeof routes.createPaymentIntent>;

/**
 * Opens a checkout, or returns the open one. The idempotency keys sent to the provider are derived from stored values,
 * so a repeated call does not open a second checkout.
 */
export const createPaymentIntent = (ctx: UserContext, input: Input): Promise<Answer> =>
  retryOnConflict(async () => {
    const billingAddress = addressIn(input);
    const [user, stored] = await Promise.all([findOwnUser(ctx), findSubscription(ctx.user.id)]);
    if (user.plan === "premium") throw new DomainError("billing.already_premium");
    const open = stored && (await findOpen(ctx, stored));
    const checkout = open ?? (await openCheckout(ctx, stored));
    if (!open || billingAddress) await storeCheckout(ctx, stored, checkout, billingAddress);
    return { clientSecret: secretOf(checkout) };
  });

function addressIn({ billingAddress, country }: Input): StoredSubscription["billingAddress"] {
  if (billingAddress) return toStoredAddress(billingAddress);
  return country === undefined ? undefined : countryOnly(country);
}

type Opened = OpenCheckout & { customerId: string };

const isOurPrice = ({ amount, currency: given }: OpenCheckout): boolean =>
  amount === premiumCents && given === currency;

/**
 * Returns the stored checkout if it can still be paid. If it is already paid but the provider's event has not arrived,
 * syncs the contract and throws.
 * @throws `billing.already_premium`
 */
async function findOpen(ctx: UserContext, { checkoutId, customerId }: StoredSubscription): Promise<Opened | undefined> {
  if (checkoutId === undefined) return undefined;
  const known = await readCheckout(checkoutId);
  if (isRunning(known)) {
    await syncContract(ctx, ctx.user.id, "contract");
    throw new DomainError("billing.already_premium");
  }
  return known.status === "incomplete" && isOurPrice(known) ? { ...known, customerId } : undefined;
}

async function openCheckout(ctx: UserContext, stored: StoredSubscription | null): Promise<Opened> {
  const { stage, premiumPriceId } = ctx.config;
  const { id } = ctx.user;
  const customerId = stored?.customerId ?? (await createCustomer(id, `${stage} customer ${id}`));
  const key = `${customerId} checkout ${(stored?.checkouts ?? 0) + 1}`;
  return { ...(await openSubscription(customerId, premiumPriceId, key)), customerId };
}

/**
 * Returns the secret with which the browser pays. Throws if the provider's price differs from the price on our pages.
 */
function secretOf(checkout: OpenCheckout): string {
  const { clientSecret } = checkout;
  const problem = isOurPrice(checkout) ? "the checkout has no client secret" : "STRIPE_PRICE_ID names another price";
  if (!clientSecret || !isOurPrice(checkout)) {
    throw new DomainError("billing.unavailable", { cause: new Error(problem) });
  }
  return clientSecret;
}

function storeCheckout(
  ctx: UserContext,
  stored: StoredSubscription | null,
  { customerId, subscriptionId: checkoutId }: Opened,
  billingAddress: StoredSubscription["billingAddress"],
): Promise<void> {
  const userId = ctx.user.id;
  const known = stored ?? { userId, version: 0, checkouts: 0 };
  const state = stored ? contractStateOf(stored) : stateOf(undefined, ctx.now());
  const checkouts = known.checkouts + (stored?.checkoutId === checkoutId ? 0 : 1);
  const fields = { ...known, customerId, checkoutId, checkouts, ...(billingAddress && { billingAddress }) };
  return transact(
    billingItems,
    (parts) => ({
      subscription: subscriptionPart(parts, nextVersion(fields, state)),
      customer: stored ? undefined : parts.customer.put({ customerId, userId }).commit(),
    }),
    () => new ConflictError(),
  );
}
