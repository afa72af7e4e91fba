/**
 * Types of provider events that we process. The webhook endpoint at the provider must be set to send the same types
 * (docs/deploy.md).
 */
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
