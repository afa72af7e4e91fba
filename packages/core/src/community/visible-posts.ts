import type { Post } from "@linkedpotential/contract/community/schema";
import { CollaborationRequestEntity } from "../collaboration-requests/collaboration-request.entity.ts";
import { readBatch } from "../db/read-batch.ts";
import { readPeople } from "../network/people.ts";
import { PostEntity, type PostKey, type StoredPost } from "./post.entity.ts";
import { toPost } from "./to-post.ts";

/**
 * Returns the posts with these keys, in the same order, as the reader sees them. Skips deleted posts and hidden posts
 * of other users. Pass `known` when the posts are already read.
 */
export async function readVisiblePosts(
  readerId: number,
  keys: readonly PostKey[],
  known?: StoredPost[],
): Promise<Post[]> {
  const [posts, people, requests] = await Promise.all([
    known ?? readPosts(keys),
    readPeople(
      readerId,
      keys.map(({ userId }) => userId),
    ),
    readBatch(
      keys.map(({ postId }) => ({ postId, fromUserId: readerId })),
      (own) => CollaborationRequestEntity.get(own).go({ consistent: true }),
    ),
  ]);
  const byId = new Map(
    posts.filter(({ userId, hidden }) => !hidden || userId === readerId).map((post) => [post.postId, post]),
  );
  const requestOf = new Map(requests.map((request) => [request.postId, request]));
  return keys.flatMap(({ postId, userId }) => {
    const [post, author] = [byId.get(postId), people.get(userId)];
    return post && author ? [toPost(post, author, { ownRequest: requestOf.get(postId) })] : [];
  });
}

export const readPosts = (keys: readonly PostKey[]): Promise<StoredPost[]> =>
  readBatch(
    keys.map(({ userId, postId }) => ({ userId, postId })),
    (wanted) => PostEntity.get(wanted).go({ consistent: true }),
  );
