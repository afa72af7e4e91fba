import { type EventType, type MailEventType, mailEventTypes } from "./bus.ts";

/** When a schedule runs, in Berlin time with daylight saving (D27). */
export type Timing = { daily: `${number}:${number}` } | { everyMinutes: number };

export const schedules = {
  "schedules/follow-ups": { timing: { daily: "07:00" } },
  "schedules/new-posts": { timing: { daily: "07:30" } },
  // Offers a seat to the next user when the previous offer has expired. Usually a call does this already
  // (docs/adr/0034).
  "schedules/offered-seats": { timing: { everyMinutes: 5 } },
  // Checks contracts regularly, because no event announces the end of a grace period, and events may be lost
  // (docs/adr/0041).
  "schedules/check-contracts": { timing: { everyMinutes: 30 } },
  "schedules/event-reminders": { timing: { everyMinutes: 5 } },
  // Erases what remains of deleted accounts, including items written while the account was being deleted
  // (docs/adr/0042).
  "schedules/deleted-accounts": { timing: { everyMinutes: 5 } },
  // Erases accounts that were not verified within 30 days (docs/adr/0042).
  "schedules/unverified-accounts": { timing: { daily: "04:00" } },
  // Finds exports that stopped without an event (docs/adr/0046).
  "schedules/failed-exports": { timing: { everyMinutes: 30 } },
  // Goes through all accounts once per form of the admins' index, and again every week (docs/adr/0062).
  "schedules/index-accounts": { timing: { everyMinutes: 5 } },
} as const satisfies Record<`schedules/${string}`, { timing: Timing }>;

export const subscribers = {
  "subscribers/mail-links": ["account.link-due"],
  "subscribers/mail-invitations": ["invitation.mail-due", "company.member-removed"],
  "subscribers/fan-out": ["recipients.page_due"],
  "subscribers/mail-follow-ups": ["user.follow_ups_due"],
  "subscribers/mail-live-trainings": [
    "live-training.registered",
    "live-training.seat-offered",
    "live-training.changed",
    "live-training.called-off",
    "live-training.participant-removed",
    "live-training.message-sent",
    "live-training.news-announced",
    "live-training.reminder-due",
    "live-training.reminder-announced",
  ],
  "subscribers/mail-collaborations": [
    "collaboration.requested",
    "collaboration.accepted",
    "collaboration.rejected",
    "project.filled",
    "collaboration.project-filled",
  ],
  "subscribers/mail-moderation": ["report.received", "report.decided", "content.moderated", "report.objected"],
  "subscribers/mail-account-measures": [
    "account.locked",
    "account.unlocked",
    "account.lock-objected",
    "account.lock-upheld",
    "account.premium-given",
    "account.message-sent",
  ],
  "subscribers/mail-new-posts": ["user.new_posts_due"],
  "subscribers/mail-project-requests": [
    "project-request.sent",
    "project-request.answered",
    "project-request.contact-sent",
    "request-message.sent",
  ],
  "subscribers/change-series": ["live-training.series-changed"],
  "subscribers/clear-requests": ["post.deleted", "person.blocked"],
  "subscribers/index-profiles": ["profile.changed"],
  "subscribers/index-accounts": [
    "account.changed",
    "user.registered",
    "profile.changed",
    "account.locked",
    "account.unlocked",
    "account.lock-objected",
    "account.lock-upheld",
    "account.premium-given",
    "report.received",
    "report.objected",
    "user.deleted",
  ],
  "subscribers/notify": [
    "user.follow_ups_due",
    "live-training.reminder-announced",
    "live-training.participant-added",
    "live-training.participant-removed",
    "live-training.seat-offered",
    "live-training.news-announced",
    "collaboration.requested",
    "collaboration.accepted",
    "collaboration.rejected",
    "collaboration.project-filled",
    "project-request.sent",
    "project-request.answered",
    "project-request.contact-sent",
    "request-message.sent",
    "request.hired",
    "report.received",
    "report.decided",
    "content.moderated",
    "subscription.started",
    "subscription.cancelled",
    "subscription.reactivated",
    "subscription.payment-failed",
    "subscription.ended",
    "subscription.disputed",
    "invoice.issued",
    "contract.declared",
    "account.message-sent",
    "company.member-removed",
  ],
  "subscribers/erase-accounts": ["user.deleted"],
  "subscribers/write-exports": ["user.export-part-due"],
  "subscribers/mail-billing": [
    "subscription.started",
    "subscription.cancelled",
    "subscription.reactivated",
    "subscription.payment-failed",
    "subscription.ended",
    "subscription.disputed",
    "invoice.issued",
    "contract.declared",
    "contract.settled",
  ],
  "subscribers/carry-out-declarations": ["contract.declared", "contract.confirmed"],
  "subscribers/cancel-renewals": ["account.locked", "account.subscription-end-due"],
  "subscribers/sync-contracts": ["payment.event-received"],
  "subscribers/count-days": ["user.registered", "subscription.started", "subscription.cancelled", "subscription.ended"],
  "subscribers/note-bounces": mailEventTypes,
} as const satisfies Record<`subscribers/${string}`, readonly EventType[] | readonly MailEventType[]>;

/**
 * Queues for background work. Each queue has one Lambda (a worker) that runs all its subscribers. Subscribers are
 * grouped by urgency and permissions, because a worker has the permissions of all its subscribers (docs/adr/0015).
 */
export const workers = {
  "workers/mails": [
    "subscribers/mail-links",
    "subscribers/mail-invitations",
    "subscribers/mail-live-trainings",
    "subscribers/mail-collaborations",
    "subscribers/mail-project-requests",
    "subscribers/mail-moderation",
    "subscribers/mail-account-measures",
    "subscribers/mail-billing",
  ],
  "workers/bulk-mails": ["subscribers/mail-follow-ups", "subscribers/mail-new-posts"],
  "workers/notices": [
    "subscribers/fan-out",
    "subscribers/notify",
    "subscribers/change-series",
    "subscribers/clear-requests",
    "subscribers/index-profiles",
    "subscribers/index-accounts",
    "subscribers/count-days",
    "subscribers/note-bounces",
  ],
  "workers/accounts": [
    "subscribers/erase-accounts",
    "subscribers/write-exports",
    "subscribers/carry-out-declarations",
    "subscribers/sync-contracts",
    "subscribers/cancel-renewals",
  ],
} as const satisfies Record<`workers/${string}`, readonly SubscriberId[]>;

export type ScheduleId = keyof typeof schedules;
export type SubscriberId = keyof typeof subscribers;
export type WorkerId = keyof typeof workers;

export interface WorkerMessage {
  subscriber: SubscriberId;
  "detail-type": string;
  detail: unknown;
}
