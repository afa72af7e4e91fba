import { requestPageSize } from "@linkedpotential/contract/collaboration-requests/limits";
import type * as routes from "@linkedpotential/contract/collaboration-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import { readPosts } from "../community/visible-posts.ts";
import type { UserContext } from "../context.ts";
import { readBatch } from "../db/read-batch.ts";
import { toPerson } from "../network/people.ts";
import { threadOfProject } from "../request-messages/thread.ts";
import { viewThreads } from "../request-messages/view-threads.ts";
import { assertOwn } from "../user/assert-own.ts";
import { checkAndRead, findReader } from "../user/premium.ts";
import { shortName } from "../user/shown-name.ts";
import { readAnswererNames } from "./answerer-names.ts";
import { CollaborationRequestEntity, readSent } from "./collaboration-request.entity.ts";
import { toRequest } from "./to-request.ts";

/**
 * Lists the requests that the caller sent, newest first, without those for posts that the caller cannot see. The cursor
 * is the last id that was read.
 */
export async function listSentRequests(
  ctx: UserContext,
  { userId, limit = requestPageSize, cursor }: InputOf<typeof routes.listSentRequests>,
): Promise<AnswerOf<typeof routes.listSentRequests>> {
  assertOwn(ctx, userId);
  const reads = Promise.all([readSent(userId, Math.min(limit, requestPageSize), cursor), readBlockedIds(userId)]);
  const [own, [{ sent: all, nextCursor }, unseen]] = await checkAndRead(findReader(ctx), reads);
  const sent = all.filter(({ toUserId }) => !unseen.has(toUserId));
  const [requests, posts] = await Promise.all([
    readBatch(
      sent.map(({ postId, fromUserId }) => ({ postId, fromUserId })),
      (keys) => CollaborationRequestEntity.get(keys).go({ consistent: true }),
    ),
    readPosts(sent.map(({ toUserId, postId }) => ({ userId: toUserId, postId }))),
  ]);
  const [answererOf, viewOf] = await Promise.all([
    readAnswererNames(requests, ({ name }) => shortName(name)),
    viewThreads(requests.map(threadOfProject), { userId, side: "freelancer" }),
  ]);
  const there = new Set(posts.filter(({ hidden }) => !hidden).map(({ postId }) => postId));
  const items = requests
    .filter(({ postId }) => there.has(postId))
    .sort((a, b) => b.requestId - a.requestId)
    .map((request) =>
      toRequest(request, toPerson(own, userId, false), answererOf(request), viewOf(threadOfProject(request))),
    );
  return { items, nextCursor };
}
