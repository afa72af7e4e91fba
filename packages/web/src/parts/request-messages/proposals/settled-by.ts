import type { Appointment, Offer, ProposalAnswer } from "@linkedpotential/contract/request-messages/proposals";
import type { Conversation, RequestMessage } from "@linkedpotential/contract/request-messages/schema";

/** Returns a message with the change that a later message makes to its proposal: an answer, or a newer proposal. */
export function settledBy(
  message: RequestMessage,
  sent: RequestMessage,
  answer: ProposalAnswer | undefined,
): RequestMessage {
  if (message.id === sent.id) return message;
  const { appointment, offer, author } = message;
  if (message.id === answer?.messageId) {
    return {
      ...message,
      ...(appointment && { appointment: answeredDates(appointment, answer, author) }),
      ...(offer && { offer: { ...answeredOffer(offer, answer, author), answerId: sent.id } }),
    };
  }
  return {
    ...message,
    ...(appointment?.status === "open" &&
      sent.appointment && { appointment: { ...appointment, status: "replaced" as const } }),
    ...(offer?.status === "open" && sent.offer && { offer: { ...offer, status: "replaced" as const } }),
  };
}

/** Returns a conversation with a new message of the own side: its proposal, or its answer to the latest one. */
export function settledConversation(
  { count, unread, appointment, offer }: Conversation,
  sent: RequestMessage,
  answer: ProposalAnswer | undefined,
): Conversation {
  const source = { messageId: sent.id, isOwnSide: true };
  const dates = sent.appointment ? { ...sent.appointment, ...source } : appointment;
  const price = sent.offer ? { ...sent.offer, ...source } : offer;
  return {
    ...{ count: count + 1, unread, lastMessageAt: sent.createdAt, lastMessage: sent },
    ...(dates && { appointment: dates.messageId === answer?.messageId ? answeredDates(dates, answer, dates) : dates }),
    ...(price && { offer: price.messageId === answer?.messageId ? answeredOffer(price, answer, price) : price }),
  };
}

/** Whether the side that answers has made the proposal. */
type Source = Pick<RequestMessage["author"], "isOwnSide">;

function answeredDates<Dates extends Appointment>(
  dates: Dates,
  { accepted, slot }: ProposalAnswer,
  { isOwnSide }: Source,
): Dates {
  if (accepted) return { ...dates, status: "accepted", ...(slot && { agreedSlot: slot }) };
  if (dates.status === "accepted") return { ...dates, status: "canceled" };
  return { ...dates, status: isOwnSide ? "withdrawn" : "declined" };
}

function answeredOffer<Price extends Offer>(price: Price, { accepted }: ProposalAnswer, { isOwnSide }: Source): Price {
  if (accepted) return { ...price, status: "accepted" };
  return { ...price, status: isOwnSide ? "withdrawn" : "declined" };
}
