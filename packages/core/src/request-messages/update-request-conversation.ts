import type * as routes from "@linkedpotential/contract/request-messages/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { markReadAbout } from "../notifications/notifications-about-request.ts";
import { assertReader } from "../user/premium.ts";
import { changeConversation, type RequestParts } from "./change-conversation.ts";
import { asRead, unreadOf } from "./conversation-state.ts";
import { findThread, type Thread } from "./find-thread.ts";
import { notifiedIdOf, notifiedRequestOf } from "./notified-request.ts";
import type { StoredProgress } from "./progress-attribute.ts";
import { putHiredEvent } from "./put-hired-event.ts";
import { requestMessageItems } from "./request-message-items.entity.ts";

/**
 * Marks the messages under a request, and the notifications about it, as read for the caller's side, when `readUntil` is
 * the last one. A later message keeps all of them unread until the caller has seen that one too. A company may also record how it proceeds with the
 * request. Publishes an event when it has hired the freelancer.
 * @throws `session.forbidden` when a freelancer sets `progress`
 * @throws `plan_limit`, `project_request.not_found`, `request_message.not_accepted`
 */
export async function updateRequestConversation(
  ctx: UserContext,
  { requestId, readUntil, progress }: InputOf<typeof routes.updateRequestConversation>,
): Promise<AnswerOf<typeof routes.updateRequestConversation>> {
  await retryOnConflict(async () => {
    const thread = await findThread(ctx, requestId);
    if (thread.request.kind === "collaboration") await assertReader(ctx);
    if (readUntil !== undefined) await markRead(ctx, thread, readUntil);
    if (progress !== undefined) await setProgress(ctx, thread, progress);
  });
  return { success: true };
}

async function markRead(ctx: UserContext, thread: Thread, readUntil: number): Promise<void> {
  const { state, side } = thread;
  if (!state || (state.lastMessageId ?? 0) > readUntil) return;
  if (unreadOf(state, side) > 0) {
    await transact(
      requestMessageItems,
      (parts) => ({ request: changeConversation(parts, thread, asRead(state, side)) }),
      () => new ConflictError(),
    );
  }
  await markReadAbout(ctx, notifiedIdOf(thread), notifiedRequestOf(thread));
}

async function setProgress(ctx: UserContext, thread: Thread, state: StoredProgress["state"]): Promise<void> {
  if (thread.side !== "business") throw new DomainError("session.forbidden");
  if (!thread.isAccepted) throw new DomainError("request_message.not_accepted");
  if (thread.progress?.state === state) return;
  const progress = { state, at: ctx.now().toISOString(), byId: ctx.user.id };
  await transact(
    requestMessageItems,
    (parts) => ({
      request: changeProgress(parts, thread, progress),
      outboxEvent: state === "hired" ? putHiredEvent(parts, ctx, thread) : undefined,
    }),
    // The request is gone. The next read tells so.
    () => new ConflictError(),
  );
}

function changeProgress(parts: RequestParts, { request }: Thread, progress: StoredProgress) {
  if (request.kind === "project") {
    const { userId, requestId } = request;
    return parts.projectRequest.patch({ userId, requestId }).set({ progress }).commit();
  }
  const { postId, fromUserId, requestId } = request;
  return parts.collaborationRequest
    .patch({ postId, fromUserId })
    .set({ progress })
    .where((of, { eq }) => eq(of.requestId, requestId))
    .commit();
}
