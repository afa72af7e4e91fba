import type { DeclarationDecision } from "@linkedpotential/contract/billing/contract-declarations";

export interface SettleValues {
  isSettled: boolean;
  outcome: DeclarationDecision | null;
  note: string;
  /** Whether the subscription is ended now. Null until the admin chooses something else than the preselection. */
  ends: boolean | null;
  /** Whether the newest invoice is refunded now. Null until the admin chooses something else than the preselection. */
  refunds: boolean | null;
  /** Whether the admin reports the declaration as carried out although something of it is not. */
  isConfirmed: boolean;
}
