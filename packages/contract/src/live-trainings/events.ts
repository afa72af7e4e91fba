import * as z from "zod/mini";
import { defineEvent, idField } from "../event.ts";
import { instant } from "../fields.ts";
import { reminderHours } from "./values.ts";

const liveTraining = { liveTrainingId: idField };
const seat = { ...liveTraining, userId: idField };
/** Of the start as it was then: one that was moved is reminded of anew. */
const reminder = { startsAt: instant, hours: z.literal(reminderHours) };

export const events = {
  /** A seat is taken, by registering or by accepting an offer. */
  "live-training.registered": defineEvent(1, seat),
  /** A person gave up a seat, an offer or a place in the line. */
  "live-training.cancelled": defineEvent(1, seat),
  /** The time or the link is another one. */
  "live-training.changed": defineEvent(1, liveTraining),
  /** It does not take place. */
  "live-training.called-off": defineEvent(1, liveTraining),
  /** A freed seat is kept for the next one in the line, `until` then. */
  "live-training.seat-offered": defineEvent(1, { ...seat, until: instant }),
  /** Of a change that everybody has to hear of: told once more for each person. */
  "live-training.news-announced": defineEvent(1, { ...seat, about: z.enum(["changed", "called-off"]) }),
  /** It begins in so many hours at the latest. */
  "live-training.reminder-due": defineEvent(1, { ...liveTraining, ...reminder }),
  /** Told once more for each person. */
  "live-training.reminder-announced": defineEvent(1, { ...seat, ...reminder }),
};
