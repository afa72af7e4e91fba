import { requestPageSize } from "@linkedpotential/contract/collaboration-requests/limits";
import type * as routes from "@linkedpotential/contract/collaboration-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import { PostEntity, type StoredPost } from "../community/post.entity.ts";
import type { UserContext } from "../context.ts";
import { readBatch } from "../db/read-batch.ts";
import { readPeople } from "../network/people.ts";
import { assertReader, checkAndRead } from "../user/premium.ts";
import { CollaborationRequestEntity, type StoredRequest } from "./collaboration-request.entity.ts";
import { toRequest } from "./to-request.ts";

/**
 * Lists the pending requests for all posts of the caller, newest first. Requests of locked and deleted accounts are left
 * out. The cursor is the last id of the previous page.
 */
export async function listReceivedRequests(
  ctx: UserContext,
  { limit = requestPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listReceivedRequests>,
): Promise<AnswerOf<typeof routes.listReceivedRequests>> {
  const userId = ctx.user.id;
  const reads = Promise.all([readPostsWithRequests(userId), readBlockedIds(userId)]);
  const [, [posts, unseen]] = await checkAndRead(assertReader(ctx), reads);
  const pending = (await Promise.all(posts.map(({ postId }) => readPendingKeys(postId)))).flat();
  const older = pending
    .filter(({ requestId, fromUserId }) => requestId < cursor && !unseen.has(fromUserId))
    .sort((a, b) => b.requestId - a.requestId);
  const page = older.slice(0, Math.min(limit, requestPageSize));
  const [requests, people] = await Promise.all([
    readBatch(
      page.map(({ postId, fromUserId }) => ({ postId, fromUserId })),
      (keys) => CollaborationRequestEntity.get(keys).go({ consistent: true }),
    ),
    readPeople(
      userId,
      page.map(({ fromUserId }) => fromUserId),
    ),
  ]);
  const titles = new Map(posts.map(({ postId, title }) => [postId, title]));
  const items = requests
    .filter(({ status }) => status === "pending")
    .sort((a, b) => b.requestId - a.requestId)
    .flatMap((request) => {
      const requester = people.get(request.fromUserId);
      return requester ? [{ ...toRequest(request, requester), postTitle: titles.get(request.postId) ?? "" }] : [];
    });
  return { items, nextCursor: page.length < older.length ? String(page.at(-1)?.requestId) : undefined };
}

/** Reads the caller's posts with pending requests. Posts per author are limited. */
async function readPostsWithRequests(userId: number): Promise<Pick<StoredPost, "postId" | "title">[]> {
  const query = PostEntity.query.ofAuthor({ userId }).between({ postId: 0 }, { postId: Number.MAX_SAFE_INTEGER });
  const { data } = await query.go({ pages: "all", consistent: true, attributes: ["postId", "title", "pendingCount"] });
  return data.filter(({ pendingCount }) => pendingCount > 0);
}

/** Reads keys only, because a post can have many long requests of which a page shows a few. */
async function readPendingKeys(
  postId: number,
): Promise<Pick<StoredRequest, "postId" | "fromUserId" | "requestId" | "status">[]> {
  const { data } = await CollaborationRequestEntity.query
    .ofPost({ postId })
    .go({ pages: "all", consistent: true, attributes: ["postId", "fromUserId", "requestId", "status"] });
  return data.filter(({ status }) => status === "pending");
}
