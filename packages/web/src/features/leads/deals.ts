import type { LeadRow } from "@linkedpotential/contract/leads/schema";

const untouchedMs = 14 * 24 * 60 * 60 * 1000;

export const isActiveDeal = ({ status }: Pick<LeadRow, "status">): boolean =>
  status === "qualified" || status === "proposal";

/** Multiplies the deal value (EUR) by the closing probability. Won deals count in full, lost ones not at all (D43). */
export function weightedValue({ status, dealValue, closingProbability }: Deal): number {
  if (status === "lost") return 0;
  return ((dealValue ?? 0) * (status === "won" ? 100 : closingProbability)) / 100;
}

type Deal = Pick<LeadRow, "status" | "dealValue" | "closingProbability">;

export const isUntouched = (lead: Pick<LeadRow, "status" | "lastActivity">, now: Date): boolean =>
  lead.status !== "won" && lead.status !== "lost" && now.getTime() - Date.parse(lead.lastActivity) >= untouchedMs;
