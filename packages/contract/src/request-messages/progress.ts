/** How a company proceeds with an accepted request. */
export const progressStates = ["talking", "offered", "hired", "ended"] as const;
export type ProgressState = (typeof progressStates)[number];

/** States that the freelancer sees too. The others are notes of the company. */
export const isSharedProgress = (state: ProgressState): boolean => state === "hired" || state === "ended";
