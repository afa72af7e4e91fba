/** Actions that the admin record may contain. Never remove an action, because stored records must stay readable. */
export const adminActions = [
  "account.deleted",
  "registration_code.created",
  "registration_code.revoked",
  "live_training.created",
  "live_training.changed",
  "live_training.deleted",
  "report.decided",
] as const;
export type AdminAction = (typeof adminActions)[number];
