import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { LeadStatus } from "@linkedpotential/contract/leads/statuses";
import type { CountField } from "../../../parts/kpis/kpi-day.ts";

type CountedLead = Pick<LeadRow, "name" | "status" | "createdAt" | "lastActivity">;
export type CrmCount = Record<CountField, string[]>;

/** Figure in which a lead is counted because of its status, on the day of the lead's latest activity. */
const fieldOf: Partial<Record<LeadStatus, CountField>> = {
  contacted: "leadsKontaktiert",
  interested: "interesseGezeigt",
  qualified: "terminVereinbart",
  proposal: "terminVereinbart",
  won: "projektGewonnen",
};

/**
 * Returns the names of the leads to count on a date, by their creation, latest activity and current status. The list has
 * no history, so leads that were active again later are missing (O64).
 * @param dayOf returns the date of an instant
 */
export function countLeadsOn(
  leads: readonly CountedLead[],
  date: string,
  dayOf: (instant: string) => string,
): CrmCount {
  const counted: CrmCount = { leadsKontaktiert: [], interesseGezeigt: [], terminVereinbart: [], projektGewonnen: [] };
  for (const { name, status, createdAt, lastActivity } of leads) {
    const fields = new Set<CountField | undefined>();
    if (dayOf(createdAt) === date && status !== "new") fields.add("leadsKontaktiert");
    if (dayOf(lastActivity) === date) fields.add(fieldOf[status]);
    for (const field of fields) if (field) counted[field].push(name);
  }
  return counted;
}
