import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { isBlockedBetween } from "../blocks/block.entity.ts";
import type { Context } from "../context.ts";
import { clearProjectRequestsBetween } from "../project-requests/clear-project-requests-between.ts";
import { clearRequestsBetween } from "./clear-requests-between.ts";
import { CollaborationRequestEntity } from "./collaboration-request.entity.ts";
import { deleteAnsweredRequest } from "./delete-answered-request.ts";

const atOnce = 25;

export async function clearRequests(
  ctx: Pick<Context, "log" | "config">,
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
  return { cleared: await clearOfPost(ctx, event.postId) };
}

async function clearAllBetween(one: number, other: number): Promise<number> {
  const cleared = await Promise.all([clearRequestsBetween(one, other), clearProjectRequestsBetween(one, other)]);
  return cleared[0] + cleared[1];
}

export async function clearOfPost(ctx: Pick<Context, "config">, postId: number): Promise<number> {
  const { data: requests } = await CollaborationRequestEntity.query
    .ofPost({ postId })
    .go({ pages: "all", consistent: true });
  for (let from = 0; from < requests.length; from += atOnce) {
    const some = requests.slice(from, from + atOnce);
    await Promise.all(some.map((request) => deleteAnsweredRequest(ctx, request)));
  }
  return requests.length;
}
