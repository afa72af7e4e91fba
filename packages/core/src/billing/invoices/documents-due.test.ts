import { expect, it } from "vitest";
import type { ProvidedInvoice } from "../../payment/provided.ts";
import { issuedInvoice } from "../../testing/issued-invoice.ts";
import { documentsDue } from "./documents-due.ts";
import type { StoredInvoice } from "./invoice.entity.ts";

const paid = (id: string, change: Partial<ProvidedInvoice> = {}): ProvidedInvoice => ({
  id,
  amount: 2900,
  subscriptionId: "sub_1",
  paidAt: "2027-03-12T10:00:00.000Z",
  periodStart: "2027-03-12T10:00:00.000Z",
  periodEnd: "2027-04-12T10:00:00.000Z",
  paymentIntentId: `pi of ${id}`,
  ...change,
});
const issued = (providerInvoiceId: string, change: Partial<StoredInvoice> = {}): StoredInvoice =>
  issuedInvoice({ providerInvoiceId, paymentIntentId: `pi of ${providerInvoiceId}`, ...change });
const refund = (id: string, refunded: number) => ({ paymentIntentId: `pi of ${id}`, refunded, disputes: [] });
const due = (invoices: ProvidedInvoice[], stored: StoredInvoice[], charges: ReturnType<typeof refund>[] = []) =>
  documentsDue({ invoices, charges, subscriptions: [] }, stored);

it("each payment gets one invoice, oldest first, and a free period gets none", () => {
  const [march, april] = [paid("march"), paid("april", { periodStart: "2027-04-12T10:00:00.000Z" })];
  expect(due([april, march, paid("free", { amount: 0 })], [])).toEqual([
    { kind: "invoice", of: march },
    { kind: "invoice", of: april },
  ]);
  expect(due([april, march], [issued("march")])).toEqual([{ kind: "invoice", of: april }]);
});

it("a credit note does not count as the invoice it corrects", () => {
  const march = paid("march");
  expect(due([march], [issued("march", { kind: "credit_note" })])).toEqual([{ kind: "invoice", of: march }]);
});

it("each further refund of an invoice gets a credit note", () => {
  const march = issued("march");
  expect(due([], [march], [refund("march", 500)])).toEqual([{ kind: "credit_note", of: march, refunded: 500 }]);
  const corrected = { ...march, refunded: 500 };
  expect(due([], [corrected], [refund("march", 500)])).toEqual([]);
  expect(due([], [corrected], [refund("march", 2900)])).toEqual([
    { kind: "credit_note", of: corrected, refunded: 2900 },
  ]);
  expect(due([], [march], [refund("april", 500)])).toEqual([]);
});

it("an invoice without a payment of its own gets no credit note", () => {
  const { paymentIntentId, ...unpaid } = issued("march");
  const stray = { paymentIntentId: undefined, refunded: 500, disputes: [] };
  expect(documentsDue({ invoices: [], charges: [stray], subscriptions: [] }, [unpaid])).toEqual([]);
});
