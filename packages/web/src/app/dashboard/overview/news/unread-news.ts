import type { Notification } from "@linkedpotential/contract/notifications/schema";

const newsMax = 5;

/** Returns the newest unread notifications, without those of due follow-ups, which the card "Heute" lists. */
export const unreadNews = (notifications: readonly Notification[]): Notification[] =>
  notifications.filter(({ isRead, type }) => !isRead && type !== "crm_followup").slice(0, newsMax);
