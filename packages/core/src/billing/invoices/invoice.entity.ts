import { vatTreatments } from "@linkedpotential/contract/billing/vat";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

const text = { type: "string", required: true } as const;

/**
 * Invoice or credit note. Only `refunded` changes after it is issued. Access patterns: one by id; by user, newest
 * first.
 */
export const InvoiceEntity = new Entity(
  {
    model: { entity: "invoice", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      invoiceId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      kind: { type: ["invoice", "credit_note"] as const, required: true },
      number: text,
      issuedAt: text,
      /** In cents; negative on a credit note. */
      gross: { type: "number", required: true },
      net: { type: "number", required: true },
      vatRate: { type: "number", required: true },
      /** Absent on invoices from before customers abroad were supported. Treat as `domestic`. */
      vatTreatment: { type: vatTreatments },
      vatState: { type: "string" },
      periodStart: text,
      periodEnd: text,
      /** Recipient as printed: name and, if known, address, one entry per line. */
      recipient: { type: "list", items: { type: "string" }, required: true },
      recipientVatId: { type: "string", required: true, default: "" },
      providerInvoiceId: text,
      paymentIntentId: { type: "string" },
      /** Total of the credit notes for this invoice, in cents. */
      refunded: { type: "number", required: true, default: 0 },
      /** Number of the invoice that a credit note corrects. Absent on invoices. */
      corrects: { type: "string" },
      /** End of the retention period that tax law requires. Absent on documents from before it was introduced. */
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
