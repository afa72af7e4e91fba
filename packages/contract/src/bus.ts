import type { OutboxEvents, OutboxEventType } from "./outbox.ts";

export const eventSource = "linkedpotential";

/**
 * Events that are published directly instead of through the outbox. An event states a past fact and contains ids
 * instead of personal data.
 */
export interface BusEvents {
  "recipients.page_due": RecipientsPage;
  "user.follow_ups_due": { userId: number; date: string };
  "user.new_posts_due": { userId: number; date: string };
}

/**
 * One page of recipients. The subscriber publishes `event` once per person. `after` is the last person of the previous
 * page.
 */
export type RecipientsPage =
  | { event: "user.follow_ups_due"; date: string; shard: number; after?: { userId: number } }
  | { event: "user.new_posts_due"; date: string; after?: { userId: number; digestSince: string } };

export type EventType = keyof BusEvents | OutboxEventType;

export const mailEventSource = "aws.ses";
export const mailEventTypes = ["Email Bounced", "Email Complaint Received", "Email Delivered"] as const;
export type MailEventType = (typeof mailEventTypes)[number];

/** Fields of SES events that we read. All other fields of these events contain personal data. */
export interface MailEvent {
  eventType: "Bounce" | "Complaint" | "Delivery";
  mail: { messageId: string; timestamp: string; destination: string[] };
  bounce?: { bounceType: "Permanent" | "Transient" | "Undetermined" };
}

export type ReceivedEvents = BusEvents & OutboxEvents & Record<MailEventType, MailEvent>;
