import { addDays } from "@linkedpotential/contract/dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";

/**
 * State of a follow-up. The states are shown in green, orange, blue and without color, in this order. "soon" means due
 * today or tomorrow.
 */
export type FollowUpTone = "completed" | "overdue" | "soon" | "neutral";

export function followUpTone(lead: Pick<LeadRow, "followUpDate" | "followUpCompleted">, today: string): FollowUpTone {
  if (lead.followUpCompleted) return "completed";
  if (lead.followUpDate === null) return "neutral";
  if (lead.followUpDate < today) return "overdue";
  return lead.followUpDate <= addDays(today, 1) ? "soon" : "neutral";
}
