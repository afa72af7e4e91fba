import * as z from "zod/mini";
import { defineEvent, idField } from "../event.ts";
import { instant } from "../fields.ts";
import { reminderHours } from "./values.ts";

const liveTraining = { liveTrainingId: idField };
const seat = { ...liveTraining, userId: idField };
/** Of the start as it was then: one that was moved is reminded of anew. */
const reminder = { startsAt: instant, hours: z.literal(reminderHours) };

export const events = {
  "live-training.registered": defineEvent(1, seat),
  "live-training.cancelled": defineEvent(1, seat),
  "live-training.changed": defineEvent(1, liveTraining),
  "live-training.called-off": defineEvent(1, liveTraining),
  "live-training.seat-offered": defineEvent(1, { ...seat, until: instant }),
  /** Of a change that everybody has to hear of: told once more for each person. */
  "live-training.news-announced": defineEvent(1, { ...seat, about: z.enum(["changed", "called-off"]) }),
  "live-training.reminder-due": defineEvent(1, { ...liveTraining, ...reminder }),
  "live-training.reminder-announced": defineEvent(1, { ...seat, ...reminder }),
};
