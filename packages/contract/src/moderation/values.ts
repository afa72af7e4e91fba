export const reportReasons = ["spam", "insult", "hate", "fraud", "rights", "privacy", "unlawful", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const hidingGrounds = ["law", "terms"] as const;
export type HidingGround = (typeof hidingGrounds)[number];

export const reportOutcomes = ["hidden", "dismissed", "restored"] as const;

export const reportSteps = [...reportOutcomes, "objected"] as const;

/** `open` reports wait for a decision, also about an objection. */
export const reportStates = ["open", "settled"] as const;

export const explanationMax = 2000;
export const statementMax = 2000;
export const objectionMax = 2000;

export const reportPageSize = 20;
