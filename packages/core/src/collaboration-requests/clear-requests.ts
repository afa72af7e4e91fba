import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { Context } from "../context.ts";
import { CollaborationRequestEntity } from "./collaboration-request.entity.ts";

const atOnce = 25;

/** Those of a deleted post; a second time there are none. */
export async function clearRequests(
  { log }: Pick<Context, "log">,
  { postId }: OutboxEvents["post.deleted"],
): Promise<{ cleared: number }> {
  log.note("postId", postId);
  const { data: requests } = await CollaborationRequestEntity.query
    .ofPost({ postId })
    .go({ pages: "all", consistent: true });
  for (let from = 0; from < requests.length; from += atOnce) {
    const some = requests.slice(from, from + atOnce);
    await Promise.all(some.map(({ fromUserId }) => CollaborationRequestEntity.delete({ postId, fromUserId }).go()));
  }
  return { cleared: requests.length };
}
