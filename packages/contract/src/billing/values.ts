/** The only page on which Stripe's script may run (`site-headers.ts`). */
export const checkoutPath = "/freelance/checkout";

/** States of an account's contract. `none` if there never was one. */
export const subscriptionStates = ["active", "past_due", "canceled", "none"] as const;

/** Days for which Premium continues after a failed renewal (O106). */
export const graceDays = 7;
/** Withdrawal period in days from the conclusion of the contract (§ 355 BGB). */
export const withdrawalDays = 14;

/** `credit_note` corrects a refunded invoice, in full or in part. Its amount is negative. */
export const invoiceStates = ["paid", "refunded", "credit_note"] as const;

/** `ordinary` ends at the end of the paid period, `extraordinary` at once. */
export const cancellationKinds = ["ordinary", "extraordinary"] as const;
export const declarationTextMax = 2000;
export const declarationKinds = ["cancellation", "withdrawal"] as const;
export const declarationToken = /^([1-9]\d{0,15})\.([\w-]{43})$/;
/** Days for which the link in a receipt can confirm a declaration. */
export const declarationLinkDays = 30;

/**
 * Matches text without a web address: no scheme, no `www.`, no dot inside a word as in `example.org`. Includes the
 * characters that browsers treat as a dot. Allows numbers such as `2.0` and initials such as `u.a.`.
 */
export const withoutWebAddress =
  /^(?![\s\S]*(?::\/\/|[wW]{3}[.\u2024\u3002\uFE52\uFF0E\uFF61]|[\p{L}\p{N}][.\u2024\u3002\uFE52\uFF0E\uFF61][\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]))/u;

export const invoicePageSize = 24;

/** `local` is the payment emulator of the local stack. */
export const paymentProviders = ["stripe", "local"] as const;

/** Event types that we process. The provider's endpoint must be set to send the same ones (docs/deploy.md). */
export const webhookEvents = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const;
