import type { SharedContact } from "./contact-to-share.ts";
import type { NewConversationState } from "./conversation-state.ts";
import { isUnchanged } from "./conversation-state.ts";
import type { Thread } from "./find-thread.ts";
import type { StoredProgress } from "./progress-attribute.ts";
import type { requestMessageItems } from "./request-message-items.entity.ts";

type Parts = Parameters<Parameters<(typeof requestMessageItems)["transaction"]["write"]>[0]>[0];
export type RequestParts = Pick<Parts, "projectRequest" | "collaborationRequest">;

/**
 * Returns the transaction part that stores the state of the messages with their request, and how the company proceeds if
 * that changes too, or contact data that a member of the company shares. It fails when the request is not accepted any
 * more, or when somebody else has changed the state or shared contact data.
 */
export function changeConversation(
  parts: RequestParts,
  { request, state }: Thread,
  conversation: NewConversationState,
  progress?: StoredProgress,
  contact?: SharedContact,
) {
  const change = { conversation, ...(progress && { progress }), ...(contact && { contact }) };
  if (request.kind === "project") {
    const { userId, requestId } = request;
    return parts.projectRequest
      .patch({ userId, requestId })
      .set({ ...change, ...(contact && { contactSentAt: conversation.lastMessageAt }) })
      .where((of, is) =>
        [
          ...[is.eq(of.status, "accepted"), isUnchanged(state, of.conversation, is)],
          ...(contact ? [is.notExists(of.contact)] : []),
        ].join(" AND "),
      )
      .commit();
  }
  const { postId, fromUserId, requestId } = request;
  return parts.collaborationRequest
    .patch({ postId, fromUserId })
    .set(change)
    .where((of, is) =>
      [
        ...[is.eq(of.requestId, requestId), is.eq(of.status, "accepted"), isUnchanged(state, of.conversation, is)],
        ...(contact ? [is.notExists(of.contact)] : []),
      ].join(" AND "),
    )
    .commit();
}
