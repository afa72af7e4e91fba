import type { OutboxEvents, OutboxEventType } from "./outbox.ts";

export const eventSource = "linkedpotential";

/** Put on the bus by who is told to, by type: facts in the past tense, ids instead of personal data. */
export interface BusEvents {
  /** A page of the people who get one of the events below. */
  "recipients.page_due": RecipientsPage;
  /** The day (`yyyy-MM-dd`) is the due date. */
  "user.follow_ups_due": { userId: number; date: string };
  /** At the run of this day, which ends a day of new posts. */
  "user.new_posts_due": { userId: number; date: string };
}

/** `event` is published once for each person of the page. `after` is the last person of the page before. */
export type RecipientsPage =
  | { event: "user.follow_ups_due"; date: string; shard: number; after?: { userId: number } }
  | { event: "user.new_posts_due"; date: string; after?: { userId: number; digestSince: string } };

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
