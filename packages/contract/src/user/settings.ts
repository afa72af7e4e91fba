export const languages = ["de", "en", "fr"] as const;
export const timezones = ["Europe/Berlin", "Europe/London", "America/New_York"] as const;
export const themes = ["system", "light", "dark"] as const;

/** Kinds of notifications. Each can be switched in the app and by mail (D12). */
export const notificationKinds = [
  "collaboration_request",
  "collaboration_request_accepted",
  "crm_followup",
  "new_post",
  "event_reminder",
] as const;
