import type { StoredRequest } from "../collaboration-requests/collaboration-request.entity.ts";
import type { StoredProjectRequest } from "../project-requests/project-request.entity.ts";
import type { ConversationState } from "./conversation-state.ts";

/** A request under which people write messages. */
export interface RequestThread {
  request:
    | ({ kind: "project" } & Pick<StoredProjectRequest, "userId" | "requestId">)
    | ({ kind: "collaboration" } & Pick<StoredRequest, "postId" | "fromUserId" | "requestId">);
  isAccepted: boolean;
  state: ConversationState | undefined;
  progress: StoredProjectRequest["progress"];
  freelancerId: number;
  /** Member of the company who sent the request, or wrote the project. */
  memberId: number;
  /** Member of the company whose contact data the request shows to the freelancer, once they are shared. */
  contactOwnerId: number;
  /** Full names that people shared with the request, by user. */
  sharedNames: ReadonlyMap<number, string>;
}

/** Returns the thread under the request of a business to a freelancer. */
export function threadOfProjectRequest(request: StoredProjectRequest): RequestThread {
  const { userId, requestId, senderId, contact, replyContact } = request;
  return {
    request: { kind: "project", userId, requestId },
    ...stateOf(request),
    freelancerId: userId,
    memberId: senderId,
    contactOwnerId: senderId,
    sharedNames: namesOf([senderId, contact?.name], [userId, replyContact?.name]),
  };
}

/** Returns the thread under the request of a freelancer for a project. */
export function threadOfProject(request: StoredRequest): RequestThread {
  const { postId, fromUserId, toUserId, requestId, contact, answeredById = toUserId } = request;
  return {
    request: { kind: "collaboration", postId, fromUserId, requestId },
    ...stateOf(request),
    freelancerId: fromUserId,
    memberId: toUserId,
    contactOwnerId: answeredById,
    sharedNames: namesOf([answeredById, contact?.name]),
  };
}

/** Adds the full names that the reader knows from other requests. */
export const withKnownNames = <Known extends RequestThread>(
  thread: Known,
  names: ReadonlyMap<number, string>,
): Known => ({
  ...thread,
  sharedNames: new Map([...names, ...thread.sharedNames]),
});

const stateOf = ({ status, conversation, progress }: StoredProjectRequest | StoredRequest) => ({
  isAccepted: status === "accepted",
  state: conversation,
  progress,
});

const namesOf = (...names: readonly (readonly [number, string | undefined])[]): ReadonlyMap<number, string> =>
  new Map(names.flatMap(([userId, name]) => (name ? [[userId, name] as const] : [])));
