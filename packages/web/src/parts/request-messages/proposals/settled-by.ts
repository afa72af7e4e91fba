import type { ProposalAnswer } from "@linkedpotential/contract/request-messages/proposals";
import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";

/** Returns a message with the change that a later message makes to its proposal: an answer, or a newer proposal. */
export function settledBy(
  message: RequestMessage,
  sent: RequestMessage,
  answer: ProposalAnswer | undefined,
): RequestMessage {
  if (message.id === sent.id) return message;
  if (message.id === answer?.messageId) return answeredWith(message, answer);
  const { appointment, offer } = message;
  return {
    ...message,
    ...(appointment?.status === "open" &&
      sent.appointment && { appointment: { ...appointment, status: "replaced" as const } }),
    ...(offer?.status === "open" && sent.offer && { offer: { ...offer, status: "replaced" as const } }),
  };
}

function answeredWith(message: RequestMessage, { accepted, slot }: ProposalAnswer): RequestMessage {
  const status = accepted ? "accepted" : "declined";
  const { appointment, offer } = message;
  return {
    ...message,
    ...(appointment && { appointment: { ...appointment, status, ...(slot && { agreedSlot: slot }) } }),
    ...(offer && { offer: { ...offer, status } }),
  };
}
