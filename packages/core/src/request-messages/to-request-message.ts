import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { shortName } from "../user/shown-name.ts";
import type { Thread } from "./find-thread.ts";
import type { StoredRequestMessage } from "./request-message.entity.ts";

type Author = { userId: number; name: string };

/**
 * Returns a message as the reader sees it. Members of a company see the full names of each other. The other side sees a
 * short name, or the full one that the person has shared.
 */
export function toRequestMessage(
  { userId, messageId, text, createdAt }: StoredRequestMessage,
  author: Author | undefined,
  { own, side, freelancerId, sharedNames }: Thread,
  isUnread: boolean,
): RequestMessage {
  const isOwnSide = (userId === freelancerId) === (side === "freelancer");
  const name = author?.name ?? "";
  return {
    ...{ id: messageId, text, createdAt, isUnread },
    author: {
      name: isOwnSide ? name : (sharedNames.get(userId) ?? shortName(name)),
      isOwn: userId === own.userId,
      isOwnSide,
    },
  };
}
