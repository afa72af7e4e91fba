export const reportOutcomes = ["hidden", "dismissed", "restored"] as const;
export const reportSteps = [...reportOutcomes, "objected"] as const;

/** `open` reports wait for a decision, also about an objection. */
export const reportStates = ["open", "settled"] as const;
