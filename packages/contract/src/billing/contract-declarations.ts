/**
 * Kinds of cancellation. `ordinary` ends the contract at the end of the paid period. `extraordinary` asks to end it
 * immediately.
 */
export const cancellationKinds = ["ordinary", "extraordinary"] as const;

export const declarationKinds = ["cancellation", "withdrawal"] as const;

/**
 * Why a declaration waits for the support team. `extraordinary`: the team decides when the contract ends. The others
 * are outcomes of the automatic check (D64).
 */
export const waitingReasons = ["forwarded", "unproven", "repeated", "extraordinary"] as const;

/** Decisions of an admin on a declaration. `unfounded` means that nothing was carried out. */
export const declarationOutcomes = ["carried_out", "unfounded"] as const;
export type DeclarationDecision = (typeof declarationOutcomes)[number];

export const declarationToken = /^([1-9]\d{0,15})\.([\w-]{43})$/;
