import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Appointment, LatestOffer, Offer } from "@linkedpotential/contract/request-messages/proposals";
import type { Conversation, RequestMessage } from "@linkedpotential/contract/request-messages/schema";

/** The two sides of an order and its subject, from a list of requests. */
export interface OrderFacts {
  /** Name of the other side. */
  name: string;
  /** Contact data that the other side has shared. */
  contact?: CollaborationRequest["contact"] | null;
  /** Address of the other side's LinkedIn profile. Empty or absent if it is not visible. */
  linkedinUrl?: string | undefined;
  /** Title of the project. Absent for a request without one. */
  project?: string | undefined;
  /** Text of the request. */
  request: string;
}

/** Accepted offer. `messageId` is the message that made it. */
export interface AcceptedOffer extends Offer, Pick<LatestOffer, "messageId" | "isOwnSide"> {}

interface AgreedDate extends Pick<Appointment, "minutes" | "place"> {
  slot: string;
}

/** Parts of an order that come from the messages under its request. */
export interface OrderMessages {
  /** Message that came with the offer. Absent when it is erased or not loaded. */
  offered: RequestMessage | undefined;
  /** Message that accepted the offer. Absent when it is erased or not loaded. */
  acceptance: RequestMessage | undefined;
  /** Agreed dates, the earliest first. */
  dates: readonly AgreedDate[];
}

/** Returns the latest offer of a conversation if it is accepted. */
export function acceptedOfferOf(conversation: Conversation | undefined): AcceptedOffer | undefined {
  const offer = conversation?.offer;
  return offer?.status === "accepted" ? offer : undefined;
}

export function orderMessagesOf(messages: readonly RequestMessage[], { messageId }: AcceptedOffer): OrderMessages {
  const offered = messages.find(({ id }) => id === messageId);
  const answerId = offered?.offer?.answerId;
  return {
    offered,
    acceptance: messages.find(({ id }) => id === answerId),
    dates: messages
      .flatMap(({ appointment }) => agreedDatesOf(appointment))
      .sort((one, other) => one.slot.localeCompare(other.slot)),
  };
}

function agreedDatesOf(appointment: Appointment | undefined): AgreedDate[] {
  if (appointment?.status !== "accepted" || !appointment.agreedSlot) return [];
  const { minutes, place, agreedSlot: slot } = appointment;
  return [{ minutes, place, slot }];
}
