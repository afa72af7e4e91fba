import type { Subscription } from "@linkedpotential/contract/billing/schema";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { setCancelled } from "../payment/payments.ts";
import { findSubscription } from "./find-subscription.ts";
import { syncContract } from "./sync-contract.ts";
import { toSubscription } from "./to-subscription.ts";

/** To the end of the paid period. What is cancelled already stays so. @throws `billing.no_subscription`, `billing.unavailable` */
export const cancelSubscription = (ctx: UserContext): Promise<Subscription> => change(ctx, true);

/** @throws `billing.no_subscription` also when the period is over, `billing.unavailable` */
export const reactivate = (ctx: UserContext): Promise<Subscription> => change(ctx, false);

async function change(ctx: UserContext, isCancelled: boolean): Promise<Subscription> {
  const stored = await findSubscription(ctx.user.id);
  const { status, subscriptionId } = stored ?? {};
  if (!subscriptionId || (status !== "active" && status !== "past_due"))
    throw new DomainError("billing.no_subscription");
  await setCancelled(subscriptionId, isCancelled).catch(async (error: unknown) => {
    // The provider refuses to change what has ended there: learnt here, it is told as what it is.
    const now = await syncContract(ctx, ctx.user.id);
    throw now?.stored.status === "canceled" ? new DomainError("billing.no_subscription") : error;
  });
  const synced = await syncContract(ctx, ctx.user.id);
  if (!synced?.user) throw new DomainError("session.missing");
  return toSubscription(ctx, synced.user.plan, synced.stored);
}
