import type { ProvidedAccount } from "../../payment/payments.ts";
import type { ProvidedInvoice } from "../../payment/provided.ts";
import type { StoredInvoice } from "./invoice.entity.ts";

export type DueDocument =
  | { kind: "invoice"; of: ProvidedInvoice }
  | { kind: "credit_note"; of: StoredInvoice; refunded: number };

type Known = Pick<StoredInvoice, "kind" | "providerInvoiceId" | "paymentIntentId" | "refunded">;

/**
 * Returns the documents that must still be issued: an invoice for each payment that has none, oldest first, then a
 * credit note for each refund that is not yet credited in full.
 */
export function documentsDue<Stored extends Known & StoredInvoice>(
  { invoices, charges = [] }: ProvidedAccount,
  stored: readonly Stored[],
): DueDocument[] {
  const own = stored.filter(({ kind }) => kind === "invoice");
  const known = new Set(own.map(({ providerInvoiceId }) => providerInvoiceId));
  const paid = invoices
    .filter(({ id, amount }) => amount > 0 && !known.has(id))
    .toSorted((one, other) => one.periodStart.localeCompare(other.periodStart));
  const refundedBy = new Map(charges.map(({ paymentIntentId, refunded }) => [paymentIntentId, refunded]));
  const corrected = own.flatMap((of): DueDocument[] => {
    const refunded = of.paymentIntentId === undefined ? 0 : (refundedBy.get(of.paymentIntentId) ?? 0);
    return refunded > of.refunded ? [{ kind: "credit_note", of, refunded }] : [];
  });
  return [...paid.map((of): DueDocument => ({ kind: "invoice", of })), ...corrected];
}
