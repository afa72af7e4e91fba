/**
 * Kinds of cancellation. `ordinary` ends the contract at the end of the paid period. `extraordinary` asks to end it
 * immediately.
 */
export const cancellationKinds = ["ordinary", "extraordinary"] as const;

export const declarationKinds = ["cancellation", "withdrawal"] as const;
export const declarationToken = /^([1-9]\d{0,15})\.([\w-]{43})$/;
