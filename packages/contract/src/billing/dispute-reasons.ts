/** Reasons of a customer's bank for a payment dispute, as the payment provider names them. */
export const disputeReasons = [
  ...(["bank_cannot_process", "check_returned", "credit_not_processed", "customer_initiated"] as const),
  ...(["debit_not_authorized", "duplicate", "fraudulent", "general", "incorrect_account_details"] as const),
  ...(["insufficient_funds", "noncompliant", "product_not_received", "product_unacceptable"] as const),
  ...(["subscription_canceled", "unrecognized"] as const),
] as const;
export type DisputeReason = (typeof disputeReasons)[number];
