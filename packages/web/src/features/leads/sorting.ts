import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses, leadTemperatures } from "@linkedpotential/contract/leads/values";
import { compareTexts, type OrderedText, orderedText } from "./german-order.ts";

export type LeadColumn = Exclude<keyof LeadRow, "id" | "tags" | "followUpCompleted" | "lostReason" | "notes">;
export type SortDirection = "ascending" | "descending";
export interface LeadOrder {
  column: LeadColumn;
  direction: SortDirection;
}

export const defaultLeadOrder: LeadOrder = { column: "lastActivity", direction: "descending" };

/** What a lead is sorted by; null is an empty cell. */
type SortValue = OrderedText | string | number | null;

/** Dates and instants are in order as they are written. */
const dateColumns: ReadonlySet<LeadColumn> = new Set(["lastActivity", "createdAt", "followUpDate"]);

/** Choices sort in the order of their list, not by name. */
function sortValue(lead: LeadRow, column: LeadColumn): SortValue {
  if (column === "status") return leadStatuses.indexOf(lead.status);
  if (column === "temperature") return lead.temperature && leadTemperatures.indexOf(lead.temperature);
  const value = lead[column];
  if (typeof value !== "string") return value;
  if (value === "") return null;
  return dateColumns.has(column) ? value : orderedText(value);
}

function compareValues(a: NonNullable<SortValue>, b: NonNullable<SortValue>): number {
  if (typeof a === "object" && typeof b === "object") return compareTexts(a, b);
  return Number(a > b) - Number(a < b);
}

/** Texts sort as German does, empty cells are last in both directions, and equal ones stay in the order of their ids. */
export function sortLeads(leads: readonly LeadRow[], { column, direction }: LeadOrder): LeadRow[] {
  const sign = direction === "ascending" ? 1 : -1;
  return leads
    .map((lead) => ({ lead, value: sortValue(lead, column) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) {
        return Number(a.value === null) - Number(b.value === null) || a.lead.id - b.lead.id;
      }
      return sign * compareValues(a.value, b.value) || a.lead.id - b.lead.id;
    })
    .map(({ lead }) => lead);
}
