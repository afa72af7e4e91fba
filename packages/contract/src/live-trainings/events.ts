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

/**
 * Values before a change. Each is absent when it did not change, and in events published before these fields existed.
 */
const previous = { previousStartsAt: z.optional(instant), previousLink: z.optional(z.string()) };

export const events = {
  "live-training.registered": defineEvent(1, seat),
  "live-training.cancelled": defineEvent(1, seat),
  "live-training.changed": defineEvent(1, { ...liveTraining, ...previous }),
  "live-training.called-off": defineEvent(1, liveTraining),
  /** A change of a series was accepted. The series stores the change until all its live trainings have it. */
  "live-training.series-changed": defineEvent(1, { seriesId: idField }),
  "live-training.seat-offered": defineEvent(1, { ...seat, until: instant }),
  /** An admin registered the user. The `registered` event of the same transaction causes the mail. */
  "live-training.participant-added": defineEvent(1, seat),
  "live-training.participant-removed": defineEvent(1, seat),
  "live-training.message-sent": defineEvent(1, { ...liveTraining, messageId: idField }),
  /**
   * One event per participant, derived from the `changed`, `called-off` or `message-sent` event of the live training.
   */
  "live-training.news-announced": defineEvent(1, {
    ...seat,
    ...previous,
    about: z.enum(["changed", "called-off", "message"]),
    messageId: z.optional(idField),
  }),
  "live-training.reminder-due": defineEvent(1, { ...liveTraining, ...reminder }),
  "live-training.reminder-announced": defineEvent(1, { ...seat, ...reminder }),
};
