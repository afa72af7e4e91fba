import type { StoredRequestMessage } from "./request-message.entity.ts";

export interface ConversationState {
  count: number;
  lastMessageAt: string;
  lastMessageId?: number | undefined;
  lastAuthorId?: number | undefined;
  openAppointmentId?: number | undefined;
  openOfferId?: number | undefined;
  unreadByBusiness: number;
  unreadByFreelancer: number;
  revision: number;
}

type OptionalId = "lastMessageId" | "lastAuthorId" | "openAppointmentId" | "openOfferId";

/** A state to be stored. */
export type NewConversationState = Omit<ConversationState, OptionalId> & { [Id in OptionalId]?: number };

export type Side = "business" | "freelancer";

const unreadField = { business: "unreadByBusiness", freelancer: "unreadByFreelancer" } as const;

export const otherSide = (side: Side): Side => (side === "business" ? "freelancer" : "business");

export const unreadOf = (state: ConversationState | undefined, side: Side): number => state?.[unreadField[side]] ?? 0;

/**
 * Returns the state after a message of one side. A proposal takes the place of an open one of its kind.
 * @param answeredId message with the proposal that the message answers
 */
export function withMessage(
  state: ConversationState | undefined,
  side: Side,
  { messageId, userId, createdAt, appointment, offer }: StoredRequestMessage,
  answeredId?: number,
): NewConversationState {
  const { count, revision, ...unread } = countsOf(state);
  const other = otherSide(side);
  const stillOpen = (id: number | undefined) => (id === answeredId ? undefined : id);
  return {
    ...unread,
    ...knownIds({
      lastMessageId: messageId,
      lastAuthorId: userId,
      openAppointmentId: appointment ? messageId : stillOpen(state?.openAppointmentId),
      openOfferId: offer ? messageId : stillOpen(state?.openOfferId),
    }),
    count: count + 1,
    lastMessageAt: createdAt,
    revision: revision + 1,
    [unreadField[other]]: unreadOf(state, other) + 1,
  };
}

export function asRead(state: ConversationState, side: Side): NewConversationState {
  const { lastMessageAt, revision } = state;
  return {
    ...{ ...countsOf(state), ...knownIds(state), lastMessageAt },
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
const knownIds = ({
  lastMessageId,
  lastAuthorId,
  openAppointmentId,
  openOfferId,
}: Pick<ConversationState, OptionalId>) => ({
  ...(lastMessageId !== undefined && { lastMessageId }),
  ...(lastAuthorId !== undefined && { lastAuthorId }),
  ...(openAppointmentId !== undefined && { openAppointmentId }),
  ...(openOfferId !== undefined && { openOfferId }),
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
