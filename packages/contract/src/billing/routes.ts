import * as z from "zod/mini";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { currency, premiumPrice } from "./price.ts";
import * as schema from "./schema.ts";

export const getSubscription = defineRoute("billing/get-subscription", {
  summary: "The own plan and what is known of its payment",
  access: "freelancer",
  grant: { table: [session] },
  answer: schema.subscription,
});

export const listInvoices = defineRoute("billing/list-invoices", {
  summary: "List the own invoices and credit notes, newest first",
  access: "freelancer",
  grant: { table: [session, "Query"] },
  query: schema.invoiceListQuery,
  answer: z.array(schema.invoice),
  paged: true,
});

export const getInvoice = defineRoute("billing/get-invoice", {
  summary: "An invoice or credit note as a PDF",
  access: "freelancer",
  grant: { table: [session] },
  params: schema.invoiceParams,
  answer: z.string(),
  mediaType: "application/pdf",
  errors: ["billing.invoice_not_found"],
});

/** Opens a subscription or answers the one that is still open: however often it is called, there is one (D17). */
export const createPaymentIntent = defineRoute("billing/create-payment-intent", {
  summary: "Begin to pay for Premium",
  access: "freelancer",
  grant: { table: [session, "Query", "PutItem", "UpdateItem"], secrets: ["STRIPE_SECRET_KEY"] },
  body: schema.newPayment,
  sample: { amount: premiumPrice, currency },
  answer: schema.payment,
  errors: ["billing.already_premium", "billing.unavailable"],
});

export const cancelSubscription = defineRoute("billing/cancel-subscription", {
  summary: "Cancel Premium to the end of the paid period",
  access: "freelancer",
  grant: { table: [session, "Query", "PutItem", "UpdateItem"], secrets: ["STRIPE_SECRET_KEY"] },
  answer: schema.subscription,
  errors: ["billing.no_subscription", "billing.unavailable"],
});

export const reactivate = defineRoute("billing/reactivate", {
  summary: "Take back a cancellation before the paid period ends",
  access: "freelancer",
  grant: { table: [session, "Query", "PutItem", "UpdateItem"], secrets: ["STRIPE_SECRET_KEY"] },
  answer: schema.subscription,
  errors: ["billing.no_subscription", "billing.unavailable"],
});

/** The browser enters a card at the provider with it; whose it becomes is `use-card`'s. */
export const beginCardChange = defineRoute("billing/begin-card-change", {
  summary: "Begin to enter another card for the contract that runs",
  access: "freelancer",
  grant: { table: [session], secrets: ["STRIPE_SECRET_KEY"] },
  answer: schema.cardChange,
  errors: ["billing.no_subscription", "billing.unavailable"],
});

export const useCard = defineRoute("billing/use-card", {
  summary: "Charge the contract to the card that was entered, an open payment at once",
  access: "freelancer",
  grant: { table: [session, "Query", "PutItem", "UpdateItem"], secrets: ["STRIPE_SECRET_KEY"] },
  body: schema.enteredCard,
  sample: { setupIntentId: "seti_1" },
  answer: schema.subscription,
  errors: ["billing.no_subscription", "billing.card_unconfirmed", "billing.card_declined", "billing.unavailable"],
});

export const setBillingAddress = defineRoute("billing/set-billing-address", {
  summary: "To whom invoices are made out from now on",
  access: "freelancer",
  grant: { table: [session, "PutItem"] },
  body: schema.billingAddress,
  sample: { name: "Ida Nord", street: "Hafenstraße 1", postalCode: "20457", city: "Hamburg", country: "DE" },
  answer: schema.subscription,
  errors: ["billing.no_subscription"],
});

/** Answers the same whether or not the address has an account or a contract. The outcome follows by mail. */
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

/** Confirms a declaration whose name did not match the account. Repeated calls answer the same. */
export const confirmDeclaration = defineRoute("billing/confirm-declaration", {
  summary: "Confirm a declaration by the link in its receipt, without signing in",
  access: "public",
  grant: { table: [session, "PutItem", "UpdateItem"] },
  body: schema.declarationLink,
  sample: { token: `1.${"a".repeat(43)}` },
  answer: schema.confirmed,
  errors: ["billing.declaration_link_invalid"],
});

/** Stores the event and answers. A subscriber looks up at the provider what holds now (docs/adr/0041). */
export const receiveWebhook = defineRoute("billing/webhook", {
  summary: "Signed events of the payment provider",
  access: "public",
  grant: { table: ["PutItem"], secrets: ["STRIPE_WEBHOOK_SECRET"] },
  signature: "stripe-signature",
  answer: z.object({ received: z.literal(true) }),
  errors: ["billing.signature_invalid", "request.too_large"],
});
