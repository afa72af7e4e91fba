import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { shortName } from "../user/shown-name.ts";
import type { StoredRequestMessage } from "./request-message.entity.ts";
import type { Side } from "./side.ts";
import type { RequestThread } from "./thread.ts";
import { toProposals } from "./to-proposals.ts";

export interface Author {
  userId: number;
  name: string;
}

export interface Reader {
  userId: number;
  side: Side;
}

/** Returns a message as the reader sees it. */
export const toRequestMessage = (
  message: StoredRequestMessage,
  author: Author | undefined,
  thread: RequestThread,
  reader: Reader,
  isUnread: boolean,
): RequestMessage => {
  const { userId, messageId, text, attachment, createdAt } = message;
  return {
    ...{ id: messageId, text, createdAt, isUnread },
    ...(attachment && { attachment }),
    author: toAuthor(userId, author, thread, reader),
    ...toProposals(message, thread.state),
  };
};

/**
 * Returns the author of a message as the reader sees them. Members of a company see the full names of each other. The
 * other side sees a short name, or the full one that the person has shared.
 */
export function toAuthor(
  userId: number,
  author: Author | undefined,
  { freelancerId, sharedNames }: Pick<RequestThread, "freelancerId" | "sharedNames">,
  reader: Reader,
): RequestMessage["author"] {
  const isOwnSide = (userId === freelancerId) === (reader.side === "freelancer");
  const name = author?.name ?? "";
  return {
    name: isOwnSide ? name : (sharedNames.get(userId) ?? shortName(name)),
    isOwn: userId === reader.userId,
    isOwnSide,
  };
}
