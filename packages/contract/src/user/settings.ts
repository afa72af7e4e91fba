export const languages = ["de", "en", "fr"] as const;
export const timezones = ["Europe/Berlin", "Europe/London", "America/New_York"] as const;
export const themes = ["system", "light", "dark"] as const;

/** Kinds of notifications. Each kind can be switched on and off separately for the app and for mails (D12). */
export const notificationKinds = [
  "collaboration_request",
  "collaboration_request_accepted",
  "crm_followup",
  "new_post",
  "event_reminder",
  "project_request",
] as const;
