import { endPremiumGrants } from "../../accounts/premium/end-premium-grants.ts";
import { countContracts } from "../../admin/overview/count-contracts.ts";
import type { Context } from "../../context.ts";
import { settleEach } from "../../settle-each.ts";
import { SubscriptionEntity } from "../subscription.entity.ts";
import { syncContract } from "./sync-contract.ts";

/**
 * Checks the contracts that are due, ends Premium that was given until a day that is over, and counts the contracts
 * that run.
 */
export async function checkContracts(
  ctx: Context,
): Promise<{ contracts: number; changed: number; grantsEnded: number; running: number }> {
  const { data: due } = await SubscriptionEntity.query
    .byCheck({ due: "due" })
    .lte({ nextCheckAt: ctx.now().toISOString() })
    .go({ pages: "all" });
  let changed = 0;
  await settleEach(due, async ({ userId }) => {
    const before = await SubscriptionEntity.get({ userId }).go({ consistent: true });
    const after = await syncContract(ctx, userId, "everything");
    if (after && after.stored.status !== before.data?.status) changed += 1;
  });
  const grantsEnded = await endPremiumGrants(ctx);
  return { contracts: due.length, changed, grantsEnded, running: await countContracts(ctx) };
}
