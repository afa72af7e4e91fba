/** Number of days for which Premium continues after a failed renewal (O106). */
export const graceDays = 7;

/** Withdrawal period in days from the conclusion of the contract (§ 355 BGB). */
export const withdrawalDays = 14;

/** Number of days for which the link in a receipt can confirm a declaration. */
export const declarationLinkDays = 30;
