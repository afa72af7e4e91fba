import { requestPageSize } from "@linkedpotential/contract/collaboration-requests/limits";
import type * as routes from "@linkedpotential/contract/collaboration-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import { findCompanyPost } from "../community/company-posts.ts";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { readPeople } from "../network/people.ts";
import { threadOfProject } from "../request-messages/thread.ts";
import { viewThreads } from "../request-messages/view-threads.ts";
import { assertReader, checkAndRead } from "../user/premium.ts";
import { readAnswererNames } from "./answerer-names.ts";
import { CollaborationRequestEntity } from "./collaboration-request.entity.ts";
import { toRequest } from "./to-request.ts";

/**
 * Lists pending requests for one of the caller's posts or for a project of the caller's company, newest first. For a
 * project also lists accepted requests, because businesses have no network in which to find the people. The cursor is the
 * last id of the previous page.
 */
export async function listRequestsForPost(
  ctx: UserContext,
  { postId, limit = requestPageSize, cursor = Number.MAX_SAFE_INTEGER }: InputOf<typeof routes.listRequestsForPost>,
): Promise<AnswerOf<typeof routes.listRequestsForPost>> {
  const userId = ctx.user.id;
  const reads = Promise.all([
    findCompanyPost(ctx, postId),
    CollaborationRequestEntity.query.ofPost({ postId }).go({ pages: "all", consistent: true }),
    readBlockedIds(userId),
  ]);
  const [, [post, { data: requests }, unseen]] = await checkAndRead(assertReader(ctx), reads);
  if (!post) throw new DomainError("post.not_found");
  const older = requests
    .filter(({ status }) => status === "pending" || (post.type === "project" && status === "accepted"))
    .filter(({ requestId }) => requestId < cursor)
    .filter(({ fromUserId }) => !unseen.has(fromUserId))
    .sort((a, b) => b.requestId - a.requestId);
  const page = older.slice(0, Math.min(limit, requestPageSize));
  const [people, answererOf, viewOf] = await Promise.all([
    readPeople(
      userId,
      page.map(({ fromUserId }) => fromUserId),
    ),
    readAnswererNames(page, ({ name }) => name),
    viewThreads(page.map(threadOfProject), { userId, side: "business" }),
  ]);
  const items = page.map((request) =>
    toRequest(request, people.get(request.fromUserId), answererOf(request), viewOf(threadOfProject(request))),
  );
  return { items, nextCursor: page.length < older.length ? String(page.at(-1)?.requestId) : undefined };
}
