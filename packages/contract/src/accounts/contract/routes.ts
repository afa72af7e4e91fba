import { success } from "../../fields.ts";
import { type Grant, session } from "../../grant.ts";
import { defineRoute } from "../../route.ts";
import * as schema from "../schema.ts";

const grant: Grant = { table: [session, "Query", "PutItem", "UpdateItem"], secrets: ["STRIPE_SECRET_KEY"] };

/** Carried out in the background when the payment provider cannot be reached at once. */
export const endAccountSubscription = defineRoute("accounts/end-subscription", {
  summary: "End the running contract of an account, with the paid period or at once",
  access: "admin",
  grant,
  params: schema.accountParams,
  body: schema.newEnding,
  sample: { time: "period_end", reason: "Wie am Telefon vereinbart." },
  answer: schema.orderedEnding,
  status: 201,
  errors: ["admin.user_not_found", "billing.no_subscription", "account.already_cancelled"],
});

/** A repeated call refunds once. */
export const refundAccountPayment = defineRoute("accounts/refund-payment", {
  summary: "Refund an invoice of an account, in full or in part",
  access: "admin",
  grant,
  params: schema.accountInvoiceParams,
  body: schema.newRefund,
  sample: { cents: 1000, refundedCents: 0, reason: "Ausfall am 12. März." },
  answer: success,
  status: 201,
  errors: [
    "admin.user_not_found",
    "billing.invoice_not_found",
    "account.invoice_changed",
    "account.refund_too_high",
    "account.not_refundable",
    "account.payment_disputed",
    "account.refund_refused",
    "billing.unavailable",
  ],
});
