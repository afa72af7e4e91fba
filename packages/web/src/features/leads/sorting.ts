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

/** The sort key of a lead. Null for an empty cell. */
type SortValue = OrderedText | string | number | null;

/** ISO dates and instants sort as strings. */
const dateColumns: ReadonlySet<LeadColumn> = new Set(["lastActivity", "createdAt", "followUpDate"]);

/** Choices sort in the order of their list, not by label. */
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

/** A lead with its sort key, computed once and reused for searches and pages. */
export interface Sortable {
  lead: LeadRow;
  value: SortValue;
}

export const sortable = (leads: readonly LeadRow[], column: LeadColumn): Sortable[] =>
  leads.map((lead) => ({ lead, value: sortValue(lead, column) }));

type Comparison = (a: Sortable, b: Sortable) => number;

/** Compares in German order. Empty cells are last in both directions; ties keep the order of ids. */
function comparison(direction: SortDirection): Comparison {
  const sign = direction === "ascending" ? 1 : -1;
  return (a, b) => {
    if (a.value === null || b.value === null) {
      return Number(a.value === null) - Number(b.value === null) || a.lead.id - b.lead.id;
    }
    return sign * compareValues(a.value, b.value) || a.lead.id - b.lead.id;
  };
}

export const leadsOf = (sorted: readonly Sortable[]): LeadRow[] => sorted.map(({ lead }) => lead);

export const sortLeads = (leads: readonly LeadRow[], { column, direction }: LeadOrder): LeadRow[] =>
  leadsOf(sortable(leads, column).sort(comparison(direction)));

/** Returns one page of the sorted list without sorting the rest. */
export const sortedLeads = (
  leads: readonly Sortable[],
  direction: SortDirection,
  [begin, end]: readonly [number, number],
): LeadRow[] => leadsOf(sortedPart(leads, comparison(direction), begin, end));

const soonSorted = 50;

function sortedPart(items: readonly Sortable[], compare: Comparison, begin: number, end: number): Sortable[] {
  const pivot = items[Math.floor(items.length / 2)];
  if (!pivot || begin >= items.length || end <= 0) return [];
  if (items.length <= soonSorted) return items.toSorted(compare).slice(Math.max(begin, 0), end);
  const { before = [], here = [], after = [] } = Object.groupBy(items, (item) => sideOf(compare(item, pivot)));
  const next = before.length + here.length;
  return [
    ...sortedPart(before, compare, begin, end),
    ...here.slice(Math.max(begin - before.length, 0), Math.max(end - before.length, 0)),
    ...sortedPart(after, compare, begin - next, end - next),
  ];
}

const sideOf = (difference: number) => (difference < 0 ? "before" : difference > 0 ? "after" : "here");
