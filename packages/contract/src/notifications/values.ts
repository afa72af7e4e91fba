export const notificationTypes = [
  "collaboration_request",
  "collaboration_request_new",
  "collaboration_request_sent",
  "collaboration_request_accepted",
  "crm_followup",
  "new_post",
  "event_reminder",
  "report_received",
  "report_upheld",
  "report_dismissed",
  "content_hidden",
  "content_stays_hidden",
  "content_restored",
] as const;
export const notificationPageSize = 30;
/** Upper limit of the unread count. */
export const unreadMax = 100;
export const notificationDays = 90;
