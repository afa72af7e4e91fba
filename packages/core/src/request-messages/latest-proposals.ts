import type {
  Appointment,
  LatestAppointment,
  LatestOffer,
  NewOffer,
  Offer,
  ProposalStatus,
} from "@linkedpotential/contract/request-messages/proposals";
import type { StoredRequestMessage } from "./request-message.entity.ts";
import type { Side } from "./side.ts";

/** Answer to a proposal, to be stored. */
export interface Outcome {
  accepted: boolean;
  slot?: string;
  isRevoked?: boolean;
}

export interface Answered {
  message: Pick<StoredRequestMessage, "messageId">;
  outcome: Outcome;
}

interface Source {
  messageId: number;
  /** Side that made the proposal. */
  side: Side;
}

/** Latest proposals under a request. */
export interface LatestProposals {
  appointment?: (Source & Appointment) | undefined;
  offer?: (Source & Offer) | undefined;
}

/** Returns the status of a proposal with an answer. */
export function outcomeStatus({ accepted, isRevoked }: NonNullable<StoredRequestMessage["outcome"]>): ProposalStatus {
  if (isRevoked) return accepted ? "canceled" : "withdrawn";
  return accepted ? "accepted" : "declined";
}

/** Returns the latest proposals after a message of one side. Without a proposal, the message keeps the earlier ones. */
export function withProposals(
  latest: LatestProposals | undefined,
  side: Side,
  { messageId, appointment, offer }: StoredRequestMessage,
  answered: Answered | undefined,
) {
  const made = { messageId, side, status: "open" } as const;
  return knownProposals({
    appointment: appointment ? { ...appointment, ...made } : answeredWith(latest?.appointment, answered),
    offer: offer ? { ...offer, ...made } : answeredWith(latest?.offer, answered),
  });
}

function answeredWith<Kind extends Source & Pick<Appointment, "status" | "agreedSlot">>(
  proposal: Kind | undefined,
  answered: Answered | undefined,
): Kind | undefined {
  if (!proposal || proposal.messageId !== answered?.message.messageId) return proposal;
  const { outcome } = answered;
  return { ...proposal, status: outcomeStatus(outcome), ...(outcome.slot && { agreedSlot: outcome.slot }) };
}

/** Leaves out values that are undefined, because they are not stored. */
export const knownProposals = ({ appointment, offer }: LatestProposals) => ({
  ...(appointment && { appointment: { ...sourceOf(appointment), ...knownDates(appointment) } }),
  ...(offer && { offer: { ...sourceOf(offer), ...toStoredOffer(offer), status: offer.status } }),
});

/** Returns the latest proposals as one side sees them. */
export const viewProposals = (
  { appointment, offer }: LatestProposals,
  side: Side,
): { appointment?: LatestAppointment; offer?: LatestOffer } => ({
  ...(appointment && { appointment: { ...viewSource(appointment, side), ...knownDates(appointment) } }),
  ...(offer && { offer: { ...viewSource(offer, side), ...toStoredOffer(offer), status: offer.status } }),
});

const sourceOf = ({ messageId, side }: Source): Source => ({ messageId, side });

const viewSource = ({ messageId, side: author }: Source, side: Side) => ({ messageId, isOwnSide: author === side });

const knownDates = ({ slots, minutes, place, status, agreedSlot }: Appointment) => ({
  ...{ slots, minutes, place, status },
  ...(agreedSlot && { agreedSlot }),
});

/** Leaves out values that are undefined, because they are not stored. */
export const toStoredOffer = ({ amount, unit, days, start }: NewOffer) => ({
  ...{ amount, unit },
  ...(days !== undefined && { days }),
  ...(start !== undefined && { start }),
});
