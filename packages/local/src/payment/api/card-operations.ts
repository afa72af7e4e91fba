import * as z from "zod/mini";
import { payInvoice } from "../charging.ts";
import { openSetup } from "../setups.ts";
import { validated } from "./form.ts";
import { expand, find, methodOf, type Operation, retrieve, text } from "./operation.ts";
import { declined, invalid } from "./refusals.ts";
import { show } from "./views.ts";

const newSetupForm = z.strictObject({
  customer: text,
  allowed_payment_method_types: z.array(z.literal("card")),
  usage: z.literal("off_session"),
  expand,
});
const invoicePayment = z.strictObject({ payment_method: text, expand });

export const cardOperations: readonly Operation[] = [
  {
    pattern: "POST /v1/invoices/{id}/pay",
    answer: ({ ledger, id, given }) => {
      const invoice = find("invoice", ledger.kept.invoices, id);
      const { payment_method: method, expand: paths } = validated(invoicePayment, given);
      const card = methodOf(ledger, method, invoice, "payment_method");
      if (invoice.status !== "open") throw invalid("Invoice is already paid");
      if (!payInvoice(ledger, invoice, card)) throw declined();
      return show(ledger, invoice, paths);
    },
  },
  {
    pattern: "POST /v1/setup_intents",
    answer: ({ ledger, given }) => {
      const { customer, expand: paths } = validated(newSetupForm, given);
      find("customer", ledger.kept.customers, customer, "customer");
      return show(ledger, openSetup(ledger, customer), paths);
    },
  },
  {
    pattern: "GET /v1/setup_intents/{id}",
    answer: retrieve("setup_intent", ({ kept }) => kept.setups),
  },
];
