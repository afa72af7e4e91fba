import type { WireCharge, WireDispute } from "@linkedpotential/core/payment/wire";
import type { Ledger } from "./ledger.ts";
import { newDispute } from "./objects/dispute.ts";

/** Opens a dispute of a payment: the customer's bank takes the money back until it decides. */
export function openDispute(ledger: Ledger, charge: WireCharge): WireDispute {
  const dispute = newDispute(charge, ledger.now());
  ledger.kept.disputes[dispute.id] = dispute;
  charge.disputed = true;
  ledger.emit("charge.dispute.created", dispute);
  ledger.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

export function closeDispute(ledger: Ledger, dispute: WireDispute, outcome: "won" | "lost"): void {
  dispute.status = outcome;
  if (outcome === "won") ledger.emit("charge.dispute.funds_reinstated", dispute);
  ledger.emit("charge.dispute.closed", dispute);
}

export const openDisputeOf = ({ kept }: Ledger, charges: readonly WireCharge[]): WireDispute | undefined =>
  Object.values(kept.disputes).find(
    ({ charge, status }) => status === "needs_response" && charges.some(({ id }) => id === charge),
  );
