import { projectRequestPageSize } from "@linkedpotential/contract/project-requests/limits";
import type * as routes from "@linkedpotential/contract/project-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import type { UserContext } from "../context.ts";
import { readBatch } from "../db/read-batch.ts";
import { readPage } from "../db/read-page.ts";
import { threadOfProjectRequest, withKnownNames } from "../request-messages/thread.ts";
import { viewThreads } from "../request-messages/view-threads.ts";
import { UserEntity } from "../user/user.entity.ts";
import { readNamesFor } from "./names-for-freelancer.ts";
import { ProjectRequestEntity, type StoredProjectRequest } from "./project-request.entity.ts";
import { toReceived } from "./to-project-request.ts";

/** Lists the requests of businesses to the caller, newest first, without those of blocked people and locked accounts. */
export async function listReceivedProjectRequests(
  ctx: UserContext,
  {
    limit = projectRequestPageSize,
    cursor = Number.MAX_SAFE_INTEGER,
  }: InputOf<typeof routes.listReceivedProjectRequests>,
): Promise<AnswerOf<typeof routes.listReceivedProjectRequests>> {
  const query = ProjectRequestEntity.query
    .received({ userId: ctx.user.id })
    .between({ requestId: 0 }, { requestId: cursor - 1 });
  const [{ page, hasMore }, unseen, names] = await Promise.all([
    readPage(Math.min(limit, projectRequestPageSize), (most) =>
      query.go({ order: "desc", limit: most, pages: 1, consistent: true }),
    ),
    readBlockedIds(ctx.user.id),
    readNamesFor(ctx.user.id),
  ]);
  const seen = page.filter(({ senderId }) => !unseen.has(senderId));
  const threadOf = (request: StoredProjectRequest) => withKnownNames(threadOfProjectRequest(request), names);
  const [senders, viewOf] = await Promise.all([
    readBatch(
      [...new Set(seen.map(({ senderId }) => senderId))].map((userId) => ({ userId })),
      (keys) => UserEntity.get(keys).go(),
    ),
    viewThreads(seen.map(threadOf), { userId: ctx.user.id, side: "freelancer" }),
  ]);
  const byId = new Map(senders.map((sender) => [sender.userId, sender]));
  const items = seen.flatMap((request) => {
    const sender = byId.get(request.senderId);
    return sender && !sender.lockedAt
      ? [toReceived(request, sender, viewOf(threadOf(request)), names.get(sender.userId))]
      : [];
  });
  return { items, nextCursor: hasMore ? String(page.at(-1)?.requestId) : undefined };
}
