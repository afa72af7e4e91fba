import { type Answered, knownProposals, type LatestProposals, withProposals } from "./latest-proposals.ts";
import type { StoredRequestMessage } from "./request-message.entity.ts";
import { otherSide, type Side } from "./side.ts";

export interface ConversationState extends LatestProposals {
  count: number;
  lastMessageAt: string;
  lastMessageId?: number | undefined;
  lastAuthorId?: number | undefined;
  unreadByBusiness: number;
  unreadByFreelancer: number;
  revision: number;
}

type OptionalId = "lastMessageId" | "lastAuthorId";

/** A state to be stored. */
export type NewConversationState = Omit<ConversationState, OptionalId | keyof LatestProposals> & {
  [Id in OptionalId]?: number;
} & ReturnType<typeof knownProposals>;

const unreadField = { business: "unreadByBusiness", freelancer: "unreadByFreelancer" } as const;

export const unreadOf = (state: ConversationState | undefined, side: Side): number => state?.[unreadField[side]] ?? 0;

/**
 * Returns the state after a message of one side. A proposal takes the place of the earlier one of its kind.
 * @param answered the proposal that the message answers
 */
export function withMessage(
  state: ConversationState | undefined,
  side: Side,
  message: StoredRequestMessage,
  answered?: Answered,
): NewConversationState {
  const { count, revision, ...unread } = countsOf(state);
  const other = otherSide(side);
  return {
    ...unread,
    ...withProposals(state, side, message, answered),
    lastMessageId: message.messageId,
    lastAuthorId: message.userId,
    count: count + 1,
    lastMessageAt: message.createdAt,
    revision: revision + 1,
    [unreadField[other]]: unreadOf(state, other) + 1,
  };
}

export function asRead(state: ConversationState, side: Side): NewConversationState {
  const { lastMessageAt, revision } = state;
  return {
    ...{ ...countsOf(state), ...knownIds(state), ...knownProposals(state), lastMessageAt },
    revision: revision + 1,
    [unreadField[side]]: 0,
  };
}

type Counts = Pick<ConversationState, "count" | "revision" | "unreadByBusiness" | "unreadByFreelancer">;

const noCounts: Counts = { count: 0, revision: 0, unreadByBusiness: 0, unreadByFreelancer: 0 };

const countsOf = ({ count, revision, unreadByBusiness, unreadByFreelancer }: Counts = noCounts): Counts => ({
  ...{ count, revision, unreadByBusiness, unreadByFreelancer },
});

/** Leaves out ids that are undefined, because they are not stored. */
const knownIds = ({ lastMessageId, lastAuthorId }: Pick<ConversationState, OptionalId>) => ({
  ...(lastMessageId !== undefined && { lastMessageId }),
  ...(lastAuthorId !== undefined && { lastAuthorId }),
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
