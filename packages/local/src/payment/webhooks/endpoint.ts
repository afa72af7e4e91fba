/**
 * The webhook endpoint as it is set up at Stripe (docs/deploy.md). The events are listed on their own, so that the
 * product cannot change by accident what the provider sends.
 */
export const webhookEndpoint = {
  path: "/api/webhooks/payments",
  enabledEvents: [
    "customer.subscription.created",
    "customer.subscription.updated",
    "customer.subscription.deleted",
    "invoice.paid",
    "invoice.payment_failed",
    "charge.refunded",
    "charge.dispute.created",
    "charge.dispute.closed",
  ] as readonly string[],
};
