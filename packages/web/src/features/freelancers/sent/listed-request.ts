import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { progressStates } from "@linkedpotential/contract/request-messages/progress";
import { wordsIn } from "../../../parts/request-messages/attachments/message-text.ts";

/** Request in the list of a business: one that the business sent, or one that a freelancer sent for its project. */
export type ListedRequest =
  | { kind: "sent"; request: SentProjectRequest }
  | { kind: "received"; request: CollaborationRequest; project: Post };

export const requestKinds = ["sent", "received"] as const;

/** Groups of requests. The accepted ones are those for which the company has not said how it proceeds. */
export const requestGroups = ["pending", "accepted", ...progressStates, "rejected"] as const;
type RequestGroup = (typeof requestGroups)[number];

export const groupOf = ({ request: { status, progress } }: Activity): RequestGroup =>
  status === "accepted" && progress ? progress.state : status;

/** Tells whether the business has an answer or messages to read, or a request of a freelancer to answer. */
export function isNews(one: ListedRequest): boolean {
  const isOpen = one.kind === "sent" ? one.request.isUnread : one.request.status === "pending";
  return isOpen || (one.request.conversation?.unread ?? 0) > 0;
}

/** Returns the time of the last message, of the answer while there are no messages, or else of the request. */
export const lastActivityOf = ({ request: { conversation, answeredAt, createdAt } }: Activity): string =>
  conversation?.lastMessageAt || answeredAt || createdAt;

type Activity = Pick<ListedRequest, "request">;

/** Sorts requests by their last activity, the latest first. */
export const byActivity = (one: Activity, other: Activity): number =>
  lastActivityOf(other).localeCompare(lastActivityOf(one)) || other.request.id - one.request.id;

/** Ranks of the groups, the furthest first. Closed requests come after the open ones. */
const ranks: Record<RequestGroup, number> = {
  ...{ hired: 1, offered: 2, talking: 3, accepted: 4 },
  ...{ pending: 5, ended: 6, rejected: 7 },
};

/**
 * Sorts requests with the same person, the one that has come furthest first. Of several that have come equally far, the
 * most recently active one is the first.
 */
export const byState = (one: Activity, other: Activity): number =>
  ranks[groupOf(one)] - ranks[groupOf(other)] || byActivity(one, other);

interface Person {
  userId: number;
  /** Empty when the account is deleted. */
  name: string;
}

/** Returns the freelancer who received or sent the request. */
export const personOf = (one: ListedRequest): Person =>
  one.kind === "sent" ? one.request.recipient : { userId: one.request.fromUserId, name: one.request.requesterName };

/** Returns the texts in which the search looks. */
export function textsOf(one: ListedRequest): string[] {
  const { message, reply = "", conversation } = one.request;
  const last = conversation?.lastMessage;
  return [...namesIn(one), message, reply, last ? wordsIn(last) : ""];
}

/** Returns names and titles in which the search looks. */
export function namesIn(one: ListedRequest): string[] {
  if (one.kind === "sent") {
    const { recipient, sender, project } = one.request;
    return [recipient.name, recipient.activityArea, sender.name, project?.title ?? ""];
  }
  const { requesterName, requesterActivityArea, answeredBy } = one.request;
  return [requesterName, requesterActivityArea, answeredBy?.name ?? "", one.project.title];
}
