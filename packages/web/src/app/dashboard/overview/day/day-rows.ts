import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { compareDue, dueLeads } from "./due-leads.ts";
import type { WorkedLead } from "./use-day-work.ts";

/** Leads that are due, and those being worked off, each at the place that it had when it was due. */
export function dayRows(leads: readonly LeadRow[], worked: ReadonlyMap<number, WorkedLead>, today: string): LeadRow[] {
  const due = dueLeads(leads, today);
  if (worked.size === 0) return due;
  const others = due.filter(({ id }) => !worked.has(id));
  const kept = [...worked.values()].filter(({ step }) => step !== "gone").map(({ lead }) => lead);
  const current = new Map(leads.filter(({ id }) => worked.has(id)).map((lead) => [lead.id, lead]));
  return [...others, ...kept].sort(compareDue).map((lead) => current.get(lead.id) ?? lead);
}
