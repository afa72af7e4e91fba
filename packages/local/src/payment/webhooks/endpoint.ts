/**
 * The webhook endpoint that an operator configures at Stripe (docs/deploy.md). The list of events is separate from the
 * handlers, so that a change of the product does not silently change the configuration.
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
