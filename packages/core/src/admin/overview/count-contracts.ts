import { today } from "@linkedpotential/contract/dates";
import { SubscriptionEntity } from "../../billing/subscription.entity.ts";
import type { Context } from "../../context.ts";
import { DailyCountEntity } from "./daily-count.entity.ts";

/**
 * Stores how many paid contracts run today, and returns the number. The last call of a day remains. The index contains
 * running contracts only, so no account is read.
 */
export async function countContracts({ now }: Pick<Context, "now">): Promise<number> {
  const { data: running } = await SubscriptionEntity.query.byCheck({ due: "due" }).go({ pages: "all" });
  await DailyCountEntity.update({ date: today(now()) })
    .set({ runningContracts: running.length })
    .go();
  return running.length;
}
