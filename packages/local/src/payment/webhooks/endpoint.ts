/** Events configured at Stripe (docs/deploy.md), not derived from the code: a change must be made there too. */
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
