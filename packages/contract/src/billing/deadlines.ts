/** Number of days for which Premium continues after a failed renewal (O106). */
export const graceDays = 7;

/** Withdrawal period in days from the conclusion of the contract (§ 355 BGB). */
export const withdrawalDays = 14;

/** Number of days after the arrival of a withdrawal within which the payment must be refunded (§ 357 BGB). */
export const refundDays = 14;

/** Number of days for which the link in a receipt can confirm a declaration. */
export const declarationLinkDays = 30;
