import type { NewConversationState } from "./conversation-state.ts";
import { isUnchanged } from "./conversation-state.ts";
import type { Thread } from "./find-thread.ts";
import type { StoredProgress } from "./progress-attribute.ts";
import type { requestMessageItems } from "./request-message-items.entity.ts";

type Parts = Parameters<Parameters<(typeof requestMessageItems)["transaction"]["write"]>[0]>[0];
export type RequestParts = Pick<Parts, "projectRequest" | "collaborationRequest">;

/**
 * Returns the transaction part that stores the state of the messages with their request, and how the company proceeds if
 * that changes too. It fails when the request is not accepted any more, or when somebody else has changed the state.
 */
export function changeConversation(
  parts: RequestParts,
  { request, state }: Thread,
  conversation: NewConversationState,
  progress?: StoredProgress,
) {
  const change = { conversation, ...(progress && { progress }) };
  if (request.kind === "project") {
    const { userId, requestId } = request;
    return parts.projectRequest
      .patch({ userId, requestId })
      .set(change)
      .where((of, is) => `${is.eq(of.status, "accepted")} AND ${isUnchanged(state, of.conversation, is)}`)
      .commit();
  }
  const { postId, fromUserId, requestId } = request;
  return parts.collaborationRequest
    .patch({ postId, fromUserId })
    .set(change)
    .where((of, is) =>
      [is.eq(of.requestId, requestId), is.eq(of.status, "accepted"), isUnchanged(state, of.conversation, is)].join(
        " AND ",
      ),
    )
    .commit();
}
