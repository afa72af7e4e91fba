export const adminPageSize = 50;
/** Of one call: each account is a transaction of its own. */
export const deletedAtOnceMax = 100;
export const userSearchMax = 100;
export const codeUsesMax = 1000;

/** What admins do, as the record of it says; there is no end to keeping old ones readable. */
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
