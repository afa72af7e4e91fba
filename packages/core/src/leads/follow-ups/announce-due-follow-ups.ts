import { today } from "@linkedpotential/contract/dates";
import { publish } from "../../bus/publish.ts";
import type { Context } from "../../context.ts";
import { followUpShards } from "./shards.ts";

/** Starts the fan-out of the follow-ups due today in Berlin, in all shards concurrently (D27). */
export async function announceDueFollowUps(ctx: Context): Promise<{ pages: number }> {
  const date = today(ctx.now());
  const pages = Array.from({ length: followUpShards }, (_, shard) => ({
    event: "user.follow_ups_due" as const,
    date,
    shard,
  }));
  await publish(ctx, "recipients.page_due", pages);
  return { pages: pages.length };
}
