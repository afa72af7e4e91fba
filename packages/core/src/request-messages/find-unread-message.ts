import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import { CollaborationRequestEntity } from "../collaboration-requests/collaboration-request.entity.ts";
import { ProjectRequestEntity } from "../project-requests/project-request.entity.ts";
import { type ConversationState, unreadOf } from "./conversation-state.ts";
import type { LatestProposals } from "./latest-proposals.ts";
import type { Side } from "./side.ts";

export type MessageEvent = OutboxEvents["request-message.sent"];

interface FoundMessage {
  to: Side;
  /** Whether the other side has read it. */
  isRead: boolean;
  /** Setting that switches notifications and mails about the message off. */
  kind: NotificationKind;
  /** Full name that the author has shared with the request. */
  sharedName: string | undefined;
  /** Company that a colleague of the author has shared with the request. */
  company: string | undefined;
  latest: LatestProposals;
}

interface Stored {
  state: ConversationState | undefined;
  sharedName: string | undefined;
  company?: string | undefined;
}

/** Returns what to tell the other side about a message. Undefined when the request is gone. */
export async function findMessage(event: MessageEvent): Promise<FoundMessage | undefined> {
  const to: Side = event.authorId === event.freelancerId ? "business" : "freelancer";
  const { state, sharedName, company } = await (event.postId === undefined ? ofProjectRequest : ofProject)(event);
  if (!state) return undefined;
  return { to, isRead: unreadOf(state, to) === 0, kind: kindOf(event, to), sharedName, company, latest: state };
}

/** Returns the same, but nothing when the other side has read the message. */
export async function findUnreadMessage(event: MessageEvent): Promise<FoundMessage | undefined> {
  const found = await findMessage(event);
  return found?.isRead ? undefined : found;
}

async function ofProjectRequest({ requestId, freelancerId: userId, authorId }: MessageEvent): Promise<Stored> {
  const { data } = await ProjectRequestEntity.get({ userId, requestId }).go({ consistent: true });
  const state = data?.conversation;
  if (authorId === userId) return { state, sharedName: data?.replyContact?.name };
  return { state, ...sharedWith(data?.contact, authorId === data?.senderId) };
}

async function ofProject(event: MessageEvent): Promise<Stored> {
  const { requestId, postId = 0, freelancerId: fromUserId, authorId } = event;
  const { data } = await CollaborationRequestEntity.get({ postId, fromUserId }).go({ consistent: true });
  if (data?.requestId !== requestId) return { state: undefined, sharedName: undefined };
  const isAnswerer = authorId === (data.answeredById ?? data.toUserId);
  if (authorId === fromUserId) return { state: data.conversation, sharedName: undefined };
  return { state: data.conversation, ...sharedWith(data.contact, isAnswerer) };
}

/** Returns what the contact data of a company tell about the author: the name of their owner, or a colleague's company. */
function sharedWith(contact: { name: string; company: string } | undefined, isOwner: boolean) {
  return { sharedName: isOwner ? contact?.name : undefined, company: isOwner ? undefined : contact?.company };
}

function kindOf({ postId }: MessageEvent, to: Side): NotificationKind {
  if (postId === undefined) return "project_request";
  return to === "business" ? "collaboration_request" : "collaboration_request_accepted";
}
