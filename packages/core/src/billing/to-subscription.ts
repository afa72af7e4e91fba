import type { Subscription } from "@linkedpotential/contract/billing/schema";
import type { Context } from "../context.ts";
import type { UserItem } from "../user/user.entity.ts";
import { countryOf, toBillingAddress } from "./billing-address.ts";
import { graceEndOf, withdrawableUntil } from "./contract/contract-state.ts";
import type { StoredSubscription } from "./subscription.entity.ts";

export function toSubscription(
  { now, config }: Pick<Context, "now" | "config">,
  plan: UserItem["plan"],
  stored: StoredSubscription | null,
): Subscription {
  const { status = "none", periodStart, periodEnd, startedAt, cardBrand: brand, cardLast4: last4 } = stored ?? {};
  const runs = status === "active" || status === "past_due";
  const withdrawable = runs && startedAt ? withdrawableUntil(startedAt) : undefined;
  return {
    plan,
    status,
    currentPeriodEnd: periodEnd ?? null,
    cancelAtPeriodEnd: runs && stored?.isCancelled === true,
    isDisputed: stored?.disputeState === "open",
    graceEndsAt: status === "past_due" && periodStart ? graceEndOf(periodStart) : null,
    withdrawableUntil: withdrawable && withdrawable > now().toISOString() ? withdrawable : null,
    card: brand && last4 ? { brand, last4 } : null,
    country: countryOf(stored?.billingAddress),
    billingAddress: toBillingAddress(stored?.billingAddress),
    priceId: config.premiumPriceId,
    checkout: checkoutOf(config),
  };
}

const checkoutOf = ({ endpoints, stripePublishableKey: publishableKey, isOneStopShop }: Context["config"]) => ({
  isOneStopShop,
  provider: endpoints.payments ? ("local" as const) : ("stripe" as const),
  publishableKey,
});
