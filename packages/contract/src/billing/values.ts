/** The one page that Stripe's script is let into (`site-headers.ts`). */
export const checkoutPath = "/freelance/checkout";

/** Of an account's contract; `none`: there never was one. */
export const subscriptionStates = ["active", "past_due", "canceled", "none"] as const;

/** A renewal that could not be charged leaves Premium on for so long (O106). */
export const graceDays = 7;
/** Of the contract's conclusion (§ 355 BGB). */
export const withdrawalDays = 14;

/** `credit_note` corrects an invoice that was paid back, in full or in part; its amount is negative. */
export const invoiceStates = ["paid", "refunded", "credit_note"] as const;

/** Ordinary: to the end of the paid period. Extraordinary: at once. */
export const cancellationKinds = ["ordinary", "extraordinary"] as const;
export const declarationTextMax = 2000;
export const declarationKinds = ["cancellation", "withdrawal"] as const;
export const declarationToken = /^([1-9]\d{0,15})\.([\w-]{43})$/;
/** The link in a receipt confirms a declaration for this long. */
export const declarationLinkDays = 30;

/**
 * A text without a scheme, `www.`, or a dot inside a word as in `example.org`. Includes the characters that browsers read
 * as a dot. Numbers such as `2.0` and initials such as `u.a.` pass.
 */
export const withoutWebAddress =
  /^(?![\s\S]*(?::\/\/|[wW]{3}[.\u2024\u3002\uFE52\uFF0E\uFF61]|[\p{L}\p{N}][.\u2024\u3002\uFE52\uFF0E\uFF61][\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]))/u;

export const invoicePageSize = 24;

/** `local`: the embedded stack's own, with which nobody pays. */
export const paymentProviders = ["stripe", "local"] as const;

/** Event types of the payment provider that the product processes; its endpoint there sends the same (docs/deploy.md). */
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
