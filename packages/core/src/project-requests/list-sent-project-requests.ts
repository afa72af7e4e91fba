import { projectRequestPageSize } from "@linkedpotential/contract/project-requests/limits";
import type * as routes from "@linkedpotential/contract/project-requests/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { readBlockedIds } from "../blocks/block.entity.ts";
import { readColleagues } from "../business/company/members/read-colleagues.ts";
import type { UserContext } from "../context.ts";
import { readBatch } from "../db/read-batch.ts";
import { threadOfProjectRequest } from "../request-messages/thread.ts";
import { viewThreads } from "../request-messages/view-threads.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { UserEntity, type UserItem } from "../user/user.entity.ts";
import { ProjectRequestEntity, type ProjectRequestKey, readSentKeysOf } from "./project-request.entity.ts";
import { toColleague, toSent } from "./to-project-request.ts";

/**
 * Lists the requests that the current members of the caller's company sent, newest first. Leaves out those to people
 * with whom the sender or the caller has a block.
 */
export async function listSentProjectRequests(
  ctx: UserContext,
  { limit = projectRequestPageSize, cursor }: InputOf<typeof routes.listSentProjectRequests>,
): Promise<AnswerOf<typeof routes.listSentProjectRequests>> {
  const senders = await readColleagues(await findOwnUser(ctx));
  const senderIds = senders.map(({ userId }) => userId);
  const [{ sent: all, nextCursor }, isBlocked] = await Promise.all([
    readSentKeysOf(senderIds, Math.min(limit, projectRequestPageSize), cursor),
    readBlocks(senderIds),
  ]);
  const sent = all.filter(({ userId, senderId }) => !isBlocked(senderId, userId) && !isBlocked(ctx.user.id, userId));
  const [requests, recipients] = await readRequests(sent);
  const viewOf = await viewThreads(requests.map(threadOfProjectRequest), { userId: ctx.user.id, side: "business" });
  const senderOf = byId(senders);
  const recipientOf = byId(recipients);
  const items = requests
    .sort((one, other) => other.requestId - one.requestId)
    .flatMap((request) => {
      const [sender, recipient] = [senderOf.get(request.senderId), recipientOf.get(request.userId)];
      if (!sender || !recipient) return [];
      return [toSent(request, recipient, toColleague(sender, ctx.user.id), viewOf(threadOfProjectRequest(request)))];
    });
  return { items, nextCursor };
}

const byId = (users: readonly UserItem[]) => new Map(users.map((user) => [user.userId, user]));

/** Reads the blocks of several users. Returns whether one of them has a block with another user. */
async function readBlocks(userIds: readonly number[]): Promise<(userId: number, otherUserId: number) => boolean> {
  const blocks = new Map(await Promise.all(userIds.map(async (id) => [id, await readBlockedIds(id)] as const)));
  return (userId, otherUserId) => blocks.get(userId)?.has(otherUserId) ?? false;
}

const readRequests = (sent: readonly ProjectRequestKey[]) =>
  Promise.all([
    readBatch(
      sent.map(({ userId, requestId }) => ({ userId, requestId })),
      (keys) => ProjectRequestEntity.get(keys).go({ consistent: true }),
    ),
    readBatch(
      [...new Set(sent.map(({ userId }) => userId))].map((userId) => ({ userId })),
      (keys) => UserEntity.get(keys).go(),
    ),
  ]);
