import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { isBlockedBetween } from "../blocks/block.entity.ts";
import { CollaborationRequestEntity } from "../collaboration-requests/collaboration-request.entity.ts";
import type { RecipientNotifications } from "../notifications/put-notifications.ts";
import { ProjectRequestEntity } from "../project-requests/project-request.entity.ts";

type Hired = OutboxEvents["request.hired"];

/**
 * Returns the notification for the freelancer that a company has hired them. Returns none when the company has recorded
 * something else since, or the two have a block.
 */
export async function ofHired(event: Hired): Promise<RecipientNotifications[]> {
  const { requestId, freelancerId: userId, memberId: actorId, postId } = event;
  const [progress, isBlocked] = await Promise.all([readProgress(event), isBlockedBetween(userId, actorId)]);
  if (progress?.state !== "hired" || isBlocked) return [];
  const occasion = `hired ${requestId}`;
  if (postId === undefined) {
    const item = { type: "project_request_hired", relatedId: requestId, actorId, occasion } as const;
    return [{ userId, kind: "project_request", items: [item] }];
  }
  const item = { type: "collaboration_request_hired", relatedId: postId, actorId, occasion } as const;
  return [{ userId, kind: "collaboration_request_accepted", items: [item] }];
}

async function readProgress({ requestId, freelancerId, postId }: Hired) {
  if (postId === undefined) {
    const { data } = await ProjectRequestEntity.get({ userId: freelancerId, requestId }).go({ consistent: true });
    return data?.progress;
  }
  const { data } = await CollaborationRequestEntity.get({ postId, fromUserId: freelancerId }).go({ consistent: true });
  return data?.requestId === requestId ? data.progress : undefined;
}
