import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import { CollaborationRequestEntity } from "../collaboration-requests/collaboration-request.entity.ts";
import { ProjectRequestEntity } from "../project-requests/project-request.entity.ts";
import { type ConversationState, unreadOf } from "./conversation-state.ts";
import type { LatestProposals } from "./latest-proposals.ts";
import type { Side } from "./side.ts";

export type MessageEvent = OutboxEvents["request-message.sent"];

interface UnreadMessage {
  to: Side;
  /** Setting that switches notifications and mails about the message off. */
  kind: NotificationKind;
  /** Full name that the author has shared with the request. */
  sharedName: string | undefined;
  latest: LatestProposals;
}

interface Stored {
  state: ConversationState | undefined;
  sharedName: string | undefined;
}

/** Returns what to tell the other side about a message. Undefined when that side has read it, or the request is gone. */
export async function findUnreadMessage(event: MessageEvent): Promise<UnreadMessage | undefined> {
  const to: Side = event.authorId === event.freelancerId ? "business" : "freelancer";
  const { state, sharedName } = await (event.postId === undefined ? ofProjectRequest : ofProject)(event);
  if (!state || unreadOf(state, to) === 0) return undefined;
  return { to, kind: kindOf(event, to), sharedName, latest: state };
}

async function ofProjectRequest({ requestId, freelancerId: userId, authorId }: MessageEvent): Promise<Stored> {
  const { data } = await ProjectRequestEntity.get({ userId, requestId }).go({ consistent: true });
  const contact = authorId === userId ? data?.replyContact : authorId === data?.senderId ? data.contact : undefined;
  return { state: data?.conversation, sharedName: contact?.name };
}

async function ofProject(event: MessageEvent): Promise<Stored> {
  const { requestId, postId = 0, freelancerId: fromUserId, authorId } = event;
  const { data } = await CollaborationRequestEntity.get({ postId, fromUserId }).go({ consistent: true });
  if (data?.requestId !== requestId) return { state: undefined, sharedName: undefined };
  const isAnswerer = authorId === (data.answeredById ?? data.toUserId);
  return { state: data.conversation, sharedName: isAnswerer ? data.contact?.name : undefined };
}

function kindOf({ postId }: MessageEvent, to: Side): NotificationKind {
  if (postId === undefined) return "project_request";
  return to === "business" ? "collaboration_request" : "collaboration_request_accepted";
}
