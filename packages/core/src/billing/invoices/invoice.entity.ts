import { vatTreatments } from "@linkedpotential/contract/billing/vat";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

const text = { type: "string", required: true } as const;

/** Written once, but for what was paid back since. Access patterns: one of a user's, a user's newest first. */
export const InvoiceEntity = new Entity(
  {
    model: { entity: "invoice", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      invoiceId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      kind: { type: ["invoice", "credit_note"] as const, required: true },
      /** Of our own sequence, without a gap in its year. */
      number: text,
      issuedAt: text,
      /** In cents; negative on a credit note. */
      gross: { type: "number", required: true },
      net: { type: "number", required: true },
      /** In percent, as it was then; 0 where no VAT is charged. */
      vatRate: { type: "number", required: true },
      /** Absent from invoices issued before customers abroad were told apart: `domestic`. */
      vatTreatment: { type: vatTreatments },
      /** Member state whose VAT is contained, for the One-Stop-Shop return. Absent where none is charged. */
      vatState: { type: "string" },
      periodStart: text,
      periodEnd: text,
      /** Name and, as far as it was given, address, line by line. */
      recipient: { type: "list", items: { type: "string" }, required: true },
      recipientVatId: { type: "string", required: true, default: "" },
      providerInvoiceId: text,
      paymentIntentId: { type: "string" },
      /** In cents, by credit notes. */
      refunded: { type: "number", required: true, default: 0 },
      /** Of a credit note: the number that it corrects. */
      corrects: { type: "string" },
      /** End of the period for which tax law wants it. Absent on documents issued before it was set. */
      ttl: { type: "number" },
    },
    indexes: {
      ofUser: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["invoiceId"] },
      },
    },
  },
  store,
);

export type StoredInvoice = EntityItem<typeof InvoiceEntity>;
