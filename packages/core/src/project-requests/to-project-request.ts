import type {
  Colleague,
  ReceivedProjectRequest,
  SentProjectRequest,
} from "@linkedpotential/contract/project-requests/schema";
import { toPerson } from "../network/people.ts";
import { threadOfProjectRequest } from "../request-messages/thread.ts";
import { type ThreadView, viewThread } from "../request-messages/view-threads.ts";
import { initialsOf, shortName } from "../user/shown-name.ts";
import type { UserItem } from "../user/user.entity.ts";
import type { ProjectRequestKey, StoredProjectRequest } from "./project-request.entity.ts";

const shared = (
  { requestId, message, project, status, createdAt, answeredAt, reply }: StoredProjectRequest,
  view: ThreadView,
) => ({
  id: requestId,
  ...{ message, status, createdAt },
  answeredAt: answeredAt ?? null,
  reply: reply ?? "",
  ...(project && { project: { id: project.postId, title: project.title } }),
  ...view,
});

/**
 * Returns a request as its recipient sees it: with the sender's full name only if the sender shares contact data, or if
 * the recipient knows it from another request.
 */
export const toReceived = (
  request: StoredProjectRequest,
  sender: UserItem,
  view: ThreadView = viewThread(threadOfProjectRequest(request), { userId: request.userId, side: "freelancer" }),
  knownName = shortName(sender.name),
): ReceivedProjectRequest => ({
  ...shared(request, view),
  sender: {
    userId: sender.userId,
    name: request.contact?.name ?? knownName,
    initials: initialsOf(request.contact?.name ?? sender.name),
    contact: request.contact ?? null,
  },
});

/** Returns a member of a company as another member with the id `readerId` sees them, with the full name. */
export const toColleague = ({ userId, name }: UserItem, readerId: number): Colleague => ({
  ...{ userId, name },
  isOwn: userId === readerId,
});

/**
 * Returns a request as its sender and the sender's colleagues see it, with the recipient's current profile if it is
 * visible. They see the LinkedIn profile after the recipient has accepted.
 */
export function toSent(
  request: StoredProjectRequest,
  recipient: UserItem,
  sender: Colleague,
  view: ThreadView = viewThread(threadOfProjectRequest(request), { userId: request.senderId, side: "business" }),
): SentProjectRequest {
  const { userId, name, initials, profileImage, activityArea, linkedinUrl } = toPerson(
    recipient,
    request.senderId,
    false,
  );
  return {
    ...shared(request, view),
    sharesContact: request.contact !== undefined,
    isUnread: request.isUnread ?? false,
    sender,
    recipient: {
      ...{ userId, initials, profileImage, activityArea },
      name: request.replyContact?.name ?? name,
      email: request.replyContact?.email ?? null,
      linkedinUrl: request.status === "accepted" ? linkedinUrl : "",
    },
  };
}

export const detailOf = ({ requestId, userId, senderId }: ProjectRequestKey) => ({ requestId, userId, senderId });
