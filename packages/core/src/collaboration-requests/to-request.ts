import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Person } from "../network/people.ts";
import type { ThreadView } from "../request-messages/view-threads.ts";
import type { StoredRequest } from "./collaboration-request.entity.ts";

/**
 * Converts a stored request to the one in the contract. `requester` is undefined when the requester's account is
 * deleted, `answererName` when nobody has accepted a request for a project, or when that account is deleted. `view` is
 * empty for requests without messages.
 */
export function toRequest(
  { requestId, answeredById, conversation: _, progress: __, ...request }: StoredRequest,
  requester: Person | undefined,
  answererName?: string,
  view: ThreadView = {},
): CollaborationRequest {
  return {
    id: requestId,
    ...request,
    ...(answeredById !== undefined && answererName && { answeredBy: { userId: answeredById, name: answererName } }),
    ...view,
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
