import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { isBlockedBetween } from "../blocks/block.entity.ts";
import type { Context } from "../context.ts";
import { clearProjectRequestsBetween } from "../project-requests/clear-project-requests-between.ts";
import { clearOfPost } from "./clear-of-post.ts";
import { clearRequestsBetween } from "./clear-requests-between.ts";
import { notifyDeletedProject } from "./notify-deleted-project.ts";

export async function clearRequests(
  ctx: Pick<Context, "log" | "config" | "now">,
  event: OutboxEvents["post.deleted" | "person.blocked"],
): Promise<{ cleared: number }> {
  ctx.log.note("userId", event.userId);
  if (event.type === "person.blocked") {
    // Check the block again, because the event may arrive after the user was unblocked. Requests sent since then must
    // stay.
    const holds = await isBlockedBetween(event.userId, event.otherUserId);
    return { cleared: holds ? await clearAllBetween(event.userId, event.otherUserId) : 0 };
  }
  ctx.log.note("postId", event.postId);
  return { cleared: await clearOfPost(ctx, event.postId, (request) => notifyDeletedProject(ctx, request)) };
}

async function clearAllBetween(one: number, other: number): Promise<number> {
  const cleared = await Promise.all([clearRequestsBetween(one, other), clearProjectRequestsBetween(one, other)]);
  return cleared[0] + cleared[1];
}
