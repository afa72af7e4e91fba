import type { OutboxEvents, OutboxEventType } from "./outbox.ts";

export const eventSource = "linkedpotential";

/** Most leads that one event names: far more than a mail shows, far less than an event may weigh. */
export const leadIdsMax = 1000;

/** Put on the bus by who is told to, by type: facts in the past tense, ids instead of personal data. */
export interface BusEvents {
  /** The day (`yyyy-MM-dd`) is the due date; the oldest leads come first, `leadIdsMax` at most. */
  "user.follow_ups_due": { userId: number; date: string; leadIds: number[] };
  /** At the run of this day, which ends a day of new posts. */
  "user.new_posts_due": { userId: number; date: string };
}

export type EventType = keyof BusEvents | OutboxEventType;

export const mailEventSource = "aws.ses";
export const mailEventTypes = ["Email Bounced", "Email Complaint Received", "Email Delivered"] as const;
export type MailEventType = (typeof mailEventTypes)[number];

/** The fields that we read; SES tells more, and names people. */
export interface MailEvent {
  eventType: "Bounce" | "Complaint" | "Delivery";
  mail: { timestamp: string; destination: string[] };
  bounce?: { bounceType: "Permanent" | "Transient" | "Undetermined" };
}

export type ReceivedEvents = BusEvents & OutboxEvents & Record<MailEventType, MailEvent>;
