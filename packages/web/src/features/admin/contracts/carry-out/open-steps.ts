import type { AccountContract, EndingTime } from "@linkedpotential/contract/accounts/schema";
import type { WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import type { Invoice } from "@linkedpotential/contract/billing/schema";
import { today } from "@linkedpotential/contract/dates";
import { unusedCentsOf } from "../../account/contract/unused-part.ts";

/** Amount of an invoice to refund. */
interface DueRefund {
  invoice: Invoice;
  cents: number;
  /** Day after whose end the refunded days begin. Null when everything that is left of the invoice is refunded. */
  lastUsedDay: string | null;
}

/** Steps that carry out a declaration. Null for a step that is done, or that the declaration does not ask for. */
export interface OpenSteps {
  ending: EndingTime | null;
  refund: DueRefund | null;
}

export const noSteps: OpenSteps = { ending: null, refund: null };

type Kind = Pick<WaitingDeclaration, "about" | "kind">;
type Declaration = Kind & Pick<WaitingDeclaration, "receivedAt" | "endsOn">;

/**
 * Returns what a declaration still requires. An ordinary cancellation ends the subscription with the paid period, the
 * others end it at once. A withdrawal also refunds the newest invoice, and an extraordinary cancellation its unused
 * part.
 */
export const openStepsOf = (declaration: Declaration, { subscription, invoices }: AccountContract): OpenSteps => ({
  ending: endingOf(declaration, subscription),
  refund: refundOf(declaration, invoices),
});

function refundOf({ about, kind, receivedAt, endsOn }: Declaration, invoices: readonly Invoice[]): DueRefund | null {
  if (about === "withdrawal") {
    const invoice = unrefundedOf(invoices);
    return invoice && { invoice, cents: leftCentsOf(invoice), lastUsedDay: null };
  }
  if (kind !== "extraordinary") return null;
  const received = today(new Date(receivedAt));
  return unusedRefundOf(invoices, endsOn !== null && endsOn > received ? endsOn : received);
}

/**
 * Returns the refund of the newest invoice for the days of its period after `lastUsedDay`, less what is already
 * refunded. Null when nothing is left.
 */
export function unusedRefundOf(invoices: readonly Invoice[], lastUsedDay: string): DueRefund | null {
  const invoice = unrefundedOf(invoices);
  if (!invoice) return null;
  const cents = unusedCentsOf(invoice, lastUsedDay) - Math.round(invoice.refunded * 100);
  return cents > 0 ? { invoice, cents, lastUsedDay } : null;
}

function endingOf({ about, kind }: Kind, subscription: AccountContract["subscription"]): EndingTime | null {
  const { status, isEnding, cancelAtPeriodEnd } = subscription;
  if ((status !== "active" && status !== "past_due") || isEnding) return null;
  // A subscription with an unpaid renewal has no paid period.
  if (about === "withdrawal" || kind === "extraordinary" || status === "past_due") return "now";
  return cancelAtPeriodEnd ? null : "period_end";
}

/** Returns the newest invoice if a part of it is not refunded yet. */
export function unrefundedOf(invoices: readonly Invoice[]): Invoice | null {
  const newest = invoices.find(({ status }) => status !== "credit_note");
  return newest && newest.status !== "refunded" ? newest : null;
}

/** Returns the part of an invoice that is not refunded yet, in cents. */
export const leftCentsOf = ({ amount, refunded }: Invoice): number =>
  Math.round(amount * 100) - Math.round(refunded * 100);
