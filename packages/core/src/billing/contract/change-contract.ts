import type { Subscription } from "@linkedpotential/contract/billing/schema";
import type { UserContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { findSubscription } from "../subscription.entity.ts";
import { toSubscription } from "../to-subscription.ts";
import { syncContract } from "./sync-contract.ts";

export interface RunningContract {
  subscriptionId: string;
  customerId: string;
}

export async function findRunningContract(userId: number): Promise<RunningContract> {
  const { status, subscriptionId, customerId } = (await findSubscription(userId)) ?? {};
  const runs = status === "active" || status === "past_due";
  if (!runs || !subscriptionId || !customerId) throw new DomainError("billing.no_subscription");
  return { subscriptionId, customerId };
}

/**
 * Changes the contract at the payment provider with `change`, then updates our copy of the contract and returns it.
 * @throws `billing.no_subscription`, also when the contract has ended
 */
export async function changeContract(
  ctx: UserContext,
  change: (contract: RunningContract) => Promise<void>,
): Promise<Subscription> {
  const contract = await findRunningContract(ctx.user.id);
  await change(contract).catch(async (error: unknown) => {
    // The provider refuses to change a contract that has ended, although our copy may say that it still runs. Update
    // the copy, and if the contract has ended, report `no_subscription` instead of the provider's error.
    const now = await syncContract(ctx, ctx.user.id, "contract");
    throw now?.stored.status === "canceled" ? new DomainError("billing.no_subscription") : error;
  });
  const synced = await syncContract(ctx, ctx.user.id, "contract");
  if (!synced?.user) throw new DomainError("session.missing");
  return toSubscription(ctx, synced.user.plan, synced.stored);
}
