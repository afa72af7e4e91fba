import type { NotifiedProposal } from "../notifications/notification.entity.ts";
import type { MessageEvent } from "./find-unread-message.ts";
import { type LatestProposals, toStoredOffer } from "./latest-proposals.ts";
import { RequestMessageEntity } from "./request-message.entity.ts";

/**
 * Returns the proposal that the notification about a message tells: an accepted or canceled one, or else the one that the
 * message makes, or else a declined one. Undefined for another message.
 */
export async function findNotifiedProposal(
  event: MessageEvent,
  latest: LatestProposals,
): Promise<NotifiedProposal | undefined> {
  const { authorId: userId, messageId } = event;
  const answered = answeredProposal(event, latest);
  if (answered?.status === "accepted" || answered?.status === "canceled") return answered;
  const { data } = await RequestMessageEntity.get({ userId, messageId }).go({ consistent: true });
  if (data?.offer) return { status: "open", offer: toStoredOffer(data.offer) };
  if (data?.appointment) return { status: "open", slots: data.appointment.slots };
  return answered;
}

/** Returns the proposal that a message answers, unless a newer one has taken its place. */
function answeredProposal(
  { answeredId, answer: status }: MessageEvent,
  { offer, appointment }: LatestProposals,
): NotifiedProposal | undefined {
  if (!status) return undefined;
  if (offer && offer.messageId === answeredId) return { status, offer: toStoredOffer(offer) };
  if (!appointment || appointment.messageId !== answeredId) return undefined;
  const { agreedSlot, slots } = appointment;
  return { status, slots: agreedSlot ? [agreedSlot] : slots };
}
