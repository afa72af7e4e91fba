import { vatTreatments } from "@linkedpotential/contract/billing/vat";
import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";

const text = { type: "string", required: true } as const;

/**
 * Invoice or credit note. After it is issued, only `refunded` changes. Access patterns: by id; by user, newest first.
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
      /** Amount including VAT, in cents. Negative on a credit note. */
      gross: { type: "number", required: true },
      net: { type: "number", required: true },
      vatRate: { type: "number", required: true },
      /**
       * Rule by which VAT was determined. Absent on invoices issued before customers abroad were supported; these count
       * as `domestic`.
       */
      vatTreatment: { type: vatTreatments },
      vatState: { type: "string" },
      periodStart: text,
      periodEnd: text,
      /** Name and, if known, address of the recipient as printed. Each entry is one line. */
      recipient: { type: "list", items: { type: "string" }, required: true },
      recipientVatId: { type: "string", required: true, default: "" },
      providerInvoiceId: text,
      paymentIntentId: { type: "string" },
      /** Sum of all credit notes for this invoice, in cents. */
      refunded: { type: "number", required: true, default: 0 },
      /** Number of the invoice that a credit note corrects. Absent on invoices. */
      corrects: { type: "string" },
      /**
       * End of the retention period that tax law requires. Absent on documents issued before this attribute was
       * introduced.
       */
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
