export const reportReasons = ["spam", "insult", "hate", "fraud", "rights", "privacy", "unlawful", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];
export const hidingGrounds = ["law", "terms"] as const;
export type HidingGround = (typeof hidingGrounds)[number];
