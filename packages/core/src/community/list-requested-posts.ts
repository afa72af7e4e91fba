import { postPageSize } from "@linkedpotential/contract/community/limits";
import type * as routes from "@linkedpotential/contract/community/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import { readSent } from "../collaboration-requests/collaboration-request.entity.ts";
import type { UserContext } from "../context.ts";
import { assertOwn } from "../user/assert-own.ts";
import { assertReader, checkAndRead } from "../user/premium.ts";
import { readVisiblePosts } from "./visible-posts.ts";

/**
 * Lists the posts that the caller sent requests for, newest request first. The cursor is the last request id that was
 * read.
 */
export async function listRequestedPosts(
  ctx: UserContext,
  { userId, limit = postPageSize, cursor }: InputOf<typeof routes.listRequestedPosts>,
): Promise<AnswerOf<typeof routes.listRequestedPosts>> {
  assertOwn(ctx, userId);
  const reads = Promise.all([readSent(userId, Math.min(limit, postPageSize), cursor), readBlockedIds(userId)]);
  const [, [{ sent, nextCursor }, unseen]] = await checkAndRead(assertReader(ctx), reads);
  const seen = sent.filter(({ toUserId }) => !unseen.has(toUserId));
  const keys = seen.map(({ toUserId, postId }) => ({ userId: toUserId, postId }));
  const posts = await readVisiblePosts(userId, keys);
  const items = posts.flatMap((post) => (post.ownRequest ? [{ ...post, requestId: post.ownRequest.id }] : []));
  return { items, nextCursor };
}
