/**
 * Events that Stripe sends to the product. The endpoint at Stripe is configured by hand (docs/deploy.md), so repeat
 * every change there.
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
