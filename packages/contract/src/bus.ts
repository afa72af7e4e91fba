/** `Source` of everything the product itself puts on its bus. */
export const eventSource = "linkedpotential";

/** Most leads that one event names: far more than a mail shows, far less than an event may weigh. */
export const leadIdsMax = 1000;

/** The events on the bus, by type: facts in the past tense, ids instead of personal data. */
export interface BusEvents {
  /** A person's open follow-ups of one day (`yyyy-MM-dd`) are due; the oldest leads first, `leadIdsMax` at most. */
  "user.follow_ups_due": { userId: number; date: string; leadIds: number[] };
}

export type EventType = keyof BusEvents;

/** `Source` of what Amazon SES tells about our mails, on the default bus of the account. */
export const mailEventSource = "aws.ses";
export const mailEventTypes = ["Email Bounced", "Email Complaint Received", "Email Delivered"] as const;
export type MailEventType = (typeof mailEventTypes)[number];

/** What became of a mail, as SES tells it; the fields that we read. It has more, and names people. */
export interface MailEvent {
  eventType: "Bounce" | "Complaint" | "Delivery";
  /** `timestamp`: when SES took the mail. */
  mail: { timestamp: string; destination: string[] };
  /** Only what is permanent came back for good. */
  bounce?: { bounceType: "Permanent" | "Transient" | "Undetermined" };
}

/** What a subscriber can be handed, by type. */
export type ReceivedEvents = BusEvents & Record<MailEventType, MailEvent>;
