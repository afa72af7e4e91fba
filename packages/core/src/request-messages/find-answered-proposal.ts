import type { ProposalAnswer } from "@linkedpotential/contract/request-messages/proposals";
import type { Context } from "../context.ts";
import { DomainError } from "../errors.ts";
import type { Thread } from "./find-thread.ts";
import { messageOf, type StoredRequestMessage } from "./request-message.entity.ts";
import type { requestMessageItems } from "./request-message-items.entity.ts";
import { toProposals } from "./to-proposals.ts";

export interface AnsweredProposal {
  message: StoredRequestMessage;
  outcome: { accepted: boolean; slot?: string };
  /** Set when the answer accepts an offer. */
  isHired: boolean;
}

/**
 * Returns the proposal of the other side that an answer is about, with its outcome.
 * @throws `request_message.proposal_closed` for a proposal that was replaced, does not exist, or is of the own side
 * @throws `request_message.proposal_answered`, `request_message.slot_unavailable`
 */
export async function findAnsweredProposal(
  ctx: Context,
  { request, state, side, freelancerId }: Thread,
  { messageId, accepted, slot }: ProposalAnswer,
): Promise<AnsweredProposal> {
  const { data } = await messageOf(request.requestId, messageId).go();
  const [message] = data;
  const isOwnSide = (message?.userId === freelancerId) === (side === "freelancer");
  if (!message || isOwnSide) throw new DomainError("request_message.proposal_closed");
  if (message.outcome) throw new DomainError("request_message.proposal_answered");
  const { appointment, offer } = toProposals(message, state);
  if ((appointment ?? offer)?.status !== "open") throw new DomainError("request_message.proposal_closed");
  if (!accepted || !appointment) return { message, outcome: { accepted }, isHired: accepted };
  if (slot === undefined || !appointment.slots.includes(slot) || slot <= ctx.now().toISOString()) {
    throw new DomainError("request_message.slot_unavailable");
  }
  return { message, outcome: { accepted, slot }, isHired: false };
}

type Parts = Pick<Parameters<Parameters<(typeof requestMessageItems)["transaction"]["write"]>[0]>[0], "message">;

/** Returns the transaction part that stores the answer with its proposal. It fails when the proposal is gone. */
export const putOutcome = (parts: Parts, { message: { userId, messageId }, outcome }: AnsweredProposal) =>
  parts.message.patch({ userId, messageId }).set({ outcome }).commit();
