import type { Subscription } from "@linkedpotential/contract/billing/schema";
import type { UserContext } from "../../context.ts";
import { setCancelled } from "../../payment/payments.ts";
import { changeContract } from "./change-contract.ts";

/**
 * Cancels the caller's subscription at the end of the paid period. Idempotent.
 * @throws `billing.no_subscription`, `billing.unavailable`
 */
export const cancelSubscription = (ctx: UserContext): Promise<Subscription> =>
  changeContract(ctx, ({ subscriptionId }) => setCancelled(subscriptionId, true));

/**
 * Revokes the cancellation.
 * @throws `billing.no_subscription` also when the period is over, `billing.unavailable`
 */
export const reactivate = (ctx: UserContext): Promise<Subscription> =>
  changeContract(ctx, ({ subscriptionId }) => setCancelled(subscriptionId, false));
