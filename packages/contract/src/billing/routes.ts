import * as z from "zod/mini";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { currency, premiumPrice } from "./price.ts";
import * as schema from "./schema.ts";

export const getSubscription = defineRoute("billing/get-subscription", {
  summary: "Get the caller's plan and the state of its payment",
  access: "freelancer",
  grant: { table: [session] },
  answer: schema.subscription,
});

export const listInvoices = defineRoute("billing/list-invoices", {
  summary: "List the caller's invoices and credit notes, newest first",
  access: "freelancer",
  grant: { table: [session, "Query"] },
  query: schema.invoiceListQuery,
  answer: z.array(schema.invoice),
  paged: true,
});

export const getInvoice = defineRoute("billing/get-invoice", {
  summary: "Get an invoice or credit note as a PDF",
  access: "freelancer",
  grant: { table: [session] },
  params: schema.invoiceParams,
  answer: z.string(),
  mediaType: "application/pdf",
  errors: ["billing.invoice_not_found"],
});

export const createPaymentIntent = defineRoute("billing/create-payment-intent", {
  summary: "Start the payment for Premium",
  access: "freelancer",
  grant: { table: [session, "Query", "PutItem", "UpdateItem"], secrets: ["STRIPE_SECRET_KEY"] },
  body: schema.newPayment,
  sample: { amount: premiumPrice, currency },
  answer: schema.payment,
  errors: ["billing.already_premium", "billing.unavailable"],
});

export const cancelSubscription = defineRoute("billing/cancel-subscription", {
  summary: "Cancel Premium at the end of the paid period",
  access: "freelancer",
  grant: { table: [session, "Query", "PutItem", "UpdateItem"], secrets: ["STRIPE_SECRET_KEY"] },
  answer: schema.subscription,
  errors: ["billing.no_subscription", "billing.unavailable"],
});

export const reactivate = defineRoute("billing/reactivate", {
  summary: "Revoke a cancellation before the paid period ends",
  access: "freelancer",
  grant: { table: [session, "Query", "PutItem", "UpdateItem"], secrets: ["STRIPE_SECRET_KEY"] },
  answer: schema.subscription,
  errors: ["billing.no_subscription", "billing.unavailable"],
});

/**
 * Returns the provider's secret for entering a new card in the browser. Afterwards `billing/use-card` makes that card
 * the one to charge.
 */
export const beginCardChange = defineRoute("billing/begin-card-change", {
  summary: "Start the entry of another card for the running contract",
  access: "freelancer",
  grant: { table: [session], secrets: ["STRIPE_SECRET_KEY"] },
  answer: schema.cardChange,
  errors: ["billing.no_subscription", "billing.unavailable"],
});

export const useCard = defineRoute("billing/use-card", {
  summary: "Pay open invoices with the entered card and charge it from now on",
  access: "freelancer",
  grant: { table: [session, "Query", "PutItem", "UpdateItem"], secrets: ["STRIPE_SECRET_KEY"] },
  body: schema.enteredCard,
  sample: { setupIntentId: "seti_1" },
  answer: schema.subscription,
  errors: ["billing.no_subscription", "billing.card_unconfirmed", "billing.card_declined", "billing.unavailable"],
});

export const setBillingAddress = defineRoute("billing/set-billing-address", {
  summary: "Set the billing address of future invoices",
  access: "freelancer",
  grant: { table: [session, "PutItem"] },
  body: schema.billingAddress,
  sample: { name: "Ida Nord", street: "Hafenstraße 1", postalCode: "20457", city: "Hamburg", country: "DE" },
  answer: schema.subscription,
  errors: ["billing.no_subscription"],
});

/**
 * Gives the same answer whether or not the address has an account or contract. The outcome of the declaration follows
 * by mail.
 */
export const cancelContract = defineRoute("billing/cancel-contract", {
  summary: "Declare the cancellation of a contract, without signing in",
  access: "public",
  grant: { table: [session, record, "UpdateItem"] },
  body: schema.cancellation,
  sample: { name: "Ida Nord", email: "ida@example.org", contract: "Premium", kind: "ordinary", reason: "" },
  answer: schema.declared,
  status: 201,
});

export const withdraw = defineRoute("billing/withdraw", {
  summary: "Declare the withdrawal from a contract, without signing in",
  access: "public",
  grant: { table: [session, record, "UpdateItem"] },
  body: schema.withdrawal,
  sample: { name: "Ida Nord", email: "ida@example.org", contract: "Premium" },
  answer: schema.declared,
  status: 201,
});

export const confirmDeclaration = defineRoute("billing/confirm-declaration", {
  summary: "Confirm a declaration by the link in its receipt, without signing in",
  access: "public",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  body: schema.declarationLink,
  sample: { token: `1.${"a".repeat(43)}` },
  answer: schema.confirmed,
  errors: ["billing.declaration_link_invalid"],
});

/** Only stores the event. A subscriber then reads the current state from the provider (docs/adr/0041). */
export const receiveWebhook = defineRoute("billing/webhook", {
  summary: "Receive a signed event of the payment provider",
  access: "public",
  grant: { table: ["PutItem"], secrets: ["STRIPE_WEBHOOK_SECRET"] },
  signature: "stripe-signature",
  answer: z.object({ received: z.literal(true) }),
  errors: ["billing.signature_invalid", "request.too_large"],
});
