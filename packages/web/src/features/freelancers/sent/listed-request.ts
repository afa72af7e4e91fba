import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { progressStates } from "@linkedpotential/contract/request-messages/progress";

/** Request in the list of a business: one that the business sent, or one that a freelancer sent for its project. */
export type ListedRequest =
  | { kind: "sent"; request: SentProjectRequest }
  | { kind: "received"; request: CollaborationRequest; project: Post };

export const requestKinds = ["sent", "received"] as const;

/** Groups of requests. The accepted ones are those for which the company has not said how it proceeds. */
export const requestGroups = ["pending", "accepted", ...progressStates, "rejected"] as const;
type RequestGroup = (typeof requestGroups)[number];

export const groupOf = ({ request: { status, progress } }: ListedRequest): RequestGroup =>
  status === "accepted" && progress ? progress.state : status;

/** Tells whether the business has an answer or messages to read, or a request of a freelancer to answer. */
export function isNews(one: ListedRequest): boolean {
  const isOpen = one.kind === "sent" ? one.request.isUnread : one.request.status === "pending";
  return isOpen || (one.request.conversation?.unread ?? 0) > 0;
}

/** Returns the time of the last message, of the answer while there are no messages, or else of the request. */
export const lastActivityOf = ({ request: { conversation, answeredAt, createdAt } }: ListedRequest): string =>
  conversation?.lastMessageAt || answeredAt || createdAt;

/** Returns the texts in which the search looks. */
export function textsOf(one: ListedRequest): string[] {
  const { message, reply = "", conversation } = one.request;
  return [...namesIn(one), message, reply, conversation?.lastMessage?.text ?? ""];
}

function namesIn(one: ListedRequest): string[] {
  if (one.kind === "sent") {
    const { recipient, sender } = one.request;
    return [recipient.name, recipient.activityArea, sender.name];
  }
  const { requesterName, requesterActivityArea, answeredBy } = one.request;
  return [requesterName, requesterActivityArea, answeredBy?.name ?? "", one.project.title];
}
