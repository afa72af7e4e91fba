import { type EventType, type MailEventType, mailEventTypes } from "./bus.ts";

/** When a schedule runs, by the wall clock of Berlin, daylight saving included (D27). */
export type Timing = { daily: `${number}:${number}` } | { everyMinutes: number };

/**
 * Lambdas that run by the clock. The id is the path of the Lambda in `functions/src`, as with routes.
 * A paused schedule is deployed but never started.
 */
export const schedules = {
  "schedules/follow-ups": { timing: { daily: "07:00" } },
  // Live events are still to come; until then there is nothing to remind of.
  "schedules/event-reminders": { timing: { everyMinutes: 5 }, isPaused: true },
} as const satisfies Record<`schedules/${string}`, { timing: Timing; isPaused?: true }>;

/** Lambdas that run because something happened, and what each listens to: events of our bus, or of our mails. */
export const subscribers = {
  "subscribers/mail-follow-ups": ["user.follow_ups_due"],
  "subscribers/note-bounces": mailEventTypes,
} as const satisfies Record<`subscribers/${string}`, readonly EventType[] | readonly MailEventType[]>;

export type ScheduleId = keyof typeof schedules;
export type SubscriberId = keyof typeof subscribers;
