import type { StoredInvoice } from "../billing/invoices/invoice.entity.ts";

/**
 * Returns a paid invoice for a month of Premium, without refunds.
 * @internal
 */
export const issuedInvoice = (change: Partial<StoredInvoice> = {}): StoredInvoice => ({
  userId: 1,
  invoiceId: 1,
  kind: "invoice",
  number: "LP-2027-00001",
  issuedAt: "2027-03-12T10:00:00.000Z",
  gross: 2900,
  net: 2437,
  vatRate: 19,
  periodStart: "2027-03-12T10:00:00.000Z",
  periodEnd: "2027-04-12T10:00:00.000Z",
  recipient: [],
  recipientVatId: "",
  providerInvoiceId: "in_1",
  refunded: 0,
  ...change,
});
