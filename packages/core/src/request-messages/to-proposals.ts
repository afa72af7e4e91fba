import type {
  Appointment,
  NewOffer,
  Offer,
  ProposalStatus,
} from "@linkedpotential/contract/request-messages/proposals";
import type { ConversationState } from "./conversation-state.ts";
import type { StoredRequestMessage } from "./request-message.entity.ts";

type OpenProposals = Pick<ConversationState, "openAppointmentId" | "openOfferId">;

interface Proposals {
  appointment?: Appointment;
  offer?: Offer;
}

/** Returns the proposals of a message as both sides see them. */
export const toProposals = (message: StoredRequestMessage, state: OpenProposals | undefined): Proposals => ({
  ...toAppointment(message, state),
  ...toOffer(message, state),
});

function toAppointment(message: StoredRequestMessage, state?: OpenProposals): Proposals {
  const { appointment, outcome } = message;
  if (!appointment) return {};
  const { slots, minutes, place } = appointment;
  const status = statusOf(message, state?.openAppointmentId);
  return { appointment: { slots, minutes, place, status, ...(outcome?.slot && { agreedSlot: outcome.slot }) } };
}

function toOffer(message: StoredRequestMessage, state?: OpenProposals): Proposals {
  const { offer } = message;
  if (!offer) return {};
  return { offer: { ...toStoredOffer(offer), status: statusOf(message, state?.openOfferId) } };
}

/** Leaves out values that are undefined, because they are not stored. */
export const toStoredOffer = ({ amount, unit, days, start }: NewOffer) => ({
  ...{ amount, unit },
  ...(days !== undefined && { days }),
  ...(start !== undefined && { start }),
});

/** @param openId the message with the proposal of this kind that is open */
function statusOf({ messageId, outcome }: StoredRequestMessage, openId: number | undefined): ProposalStatus {
  if (outcome) return outcome.accepted ? "accepted" : "declined";
  return messageId === openId ? "open" : "replaced";
}
