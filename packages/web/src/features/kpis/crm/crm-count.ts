import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { LeadStatus } from "@linkedpotential/contract/leads/values";
import type { CountField } from "../days/kpi-day.ts";

type CountedLead = Pick<LeadRow, "name" | "status" | "createdAt" | "lastActivity">;
export type CrmCount = Record<CountField, string[]>;

/** The figure that a lead's status adds to on the day of its latest activity. */
const fieldOf: Partial<Record<LeadStatus, CountField>> = {
  contacted: "leadsKontaktiert",
  interested: "interesseGezeigt",
  qualified: "terminVereinbart",
  proposal: "terminVereinbart",
  won: "projektGewonnen",
};

/**
 * Counts leads by creation date, latest activity and current status, which is all the list contains (O64).
 * @param dayOf returns the date of an instant
 */
export function countedOn(leads: readonly CountedLead[], date: string, dayOf: (instant: string) => string): CrmCount {
  const counted: CrmCount = { leadsKontaktiert: [], interesseGezeigt: [], terminVereinbart: [], projektGewonnen: [] };
  for (const { name, status, createdAt, lastActivity } of leads) {
    const fields = new Set<CountField | undefined>();
    if (dayOf(createdAt) === date && status !== "new") fields.add("leadsKontaktiert");
    if (dayOf(lastActivity) === date) fields.add(fieldOf[status]);
    for (const field of fields) if (field) counted[field].push(name);
  }
  return counted;
}
