import type { StoredRequestMessage } from "./request-message.entity.ts";

export interface ConversationState {
  count: number;
  lastMessageAt: string;
  lastMessageId?: number | undefined;
  lastAuthorId?: number | undefined;
  unreadByBusiness: number;
  unreadByFreelancer: number;
  revision: number;
}

/** A state to be stored. */
export type NewConversationState = Omit<ConversationState, "lastMessageId" | "lastAuthorId"> & {
  lastMessageId?: number;
  lastAuthorId?: number;
};

export type Side = "business" | "freelancer";

const unreadField = { business: "unreadByBusiness", freelancer: "unreadByFreelancer" } as const;

export const otherSide = (side: Side): Side => (side === "business" ? "freelancer" : "business");

export const unreadOf = (state: ConversationState | undefined, side: Side): number => state?.[unreadField[side]] ?? 0;

/** Returns the state after a message of one side. */
export function withMessage(
  state: ConversationState | undefined,
  side: Side,
  { messageId, userId, createdAt }: StoredRequestMessage,
): NewConversationState {
  const { count, revision, ...unread } = state ?? { count: 0, revision: 0, unreadByBusiness: 0, unreadByFreelancer: 0 };
  const other = otherSide(side);
  return {
    ...unread,
    count: count + 1,
    lastMessageAt: createdAt,
    lastMessageId: messageId,
    lastAuthorId: userId,
    revision: revision + 1,
    [unreadField[other]]: unreadOf(state, other) + 1,
  };
}

export function asRead(state: ConversationState, side: Side): NewConversationState {
  const { lastMessageId, lastAuthorId, revision, ...counts } = state;
  return {
    ...counts,
    ...(lastMessageId !== undefined && { lastMessageId }),
    ...(lastAuthorId !== undefined && { lastAuthorId }),
    revision: revision + 1,
    [unreadField[side]]: 0,
  };
}

interface Operations<Attribute extends { revision: unknown }> {
  eq: (name: Attribute["revision"], value: number) => string;
  notExists: (name: Attribute) => string;
}

/** Returns a condition that holds while nobody else has changed the conversation since it was read. */
export const isUnchanged = <Attribute extends { revision: unknown }>(
  state: ConversationState | undefined,
  conversation: Attribute,
  { eq, notExists }: Operations<Attribute>,
): string => (state ? eq(conversation.revision, state.revision) : notExists(conversation));
