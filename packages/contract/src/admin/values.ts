export const adminPageSize = 50;
/** Maximum number of accounts per call. Each is deleted in its own transaction. */
export const deletedAtOnceMax = 100;
export const userSearchMax = 100;
export const codeUsesMax = 1000;

/** Actions in the admin record. Never remove one, because stored records must stay readable. */
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

export const addressStates = ["account", "admin", "unknown"] as const;
