import type { Conversation } from "@linkedpotential/contract/request-messages/schema";

export interface ConversationState {
  count: number;
  lastMessageAt: string;
  unreadByBusiness: number;
  unreadByFreelancer: number;
  revision: number;
}

export type Side = "business" | "freelancer";

const unreadField = { business: "unreadByBusiness", freelancer: "unreadByFreelancer" } as const;

export const otherSide = (side: Side): Side => (side === "business" ? "freelancer" : "business");

export const unreadOf = (state: ConversationState | undefined, side: Side): number => state?.[unreadField[side]] ?? 0;

/** Returns the state after a message of one side. */
export function withMessage(state: ConversationState | undefined, side: Side, at: string): ConversationState {
  const { count, revision, ...unread } = state ?? { count: 0, revision: 0, unreadByBusiness: 0, unreadByFreelancer: 0 };
  const other = otherSide(side);
  return {
    ...unread,
    count: count + 1,
    lastMessageAt: at,
    revision: revision + 1,
    [unreadField[other]]: unreadOf(state, other) + 1,
  };
}

export const asRead = (state: ConversationState, side: Side): ConversationState => ({
  ...state,
  revision: state.revision + 1,
  [unreadField[side]]: 0,
});

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

/** Returns the conversation as a list of requests shows it to one side. */
export const toConversation = (state: ConversationState | undefined, side: Side): { conversation?: Conversation } =>
  state
    ? { conversation: { count: state.count, unread: unreadOf(state, side), lastMessageAt: state.lastMessageAt } }
    : {};
