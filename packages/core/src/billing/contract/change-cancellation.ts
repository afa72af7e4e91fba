import type { Subscription } from "@linkedpotential/contract/billing/schema";
import type { UserContext } from "../../context.ts";
import { setCancelled } from "../../payment/payments.ts";
import { changeContract } from "./change-contract.ts";

/**
 * Cancels the caller's subscription at the end of the paid period. A repeated call changes nothing.
 * @throws `billing.no_subscription`, `billing.unavailable`
 */
export const cancelSubscription = (ctx: UserContext): Promise<Subscription> =>
  changeContract(ctx, ({ subscriptionId }) => setCancelled(subscriptionId, true));

/**
 * Revokes the cancellation of the caller's subscription.
 * @throws `billing.no_subscription`, also when the paid period is over
 * @throws `billing.unavailable`
 */
export const reactivate = (ctx: UserContext): Promise<Subscription> =>
  changeContract(ctx, ({ subscriptionId }) => setCancelled(subscriptionId, false));
