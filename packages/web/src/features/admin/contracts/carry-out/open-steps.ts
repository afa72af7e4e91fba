import type { AccountContract, EndingTime } from "@linkedpotential/contract/accounts/schema";
import type { WaitingDeclaration } from "@linkedpotential/contract/admin/overview-schema";
import type { Invoice } from "@linkedpotential/contract/billing/schema";

/** Steps that carry out a declaration. Null for a step that is done, or that the declaration does not ask for. */
export interface OpenSteps {
  ending: EndingTime | null;
  refund: Invoice | null;
}

export const noSteps: OpenSteps = { ending: null, refund: null };

type Kind = Pick<WaitingDeclaration, "about" | "kind">;

/**
 * Returns what a declaration still requires. A cancellation ends the subscription with the paid period, the others end
 * it at once. A withdrawal also refunds the newest invoice.
 */
export const openStepsOf = (declaration: Kind, { subscription, invoices }: AccountContract): OpenSteps => ({
  ending: endingOf(declaration, subscription),
  refund: declaration.about === "withdrawal" ? unrefundedOf(invoices) : null,
});

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
