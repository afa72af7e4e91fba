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
export const lastActivityOf = ({ request: { conversation, answeredAt, createdAt } }: Activity): string =>
  conversation?.lastMessageAt || answeredAt || createdAt;

type Activity = Pick<ListedRequest, "request">;

/** Sorts requests by their last activity, the latest first. */
export const byActivity = (one: Activity, other: Activity): number =>
  lastActivityOf(other).localeCompare(lastActivityOf(one)) || other.request.id - one.request.id;

interface Person {
  userId: number;
  /** Empty when the account is deleted. */
  name: string;
}

/** Returns the freelancer who received or sent the request. */
export const personOf = (one: ListedRequest): Person =>
  one.kind === "sent" ? one.request.recipient : { userId: one.request.fromUserId, name: one.request.requesterName };

/** A short name ends with the initial of the last name. */
const isShort = (name: string): boolean => /\s\S{1,3}\.$/u.test(name);

/**
 * Returns the requests with the full name of a person in all of them, if one of them contains it, because the person
 * shared it with that one.
 */
export function withFullNames(requests: readonly ListedRequest[]): ListedRequest[] {
  const fullNames = new Map(
    requests
      .toSorted((one, other) => one.request.id - other.request.id)
      .map(personOf)
      .filter(({ name }) => !isShort(name))
      .map(({ userId, name }) => [userId, name]),
  );
  return requests.map((one) => {
    const { userId, name } = personOf(one);
    const fullName = fullNames.get(userId);
    return fullName && isShort(name) ? renamed(one, fullName) : one;
  });
}

function renamed(one: ListedRequest, name: string): ListedRequest {
  if (one.kind === "received") return { ...one, request: { ...one.request, requesterName: name } };
  return { ...one, request: { ...one.request, recipient: { ...one.request.recipient, name } } };
}

/** Returns the texts in which the search looks. */
export function textsOf(one: ListedRequest): string[] {
  const { message, reply = "", conversation } = one.request;
  return [...namesIn(one), message, reply, conversation?.lastMessage?.text ?? ""];
}

function namesIn(one: ListedRequest): string[] {
  if (one.kind === "sent") {
    const { recipient, sender, project } = one.request;
    return [recipient.name, recipient.activityArea, sender.name, project?.title ?? ""];
  }
  const { requesterName, requesterActivityArea, answeredBy } = one.request;
  return [requesterName, requesterActivityArea, answeredBy?.name ?? "", one.project.title];
}
