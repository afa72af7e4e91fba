import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses, leadTemperatures } from "@linkedpotential/contract/leads/values";

export type LeadColumn = Exclude<keyof LeadRow, "id" | "tags" | "followUpCompleted" | "lostReason" | "notes">;
export type SortDirection = "ascending" | "descending";
export interface LeadOrder {
  column: LeadColumn;
  direction: SortDirection;
}

export const defaultLeadOrder: LeadOrder = { column: "lastActivity", direction: "descending" };

const german = new Intl.Collator("de", { numeric: true, sensitivity: "base" });

/** Null is an empty cell. Choices sort in the order of their list, not by name. */
function sortValue(lead: LeadRow, column: LeadColumn): string | number | null {
  if (column === "status") return leadStatuses.indexOf(lead.status);
  if (column === "temperature") return lead.temperature && leadTemperatures.indexOf(lead.temperature);
  const value = lead[column];
  return value === "" ? null : value;
}

/** Dates and instants are in order as they are written; the collator takes a hundred times as long. */
const dateColumns: ReadonlySet<LeadColumn> = new Set(["lastActivity", "createdAt", "followUpDate"]);
const compareDates = (a: string, b: string): number => Number(a > b) - Number(a < b);

function compareValues(column: LeadColumn, a: string | number, b: string | number): number {
  if (typeof a !== "string" || typeof b !== "string") return Number(a) - Number(b);
  return dateColumns.has(column) ? compareDates(a, b) : german.compare(a, b);
}

/** Texts sort as German does, empty cells are last in both directions, and equal ones stay in the order of their ids. */
export function leadComparator({ column, direction }: LeadOrder): (a: LeadRow, b: LeadRow) => number {
  const sign = direction === "ascending" ? 1 : -1;
  return (a, b) => {
    const [first, second] = [sortValue(a, column), sortValue(b, column)];
    if (first === null || second === null) {
      return Number(first === null) - Number(second === null) || a.id - b.id;
    }
    return sign * compareValues(column, first, second) || a.id - b.id;
  };
}
