import * as z from "zod/mini";
import { defineEvent, idField } from "../event.ts";
import { instant } from "../fields.ts";
import { reminderHours } from "./reminder-hours.ts";

const liveTraining = { liveTrainingId: idField };
const seat = { ...liveTraining, userId: idField };
/** `startsAt` is the start that the reminder refers to. After a move there are new reminders. */
const reminder = { startsAt: instant, hours: z.literal(reminderHours) };

export const events = {
  "live-training.registered": defineEvent(1, seat),
  "live-training.cancelled": defineEvent(1, seat),
  "live-training.changed": defineEvent(1, liveTraining),
  "live-training.called-off": defineEvent(1, liveTraining),
  "live-training.seat-offered": defineEvent(1, { ...seat, until: instant }),
  /** One per participant, derived from `changed` or `called-off`. */
  "live-training.news-announced": defineEvent(1, { ...seat, about: z.enum(["changed", "called-off"]) }),
  "live-training.reminder-due": defineEvent(1, { ...liveTraining, ...reminder }),
  "live-training.reminder-announced": defineEvent(1, { ...seat, ...reminder }),
};
