export const reportOutcomes = ["hidden", "dismissed", "restored"] as const;
export const reportSteps = [...reportOutcomes, "objected"] as const;

/** States of a report. An `open` report waits for a decision, either on the report itself or on an objection. */
export const reportStates = ["open", "settled"] as const;
