import type { Attachment } from "@linkedpotential/contract/request-messages/attachments";
import { messagesPerRequest } from "@linkedpotential/contract/request-messages/limits";
import type * as routes from "@linkedpotential/contract/request-messages/routes";
import type { NewRequestMessage } from "@linkedpotential/contract/request-messages/schema";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { type Count, countPart, rateLimited } from "../auth/guard/rate-limit.ts";
import { checkNotBlocked } from "../blocks/check-not-blocked.ts";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { putIdempotencyRecord } from "../idempotency/put-idempotency-record.ts";
import { newId } from "../ids.ts";
import { markReadAbout } from "../notifications/notifications-about-request.ts";
import { putOutboxEvent } from "../outbox/put-outbox-event.ts";
import { assertPremium } from "../user/premium.ts";
import { UserEntity } from "../user/user.entity.ts";
import { assertProposal } from "./assert-proposal.ts";
import { changeConversation } from "./change-conversation.ts";
import { contactToShare, type SharedContact } from "./contact-to-share.ts";
import { type NewConversationState, unreadOf, withMessage } from "./conversation-state.ts";
import { type AnsweredProposal, findAnsweredProposal, putOutcome } from "./find-answered-proposal.ts";
import { findThread, type Thread } from "./find-thread.ts";
import { outcomeStatus, toStoredOffer } from "./latest-proposals.ts";
import { notifiedIdOf, notifiedRequestOf } from "./notified-request.ts";
import type { StoredProgress } from "./progress-attribute.ts";
import { readAttachment } from "./read-attachment.ts";
import type { StoredRequestMessage } from "./request-message.entity.ts";
import { requestMessageItems } from "./request-message-items.entity.ts";
import { otherSide } from "./side.ts";
import { toRequestMessage } from "./to-request-message.ts";
import { withAttachment } from "./with-attachment.ts";

type Answer = AnswerOf<typeof routes.sendRequestMessage>;

/**
 * Writes a message under an accepted request, with a file, a proposal or the answer to one. An offer sets the request to
 * "offered", the company that accepts it has hired the freelancer, and a refusal sets the request to "ended". After a block, and when the account of the other
 * side is locked or deleted, the call fails as if the request did not exist. Publishes an event for the first message that
 * the other side has not read, and for each one with a proposal or an answer.
 * @throws `plan_limit`, `project_request.not_found`, `request_message.not_accepted`, `request_message.too_many`,
 * `request.rate_limited`
 * @throws `session.forbidden`, `request.invalid` for a proposal
 * @throws `request_message.proposal_answered`, `request_message.proposal_closed`, `request_message.slot_unavailable` for
 * an answer
 * @throws `request_message.file_empty`, `request_message.file_too_large`, `request_message.file_type` for a file
 */
export async function sendRequestMessage(
  ctx: UserContext,
  { requestId, answer, attachment, ...written }: InputOf<typeof routes.sendRequestMessage>,
): Promise<Answer> {
  const file = attachment && readAttachment(attachment);
  return retryOnConflict(async () => {
    const thread = await findThread(ctx, requestId);
    if (thread.request.kind === "collaboration") await assertPremium(ctx);
    await assertPossible(thread);
    assertProposal(ctx, thread.side, written);
    const answered = answer && (await findAnsweredProposal(ctx, thread, answer));
    const message = toItem(ctx, thread, { ...written, attachment: file?.attachment });
    const progress = changedProgress(thread, message, { answered, isRefusal: written.progress === "ended" });
    const contact = contactToShare(thread, answer);
    const state = withMessage(thread.state, thread.side, message, answered);
    const reader = { userId: message.userId, side: thread.side };
    const result = toRequestMessage(message, thread.own, { ...thread, state }, reader, false);
    await withAttachment(ctx, message, file, () =>
      write(ctx, thread, { message, state, progress, answered, contact, result }),
    );
    await markReadAbout(ctx, notifiedIdOf(thread), notifiedRequestOf(thread));
    return result;
  });
}

interface Written extends Omit<NewRequestMessage, "answer" | "attachment"> {
  attachment: Attachment | undefined;
}

function toItem(
  ctx: UserContext,
  { own, request }: Thread,
  { text, attachment, appointment, offer }: Written,
): StoredRequestMessage {
  const { userId } = own;
  return {
    ...{ userId, messageId: newId(ctx.now()), requestId: request.requestId, text, createdAt: ctx.now().toISOString() },
    ...(attachment && { attachment }),
    ...(appointment && { appointment: { ...appointment, slots: [...new Set(appointment.slots)].toSorted() } }),
    ...(offer && { offer: toStoredOffer(offer) }),
  };
}

async function assertPossible({ side, freelancerId, memberId, isAccepted, state }: Thread): Promise<void> {
  const { data: other } = await UserEntity.get({ userId: side === "business" ? freelancerId : memberId }).go();
  if (!other || other.lockedAt !== undefined) throw new DomainError("project_request.not_found");
  if (!isAccepted) throw new DomainError("request_message.not_accepted");
  if (state && state.count >= messagesPerRequest) throw new DomainError("request_message.too_many");
}

interface Write {
  message: StoredRequestMessage;
  state: NewConversationState;
  /** How the company proceeds after the message. Undefined when that does not change. */
  progress: StoredProgress | undefined;
  /** Present for an answer to a proposal. */
  answered: AnsweredProposal | undefined;
  /** Present for an answer that shares contact data. */
  contact: SharedContact | undefined;
  result: Answer;
}

async function write(
  ctx: UserContext,
  thread: Thread,
  { message, state, progress, answered, contact, result }: Write,
): Promise<void> {
  const { side, freelancerId, memberId } = thread;
  const { userId } = message;
  const attempt: Count = ["request-message", String(userId)];
  const members = new Set(side === "business" ? [userId, memberId] : [memberId]);
  const isNews = unreadOf(thread.state, otherSide(side)) === 0 || answered || message.appointment || message.offer;
  await transact(
    requestMessageItems,
    (parts) => ({
      blocks: [...members].flatMap((memberOfTeam) => checkNotBlocked(parts, memberOfTeam, freelancerId)),
      request: changeConversation(parts, thread, state, progress, contact),
      proposal: answered && putOutcome(parts, answered, message.messageId),
      message: parts.message.create(message).commit(),
      attempt: countPart(parts, ctx, attempt),
      sentEvent: isNews
        ? putOutboxEvent(parts, ctx, "request-message.sent", detailOf(thread, message, answered))
        : undefined,
      idempotencyRecord: putIdempotencyRecord(parts, ctx, result),
    }),
    (part) => {
      if (part === "blocks") return new DomainError("project_request.not_found");
      if (part === "attempt") return rateLimited(ctx, attempt);
      // When the condition on the request or the proposal fails, retry: the next read tells what happened to it.
      return part === "request" || part === "proposal" ? new ConflictError() : new DomainError("request.conflict");
    },
  );
}

/**
 * Returns how the company proceeds after a message, if that changes. An offer only moves on a request without one.
 * @throws `session.forbidden` for the refusal of a freelancer
 */
function changedProgress(
  { progress, side }: Thread,
  { userId, createdAt, offer }: StoredRequestMessage,
  { answered, isRefusal }: { answered: AnsweredProposal | undefined; isRefusal: boolean },
): StoredProgress | undefined {
  if (isRefusal && side !== "business") throw new DomainError("session.forbidden");
  const by = { at: createdAt, byId: userId };
  const settled = answered?.isHired ? "hired" : isRefusal ? "ended" : undefined;
  if (settled) return progress?.state === settled ? undefined : { state: settled, ...by };
  const isFirstOffer = offer && (!progress || progress.state === "talking");
  return isFirstOffer ? { state: "offered", ...by } : undefined;
}

const detailOf = (
  { request, freelancerId, memberId }: Thread,
  { messageId, userId }: StoredRequestMessage,
  answered: AnsweredProposal | undefined,
) => ({
  ...{ messageId, requestId: request.requestId, freelancerId, memberId, authorId: userId },
  ...(request.kind === "collaboration" && { postId: request.postId }),
  ...(answered && { answeredId: answered.message.messageId, answer: outcomeStatus(answered.outcome) }),
});
