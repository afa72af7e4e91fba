import * as z from "zod/mini";
import { defineEvent, idField } from "../event.ts";
import { instant } from "../fields.ts";
import { reminderHours } from "./reminder-hours.ts";

const liveTraining = { liveTrainingId: idField };
const seat = { ...liveTraining, userId: idField };
/**
 * A reminder refers to the start in `startsAt`. When the live training is moved, new reminders are sent for the new
 * start.
 */
const reminder = { startsAt: instant, hours: z.literal(reminderHours) };

export const events = {
  "live-training.registered": defineEvent(1, seat),
  "live-training.cancelled": defineEvent(1, seat),
  "live-training.changed": defineEvent(1, liveTraining),
  "live-training.called-off": defineEvent(1, liveTraining),
  "live-training.seat-offered": defineEvent(1, { ...seat, until: instant }),
  /** One event per participant, derived from the `changed` or `called-off` event of the live training. */
  "live-training.news-announced": defineEvent(1, { ...seat, about: z.enum(["changed", "called-off"]) }),
  "live-training.reminder-due": defineEvent(1, { ...liveTraining, ...reminder }),
  "live-training.reminder-announced": defineEvent(1, { ...seat, ...reminder }),
};
