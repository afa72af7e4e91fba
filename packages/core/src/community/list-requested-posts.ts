import type * as routes from "@linkedpotential/contract/community/routes";
import { postPageSize } from "@linkedpotential/contract/community/values";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readUnseen } from "../blocks/block.entity.ts";
import { readSent } from "../collaboration-requests/read-sent.ts";
import type { UserContext } from "../context.ts";
import { assertOwn } from "../user/assert-own.ts";
import { assertPremium, checkAndRead } from "../user/premium.ts";
import { shownPosts } from "./shown-posts.ts";

/**
 * Lists the posts that the caller sent requests for, newest request first. The cursor is the last request id that was
 * read. @throws `session.forbidden`, `plan_limit`
 */
export async function listRequestedPosts(
  ctx: UserContext,
  { userId, limit = postPageSize, cursor }: InputOf<typeof routes.listRequestedPosts>,
): Promise<AnswerOf<typeof routes.listRequestedPosts>> {
  assertOwn(ctx, userId);
  const reads = Promise.all([readSent(userId, Math.min(limit, postPageSize), cursor), readUnseen(userId)]);
  const [, [{ sent, nextCursor }, unseen]] = await checkAndRead(assertPremium(ctx), reads);
  const seen = sent.filter(({ toUserId }) => !unseen.has(toUserId));
  const keys = seen.map(({ toUserId, postId }) => ({ userId: toUserId, postId }));
  const posts = await shownPosts(userId, keys);
  const items = posts.flatMap((post) => (post.ownRequest ? [{ ...post, requestId: post.ownRequest.id }] : []));
  return { items, nextCursor };
}
