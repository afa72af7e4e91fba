import { projectRequestPageSize } from "@linkedpotential/contract/project-requests/limits";
import type * as routes from "@linkedpotential/contract/project-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import type { UserContext } from "../context.ts";
import { readBatch } from "../db/read-batch.ts";
import { UserEntity } from "../user/user.entity.ts";
import { ProjectRequestEntity, readSentKeys } from "./project-request.entity.ts";
import { toSent } from "./to-project-request.ts";

/** Lists the requests that the caller sent, newest first, without those to people who blocked the caller. */
export async function listSentProjectRequests(
  ctx: UserContext,
  { limit = projectRequestPageSize, cursor }: InputOf<typeof routes.listSentProjectRequests>,
): Promise<AnswerOf<typeof routes.listSentProjectRequests>> {
  const [{ sent: all, nextCursor }, unseen] = await Promise.all([
    readSentKeys(ctx.user.id, Math.min(limit, projectRequestPageSize), cursor),
    readBlockedIds(ctx.user.id),
  ]);
  const sent = all.filter(({ userId }) => !unseen.has(userId));
  const [requests, recipients] = await Promise.all([
    readBatch(
      sent.map(({ userId, requestId }) => ({ userId, requestId })),
      (keys) => ProjectRequestEntity.get(keys).go({ consistent: true }),
    ),
    readBatch(
      [...new Set(sent.map(({ userId }) => userId))].map((userId) => ({ userId })),
      (keys) => UserEntity.get(keys).go(),
    ),
  ]);
  const byId = new Map(recipients.map((recipient) => [recipient.userId, recipient]));
  const items = requests
    .sort((one, other) => other.requestId - one.requestId)
    .flatMap((request) => {
      const recipient = byId.get(request.userId);
      return recipient ? [toSent(request, recipient)] : [];
    });
  return { items, nextCursor };
}
