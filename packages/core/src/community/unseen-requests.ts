import { CollaborationRequestEntity } from "../collaboration-requests/collaboration-request.entity.ts";
import type { StoredPost } from "./post.entity.ts";

/**
 * Returns the posts without counting pending requests of people whom the reader must not see. The list of requests
 * leaves them out too, although colleagues of the reader see them.
 */
export const withoutUnseenRequests = (
  posts: readonly StoredPost[],
  unseen: ReadonlySet<number>,
): Promise<StoredPost[]> =>
  Promise.all(posts.map(async (post) => ({ ...post, pendingCount: await countSeen(post, unseen) })));

async function countSeen({ postId, pendingCount }: StoredPost, unseen: ReadonlySet<number>): Promise<number> {
  if (pendingCount === 0 || unseen.size === 0) return pendingCount;
  const query = CollaborationRequestEntity.query.ofPost({ postId });
  const { data: requests } = await query.go({ pages: "all", consistent: true });
  const left = requests.filter(({ status, fromUserId }) => status === "pending" && unseen.has(fromUserId));
  return Math.max(0, pendingCount - left.length);
}
