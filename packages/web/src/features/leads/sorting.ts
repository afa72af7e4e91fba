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

/** A lead with what it is sorted by, made once for many searches and pages. */
export interface Sortable {
  lead: LeadRow;
  value: SortValue;
}

export const sortable = (leads: readonly LeadRow[], column: LeadColumn): Sortable[] =>
  leads.map((lead) => ({ lead, value: sortValue(lead, column) }));

type Comparison = (a: Sortable, b: Sortable) => number;

/** Texts sort as German does, empty cells are last in both directions, and equal ones stay in the order of their ids. */
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

/** The leads from one place of the sorted list to before another, in their order; the rest is not sorted for it. */
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
