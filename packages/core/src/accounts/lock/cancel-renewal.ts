import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { syncContract } from "../../billing/contract/sync-contract.ts";
import { findSubscription } from "../../billing/subscription.entity.ts";
import type { Context } from "../../context.ts";
import { endSubscription, setCancelled } from "../../payment/payments.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { carryOutEnd } from "../contract/carry-out-end.ts";

type Due = OutboxEvents["account.locked" | "account.subscription-end-due"];

/** Ends contracts in the background: after the lock of an account, and by order of an admin. */
export const endContract = (ctx: Context, event: Due) =>
  event.type === "account.locked" ? cancelRenewal(ctx, event) : carryOutEnd(ctx, event);

/**
 * Cancels the renewal of a locked account's subscription, so that it is not charged again (D70). The paid period runs
 * on. A subscription whose renewal is unpaid ends at once, because the provider would try the card again. Idempotent.
 * @throws `billing.unavailable`
 */
async function cancelRenewal(
  ctx: Context,
  { userId, lockedAt }: OutboxEvents["account.locked"],
): Promise<{ renewal: "cancelled" | "none" | "outdated" }> {
  ctx.log.note("userId", userId);
  const [{ data: user }, stored] = await Promise.all([
    UserEntity.get({ userId }).go({ consistent: true }),
    findSubscription(userId),
  ]);
  if (user?.lockedAt !== lockedAt) return { renewal: "outdated" };
  const { status, subscriptionId, isCancelled } = stored ?? {};
  if (!subscriptionId || (status === "active" && isCancelled)) return { renewal: "none" };
  if (status !== "active" && status !== "past_due") return { renewal: "none" };
  await (status === "active" ? setCancelled(subscriptionId, true) : endSubscription(subscriptionId));
  await syncContract(ctx, userId, "contract");
  return { renewal: "cancelled" };
}
