import { currency } from "@linkedpotential/contract/billing/price";
import type { Invoice } from "@linkedpotential/contract/billing/schema";
import type { StoredInvoice } from "./invoice.entity.ts";

export const toInvoice = (stored: StoredInvoice): Invoice => ({
  id: stored.invoiceId,
  number: stored.number,
  amount: stored.gross / 100,
  refunded: stored.refunded / 100,
  currency,
  status: stateOf(stored),
  corrects: stored.corrects ?? null,
  createdAt: stored.issuedAt,
  periodStart: stored.periodStart,
  periodEnd: stored.periodEnd,
});

const stateOf = ({ kind, refunded, gross }: StoredInvoice): Invoice["status"] => {
  if (kind === "credit_note") return "credit_note";
  if (refunded >= gross) return "refunded";
  return refunded > 0 ? "partly_refunded" : "paid";
};
