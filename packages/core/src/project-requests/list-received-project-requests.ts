import { projectRequestPageSize } from "@linkedpotential/contract/project-requests/limits";
import type * as routes from "@linkedpotential/contract/project-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import type { UserContext } from "../context.ts";
import { readBatch } from "../db/read-batch.ts";
import { readPage } from "../db/read-page.ts";
import { threadOfProjectRequest } from "../request-messages/thread.ts";
import { viewThreads } from "../request-messages/view-threads.ts";
import { UserEntity } from "../user/user.entity.ts";
import { ProjectRequestEntity } from "./project-request.entity.ts";
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
  const [{ page, hasMore }, unseen] = await Promise.all([
    readPage(Math.min(limit, projectRequestPageSize), (most) =>
      query.go({ order: "desc", limit: most, pages: 1, consistent: true }),
    ),
    readBlockedIds(ctx.user.id),
  ]);
  const seen = page.filter(({ senderId }) => !unseen.has(senderId));
  const [senders, viewOf] = await Promise.all([
    readBatch(
      [...new Set(seen.map(({ senderId }) => senderId))].map((userId) => ({ userId })),
      (keys) => UserEntity.get(keys).go(),
    ),
    viewThreads(seen.map(threadOfProjectRequest), { userId: ctx.user.id, side: "freelancer" }),
  ]);
  const byId = new Map(senders.map((sender) => [sender.userId, sender]));
  const items = seen.flatMap((request) => {
    const sender = byId.get(request.senderId);
    return sender && !sender.lockedAt ? [toReceived(request, sender, viewOf(threadOfProjectRequest(request)))] : [];
  });
  return { items, nextCursor: hasMore ? String(page.at(-1)?.requestId) : undefined };
}
