import type { LeadRow } from "./schema.ts";
import type { LeadStatus } from "./statuses.ts";

/** Chance to win a lead by its status, in percent. */
export type Chances = Record<LeadStatus, number>;

export const defaultChances: Chances = {
  new: 10,
  contacted: 20,
  interested: 35,
  qualified: 50,
  proposal: 65,
  won: 100,
  lost: 0,
};

type Deal = Pick<LeadRow, "status" | "closingProbability">;

/** Returns whether the lead has a chance of its own. 0 stands for the chance of its status. */
export const hasOwnChance = ({ closingProbability }: Deal): boolean => closingProbability > 0;

/**
 * Returns the chance to win a lead in percent: its own, or that of its status. A won lead has 100, a lost one 0 (D43).
 */
export function chanceOf(lead: Deal, chances: Chances): number {
  if (lead.status === "won") return 100;
  if (lead.status === "lost") return 0;
  return hasOwnChance(lead) ? lead.closingProbability : chances[lead.status];
}
