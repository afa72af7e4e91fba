import { isBlockedBetween } from "../blocks/block.entity.ts";
import { findCompanyPost } from "../community/company-posts.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import type { StoredRequest } from "./collaboration-request.entity.ts";

/**
 * Requires that the caller wrote the post of a request, or is a colleague of the writer. If the colleague or the
 * requester blocked the other, the call fails as if the request did not exist.
 * @throws `collaboration_request.not_found`
 */
export async function assertAnswerer(ctx: UserContext, { postId, fromUserId, toUserId }: StoredRequest): Promise<void> {
  if (toUserId === ctx.user.id) return;
  const [post, isBlocked] = await Promise.all([
    findCompanyPost(ctx, postId),
    isBlockedBetween(ctx.user.id, fromUserId),
  ]);
  if (post?.userId !== toUserId || isBlocked) throw new DomainError("collaboration_request.not_found");
}
