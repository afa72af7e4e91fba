import { messagesPerRequest } from "@linkedpotential/contract/request-messages/limits";
import type * as routes from "@linkedpotential/contract/request-messages/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { type Count, countPart, rateLimited } from "../auth/guard/rate-limit.ts";
import { checkNotBlocked } from "../blocks/check-not-blocked.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putIdempotencyRecord } from "../idempotency/put-idempotency-record.ts";
import { newId } from "../ids.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { assertPremium } from "../user/premium.ts";
import { UserEntity } from "../user/user.entity.ts";
import { changeConversation } from "./change-conversation.ts";
import { otherSide, unreadOf, withMessage } from "./conversation-state.ts";
import { findThread, type Thread } from "./find-thread.ts";
import type { StoredRequestMessage } from "./request-message.entity.ts";
import { requestMessageItems } from "./request-message-items.entity.ts";
import { toRequestMessage } from "./to-request-message.ts";

type Answer = AnswerOf<typeof routes.sendRequestMessage>;

/**
 * Writes a message under an accepted request. After a block, and when the account of the other side is locked or
 * deleted, the call fails as if the request did not exist. Publishes an event only for the first message that the other
 * side has not read.
 * @throws `plan_limit`, `project_request.not_found`, `request_message.not_accepted`, `request_message.too_many`,
 * `request.rate_limited`
 */
export async function sendRequestMessage(
  ctx: UserContext,
  { requestId, text }: InputOf<typeof routes.sendRequestMessage>,
): Promise<Answer> {
  return retryOnConflict(async () => {
    const thread = await findThread(ctx, requestId);
    if (thread.request.kind === "collaboration") await assertPremium(ctx);
    await assertPossible(thread);
    const { userId } = thread.own;
    const createdAt = ctx.now().toISOString();
    const message = { userId, messageId: newId(ctx.now()), requestId, text, createdAt };
    const answer = toRequestMessage(message, thread.own, thread, { userId, side: thread.side }, false);
    await write(ctx, thread, message, answer);
    return answer;
  });
}

async function assertPossible({ side, freelancerId, memberId, isAccepted, state }: Thread): Promise<void> {
  const { data: other } = await UserEntity.get({ userId: side === "business" ? freelancerId : memberId }).go();
  if (!other || other.lockedAt !== undefined) throw new DomainError("project_request.not_found");
  if (!isAccepted) throw new DomainError("request_message.not_accepted");
  if (state && state.count >= messagesPerRequest) throw new DomainError("request_message.too_many");
}

async function write(ctx: UserContext, thread: Thread, message: StoredRequestMessage, answer: Answer): Promise<void> {
  const { side, freelancerId, memberId, state } = thread;
  const { userId } = message;
  const attempt: Count = ["request-message", String(userId)];
  const members = new Set(side === "business" ? [userId, memberId] : [memberId]);
  await transact(
    requestMessageItems,
    (parts) => ({
      blocks: [...members].flatMap((memberOfTeam) => checkNotBlocked(parts, memberOfTeam, freelancerId)),
      request: changeConversation(parts, thread, withMessage(state, side, message)),
      message: parts.message.create(message).commit(),
      attempt: countPart(parts, ctx, attempt),
      outboxEvent:
        unreadOf(state, otherSide(side)) === 0
          ? putOutboxEvent(parts, ctx, "request-message.sent", detailOf(thread, message))
          : undefined,
      idempotencyRecord: putIdempotencyRecord(parts, ctx, answer),
    }),
    (part) => {
      if (part === "blocks") return new DomainError("project_request.not_found");
      if (part === "attempt") return rateLimited(ctx, attempt);
      // When the condition on the request fails, retry: the next read tells what happened to it.
      return part === "request" ? new ConflictError() : new DomainError("request.conflict");
    },
  );
}

const detailOf = ({ request, freelancerId, memberId }: Thread, { messageId, userId }: StoredRequestMessage) => ({
  ...{ messageId, requestId: request.requestId, freelancerId, memberId, authorId: userId },
  ...(request.kind === "collaboration" && { postId: request.postId }),
});
