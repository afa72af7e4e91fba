import { type Chances, chanceOf } from "@linkedpotential/contract/leads/chances";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";

const untouchedMs = 14 * 24 * 60 * 60 * 1000;

export const isActiveDeal = ({ status }: Pick<LeadRow, "status">): boolean =>
  status === "qualified" || status === "proposal";

/** Returns whether a lead is neither won nor lost. */
export const isOpen = ({ status }: Pick<LeadRow, "status">): boolean => status !== "won" && status !== "lost";

/** Multiplies the deal value (EUR) by the chance. Won deals count in full, lost ones not at all (D43). */
export const weightedValue = (deal: Deal, chances: Chances): number =>
  ((deal.dealValue ?? 0) * chanceOf(deal, chances)) / 100;

type Deal = Pick<LeadRow, "status" | "dealValue" | "closingProbability">;

export const isUntouched = (lead: Pick<LeadRow, "status" | "lastActivity">, now: Date): boolean =>
  isOpen(lead) && now.getTime() - Date.parse(lead.lastActivity) >= untouchedMs;
