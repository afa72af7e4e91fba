import type { MailedProposals } from "../mail/messages/proposal-facts.ts";
import type { MessageEvent } from "./find-unread-message.ts";
import type { LatestProposals } from "./latest-proposals.ts";
import { RequestMessageEntity } from "./request-message.entity.ts";

/** Maximum length of the message with an offer that the mail about its acceptance repeats. */
const scopeMax = 300;

/**
 * Returns the accepted or declined offer, or the agreed or canceled date, that the mail about an answer tells. Returns
 * nothing for another answer, or when a newer proposal has taken the place of the answered one.
 */
export async function findMailedAnswer(
  { answeredId, answer, freelancerId }: MessageEvent,
  { offer, appointment }: LatestProposals,
): Promise<Pick<MailedProposals, "acceptedOffer" | "declinedOffer" | "date">> {
  if (answeredId === undefined) return {};
  if (offer?.messageId === answeredId && answer === "accepted") {
    const { data } = await RequestMessageEntity.get({ userId: freelancerId, messageId: answeredId }).go();
    const text = data && data.text.length <= scopeMax ? data.text.replace(/\s+/gu, " ") : undefined;
    return { acceptedOffer: { ...offer, text } };
  }
  if (offer?.messageId === answeredId && answer === "declined") return { declinedOffer: offer };
  const isCanceled = answer === "canceled";
  if (appointment?.messageId !== answeredId || !appointment.agreedSlot || !(isCanceled || answer === "accepted"))
    return {};
  const { minutes, place, agreedSlot: slot } = appointment;
  return { date: { slot, minutes, place, isCanceled } };
}
