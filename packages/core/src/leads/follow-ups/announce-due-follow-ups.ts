import { leadIdsMax } from "@linkedpotential/contract/bus";
import { today } from "@linkedpotential/contract/dates";
import { publish } from "../../bus/publish.ts";
import type { Context } from "../../context.ts";
import { type DueFollowUp, dueFollowUps } from "./due-follow-ups.ts";

/** For the day that it is in Berlin (D27). Told twice does no harm: who listens acts once per person and day. */
export async function announceDueFollowUps(ctx: Pick<Context, "now">): Promise<{ users: number; followUps: number }> {
  const date = today(ctx.now());
  const due: DueFollowUp[] = [];
  // A person's leads lie in all partitions of the index: whole only when all were read.
  for await (const page of dueFollowUps(date)) due.push(...page);
  const byUser = Map.groupBy(due, ({ userId }) => userId);
  const details = [...byUser].map(([userId, leads]) => {
    const leadIds = leads.map(({ leadId }) => leadId).sort((a, b) => a - b);
    return { userId, date, leadIds: leadIds.slice(0, leadIdsMax) };
  });
  await publish("user.follow_ups_due", details);
  return { users: byUser.size, followUps: due.length };
}
