import { today } from "@linkedpotential/contract/dates";
import { publish } from "../../bus/publish.ts";
import type { Context } from "../../context.ts";
import { followUpShards } from "./shards.ts";

/**
 * Publishes one event per shard for the follow-ups that are due today in Berlin. Subscribers then publish one event per
 * person (D27).
 */
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
