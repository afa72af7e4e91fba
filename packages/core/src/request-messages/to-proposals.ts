import type { Appointment, Offer, ProposalStatus } from "@linkedpotential/contract/request-messages/proposals";
import { type LatestProposals, outcomeStatus, toStoredOffer } from "./latest-proposals.ts";
import type { StoredRequestMessage } from "./request-message.entity.ts";

interface Proposals {
  appointment?: Appointment;
  offer?: Offer;
}

/** Returns the proposals of a message as both sides see them. */
export const toProposals = (message: StoredRequestMessage, state: LatestProposals | undefined): Proposals => ({
  ...toAppointment(message, state),
  ...toOffer(message, state),
});

function toAppointment(message: StoredRequestMessage, state?: LatestProposals): Proposals {
  const { appointment, outcome } = message;
  if (!appointment) return {};
  const { slots, minutes, place } = appointment;
  const status = statusOf(message, state?.appointment);
  return { appointment: { slots, minutes, place, status, ...(outcome?.slot && { agreedSlot: outcome.slot }) } };
}

function toOffer(message: StoredRequestMessage, state?: LatestProposals): Proposals {
  const { offer, outcome } = message;
  if (!offer) return {};
  const { answerId } = outcome ?? {};
  const status = statusOf(message, state?.offer);
  return { offer: { ...toStoredOffer(offer), status, ...(answerId !== undefined && { answerId }) } };
}

/** @param latest the latest proposal of this kind */
function statusOf(
  { messageId, outcome }: StoredRequestMessage,
  latest: { messageId: number } | undefined,
): ProposalStatus {
  if (outcome) return outcomeStatus(outcome);
  return messageId === latest?.messageId ? "open" : "replaced";
}
