import type { OutboxDetail } from "@linkedpotential/contract/outbox";
import { syncContract } from "../../billing/contract/sync-contract.ts";
import { findSubscription } from "../../billing/subscription.entity.ts";
import type { Context } from "../../context.ts";
import { endSubscription, setCancelled } from "../../payment/payments.ts";
import { isEndDue, isRunning } from "./due-end.ts";

type Order = OutboxDetail<"account.subscription-end-due">;

/**
 * Carries out the order of an admin to end a contract at the payment provider. Idempotent. Does nothing when the
 * contract has ended, or when the person has continued it since the order.
 * @throws `billing.unavailable`
 */
export async function carryOutEnd(ctx: Context, { userId, endingId }: Order): Promise<{ ending: "done" | "outdated" }> {
  ctx.log.note("userId", userId);
  const stored = await findSubscription(userId);
  const { subscriptionId, ending } = stored ?? {};
  if (!isEndDue(stored) || !subscriptionId || ending?.actionId !== endingId) return { ending: "outdated" };
  await endAtProvider(subscriptionId, ending.isAtOnce).catch(async (error: unknown) => {
    // The provider refuses to change a contract that has ended, although our copy may say that it still runs.
    const now = await syncContract(ctx, userId, "contract");
    if (!now || isRunning(now.stored)) throw error;
  });
  await syncContract(ctx, userId, "contract");
  return { ending: "done" };
}

const endAtProvider = (subscriptionId: string, isAtOnce: boolean): Promise<void> =>
  isAtOnce ? endSubscription(subscriptionId) : setCancelled(subscriptionId, true);
