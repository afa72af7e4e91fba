import { addMonths } from "@linkedpotential/contract/dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";

const silentMonths = 12;

/**
 * Returns whether the latest contact with a lead was at least 12 months ago and no follow-up is planned. Dates are
 * `yyyy-MM-dd`.
 */
export function isSilent(
  { followUpDate, followUpCompleted }: Pick<LeadRow, "followUpDate" | "followUpCompleted">,
  lastContact: string,
  today: string,
): boolean {
  const isPlanned = followUpDate !== null && !followUpCompleted && followUpDate >= today;
  return !isPlanned && addMonths(lastContact, silentMonths) <= today;
}
