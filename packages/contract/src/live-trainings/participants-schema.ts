import * as z from "zod/mini";
import { email, instant, pathId, requiredLine, requiredText } from "../fields.ts";
import { messageSubjectMax, messageTextMax, waitingListMax } from "./limits.ts";

const person = { userId: z.number(), name: z.string(), email: z.string() };

const participant = z.object({ ...person, registeredAt: instant, isPresent: z.boolean() });
export type Participant = z.output<typeof participant>;

const waitingPerson = z.object({
  ...person,
  /** Time at which the account joined the waiting list. Null when the event did not store it. */
  waitingSince: z.nullable(instant),
  /** Time until which a free seat is held for the account. Null when it has none. */
  offeredUntil: z.nullable(instant),
});
export type WaitingPerson = z.output<typeof waitingPerson>;

/** Participants in the order of their registration, and the waiting list in its order. */
export const participantList = z.object({ participants: z.array(participant), waiting: z.array(waitingPerson) });
export type ParticipantList = z.output<typeof participantList>;

export const participantParams = z.object({ liveTrainingId: pathId, participantId: pathId });
export const newParticipant = z.object({
  email: email(),
  /** Whether a full live training gets one more seat for the account, past the waiting list. */
  addsSeat: z._default(z.boolean(), false),
});
export const attendance = z.object({ isPresent: z.boolean() });

/** Position among those who wait without an offered seat, counted from 1. A position behind the last one means the end. */
export const waitingPosition = z.object({ position: z.int().check(z.gte(1), z.lte(waitingListMax)) });

export const newMessage = z.object({
  subject: requiredLine(messageSubjectMax, "subjectRequired"),
  text: requiredText(messageTextMax, "eventMessageRequired"),
  isForWaitingList: z._default(z.boolean(), false),
});
export type NewMessage = z.input<typeof newMessage>;

/** `people` is the number of accounts with a seat or, if chosen, on the waiting list when the message was sent. */
export const sentMessage = z.object({ people: z.number() });
