import {
  CollaborationRequestEntity,
  type StoredRequest,
} from "../collaboration-requests/collaboration-request.entity.ts";
import { unreadOf } from "../request-messages/conversation-state.ts";
import type { StoredPost } from "./post.entity.ts";

/** A post of a company, with what waits for its members under the requests. */
export type PostWithNews = StoredPost & {
  /** Absent while there are none. */
  unreadMessages?: number;
};

/**
 * Returns the posts with the unread messages under requests for projects, and without counting what comes from people
 * whom the reader must not see. The list of requests leaves them out too, although colleagues of the reader see them.
 */
export const withRequestNews = (posts: readonly StoredPost[], unseen: ReadonlySet<number>): Promise<PostWithNews[]> =>
  Promise.all(posts.map((post) => withNews(post, unseen)));

async function withNews(post: StoredPost, unseen: ReadonlySet<number>): Promise<PostWithNews> {
  const { postId, type, pendingCount } = post;
  // Only requests for projects have messages. Their other numbers are stored with the post.
  if (type !== "project" && (pendingCount === 0 || unseen.size === 0)) return post;
  const query = CollaborationRequestEntity.query.ofPost({ postId });
  const { data: requests } = await query.go({
    ...{ pages: "all", consistent: true },
    attributes: ["status", "fromUserId", "conversation"],
  });
  const left = requests.filter(({ status, fromUserId }) => status === "pending" && unseen.has(fromUserId));
  const unreadMessages = countUnread(requests.filter(({ fromUserId }) => !unseen.has(fromUserId)));
  return {
    ...post,
    pendingCount: Math.max(0, pendingCount - left.length),
    ...(unreadMessages > 0 && { unreadMessages }),
  };
}

const countUnread = (requests: readonly Pick<StoredRequest, "conversation">[]): number =>
  requests.reduce((sum, { conversation }) => sum + unreadOf(conversation, "business"), 0);
