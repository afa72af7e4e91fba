import type { Appointment, ProposalAnswer } from "@linkedpotential/contract/request-messages/proposals";
import type { Context } from "../context.ts";
import { DomainError } from "../errors.ts";
import type { Thread } from "./find-thread.ts";
import type { Outcome } from "./latest-proposals.ts";
import { messageOf, type StoredRequestMessage } from "./request-message.entity.ts";
import type { requestMessageItems } from "./request-message-items.entity.ts";
import { toProposals } from "./to-proposals.ts";

export interface AnsweredProposal {
  message: StoredRequestMessage;
  outcome: Outcome;
  /** Set when the answer accepts an offer. */
  isHired: boolean;
}

/**
 * Returns the proposal that an answer is about, with its outcome. A rejection takes back an open proposal of the own side.
 * With the agreed date, it cancels an appointment of either side that has not begun.
 * @throws `request_message.proposal_closed` for a proposal that was replaced or does not exist, and for
 * the acceptance of a proposal of the own side
 * @throws `request_message.proposal_answered`, `request_message.slot_unavailable`
 */
export async function findAnsweredProposal(
  ctx: Context,
  { request, state, side, freelancerId }: Thread,
  answer: ProposalAnswer,
): Promise<AnsweredProposal> {
  const { data } = await messageOf(request.requestId, answer.messageId).go();
  const [message] = data;
  if (!message) throw new DomainError("request_message.proposal_closed");
  const isOwnSide = (message.userId === freelancerId) === (side === "freelancer");
  const { appointment, offer } = toProposals(message, state);
  const slot = agreedSlotAhead(ctx, appointment);
  if (slot && slot === answer.slot && !answer.accepted) return revoked(message, { accepted: true, slot });
  if (isOwnSide && answer.accepted) throw new DomainError("request_message.proposal_closed");
  if (message.outcome) throw new DomainError("request_message.proposal_answered");
  if ((appointment ?? offer)?.status !== "open") throw new DomainError("request_message.proposal_closed");
  return isOwnSide ? revoked(message, { accepted: false }) : answerOf(ctx, message, answer);
}

function answerOf(ctx: Context, message: StoredRequestMessage, { accepted, slot }: ProposalAnswer): AnsweredProposal {
  const { appointment } = message;
  if (!accepted || !appointment) return { message, outcome: { accepted }, isHired: accepted };
  if (slot === undefined || !appointment.slots.includes(slot) || slot <= ctx.now().toISOString()) {
    throw new DomainError("request_message.slot_unavailable");
  }
  return { message, outcome: { accepted, slot }, isHired: false };
}

/** Returns the agreed date of an appointment that has not begun yet. Undefined without one. */
function agreedSlotAhead(ctx: Context, appointment: Appointment | undefined): string | undefined {
  const { status, agreedSlot } = appointment ?? {};
  return status === "accepted" && agreedSlot && agreedSlot > ctx.now().toISOString() ? agreedSlot : undefined;
}

const revoked = (message: StoredRequestMessage, outcome: { accepted: boolean; slot?: string }): AnsweredProposal => ({
  ...{ message, isHired: false, outcome: { ...outcome, isRevoked: true } },
});

type Parts = Pick<Parameters<Parameters<(typeof requestMessageItems)["transaction"]["write"]>[0]>[0], "message">;

/**
 * Returns the transaction part that stores the answer with its proposal. It fails when the proposal is gone.
 * @param answerId id of the message with the answer
 */
export const putOutcome = (
  parts: Parts,
  { message: { userId, messageId }, outcome }: AnsweredProposal,
  answerId: number,
) =>
  parts.message
    .patch({ userId, messageId })
    .set({ outcome: { ...outcome, answerId } })
    .commit();
