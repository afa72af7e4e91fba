import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import type { AnnouncedTopic } from "../mail/messages/live-training-mail-texts.ts";
import { LiveTrainingMessageEntity } from "./participants/live-training-message.entity.ts";
import { ParticipationEntity } from "./seats/participation.entity.ts";
import type { LiveTrainingWithSeats } from "./seats/with-seats.ts";
import { isOver } from "./to-live-training.ts";

interface Recipient {
  userId: number;
  /** Key under which the notice is sent once. */
  occasion: string;
}
interface Announcement extends Recipient {
  about: AnnouncedTopic;
  /** Time until which a seat is held for the user. */
  until?: string;
  previousStartsAt?: string | undefined;
  previousLink?: string | undefined;
}
interface Message extends Recipient {
  about: "message";
  message: { subject: string; text: string };
}

/** Content of a mail or notification to one user about a live training. */
export type LiveTrainingNotice = Announcement | Message;

export type PersonalEvent = OutboxEvents[
  | "live-training.registered"
  | "live-training.seat-offered"
  | "live-training.participant-removed"
  | "live-training.news-announced"];

/** Tells whether an event is or derives from the cancellation of a live training. */
export const isCalledOff = (event: { type: string; about?: string }): boolean =>
  event.type === "live-training.called-off" || event.about === "called-off";

const isMessage = (event: { type: string; about?: string }): boolean =>
  event.type === "live-training.message-sent" || event.about === "message";

/** Tells whether an event came too late, after the end. A cancellation and a message are still delivered then. */
export const isOutdated = (
  training: LiveTrainingWithSeats,
  event: { type: string; about?: string },
  now: Date,
): boolean => isOver(training, now) && !isCalledOff(event) && !isMessage(event);

export async function findMessage(key: { liveTrainingId: number; messageId: number }) {
  return (await LiveTrainingMessageEntity.get(key).go({ consistent: true })).data;
}

/**
 * Returns the notice for an event, or undefined when the event no longer holds. Events with the same content share an
 * occasion, so they are sent once.
 */
export async function readNotice(
  training: LiveTrainingWithSeats,
  event: PersonalEvent,
  now: Date,
): Promise<LiveTrainingNotice | undefined> {
  if (isCalledOff(event)) return cancellationOf(training, event, now);
  if (training.state !== "announced") return undefined;
  switch (event.type) {
    case "live-training.seat-offered":
      return offerOf(training, event, now);
    case "live-training.participant-removed":
      return removalOf(training, event);
    case "live-training.registered":
      return registrationOf(event);
    case "live-training.news-announced":
      return event.messageId === undefined ? changeOf(event) : messageOf(training, event, event.messageId);
  }
}

function cancellationOf(
  training: LiveTrainingWithSeats,
  { userId }: PersonalEvent,
  now: Date,
): LiveTrainingNotice | undefined {
  if (training.state !== "called_off" || isOver(training, now)) return undefined;
  return { about: "called-off", userId, occasion: `event ${training.liveTrainingId} off` };
}

function offerOf(
  { liveTrainingId, line }: LiveTrainingWithSeats,
  { userId, until }: OutboxEvents["live-training.seat-offered"],
  now: Date,
): LiveTrainingNotice | undefined {
  const isKept = until > now.toISOString() && placeIn(line, userId)?.offeredUntil === until;
  return isKept ? { about: "offered", userId, until, occasion: `event ${liveTrainingId} seat ${until}` } : undefined;
}

async function removalOf(
  { line }: LiveTrainingWithSeats,
  { id, ...key }: OutboxEvents["live-training.participant-removed"],
): Promise<LiveTrainingNotice | undefined> {
  const isListed = placeIn(line, key.userId) !== undefined || (await findSeat(key)) !== null;
  return isListed ? undefined : { about: "removed", userId: key.userId, occasion: `event ${id}` };
}

async function registrationOf(key: OutboxEvents["live-training.registered"]): Promise<LiveTrainingNotice | undefined> {
  const seat = await findSeat(key);
  if (!seat) return undefined;
  return { about: "registered", userId: key.userId, occasion: `event ${key.liveTrainingId} ${seat.registeredAt}` };
}

type News = OutboxEvents["live-training.news-announced"];

async function changeOf(event: News): Promise<LiveTrainingNotice | undefined> {
  const { id, userId, previousStartsAt, previousLink } = event;
  if (!(await findSeat(event))) return undefined;
  return { about: "changed", userId, previousStartsAt, previousLink, occasion: `event ${id}` };
}

async function messageOf(
  { liveTrainingId, line }: LiveTrainingWithSeats,
  event: News,
  messageId: number,
): Promise<LiveTrainingNotice | undefined> {
  const { id, userId } = event;
  const [message, seat] = await Promise.all([findMessage({ liveTrainingId, messageId }), findSeat(event)]);
  if (!message || !(seat || placeIn(line, userId))) return undefined;
  return { about: "message", userId, message, occasion: `event ${id}` };
}

const placeIn = (line: LiveTrainingWithSeats["line"], userId: number) => line.find((one) => one.userId === userId);

async function findSeat({ userId, liveTrainingId }: { userId: number; liveTrainingId: number }) {
  return (await ParticipationEntity.get({ userId, liveTrainingId }).go({ consistent: true })).data;
}
