import type { Context } from "../../context.ts";
import { settleEach } from "../../settle-each.ts";
import { SubscriptionEntity } from "../subscription.entity.ts";
import { syncContract } from "./sync-contract.ts";

/**
 * Syncs the contracts whose `nextCheckAt` has passed. One failure does not stop the others. @throws the first failure
 */
export async function checkContracts(
  ctx: Pick<Context, "now" | "log">,
): Promise<{ contracts: number; changed: number }> {
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
  return { contracts: due.length, changed };
}
