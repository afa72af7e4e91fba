import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Person } from "../network/people.ts";
import { type Side, toConversation } from "../request-messages/conversation-state.ts";
import type { StoredRequest } from "./collaboration-request.entity.ts";

/**
 * Converts a stored request to the one in the contract. `requester` is undefined when the requester's account is
 * deleted, `answererName` when nobody has accepted a request for a project, or when that account is deleted. `side` is
 * that of the reader, who sees its unread messages.
 */
export function toRequest(
  { requestId, answeredById, conversation, ...request }: StoredRequest,
  requester: Person | undefined,
  answererName?: string,
  side: Side = "freelancer",
): CollaborationRequest {
  return {
    id: requestId,
    ...request,
    ...(answeredById !== undefined && answererName && { answeredBy: { userId: answeredById, name: answererName } }),
    ...toConversation(conversation, side),
    requesterName: requester?.name ?? "",
    requesterProfileImage: requester?.profileImage ?? null,
    requesterActivityArea: requester?.activityArea ?? "",
    requesterSkills: requester?.skills ?? [],
    requesterDescription: requester?.description ?? "",
    requesterLinkedInUrl: requester?.linkedinUrl ?? "",
  };
}

export const detailOf = ({ requestId, postId, fromUserId, toUserId }: StoredRequest) => ({
  requestId,
  postId,
  fromUserId,
  toUserId,
});
