import { today } from "@linkedpotential/contract/dates";
import { SubscriptionEntity } from "../../billing/subscription.entity.ts";
import type { Context } from "../../context.ts";
import { DailyCountEntity } from "./daily-count.entity.ts";

/** Counts the paid contracts that run now. The index contains running contracts only, so no account is read. */
export async function runningContracts(): Promise<number> {
  const { data: running } = await SubscriptionEntity.query.byCheck({ due: "due" }).go({ pages: "all" });
  return running.length;
}

/**
 * Stores how many paid contracts run today, for the comparison with later days, and returns the number. The last call
 * of a day remains.
 */
export async function countContracts({ now }: Pick<Context, "now">): Promise<number> {
  const count = await runningContracts();
  await DailyCountEntity.update({ date: today(now()) })
    .set({ runningContracts: count })
    .go();
  return count;
}
