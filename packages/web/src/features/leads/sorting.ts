import { type Chances, chanceOf, defaultChances } from "@linkedpotential/contract/leads/chances";
import { leadTemperatures, salutations } from "@linkedpotential/contract/leads/choices";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { type CollatedText, collateText, compareTexts } from "./german-order.ts";

export type LeadColumn = Exclude<keyof LeadRow, "id" | "followUpCompleted" | "lostReason" | "notes">;
export type SortDirection = "ascending" | "descending";
export interface LeadOrder {
  column: LeadColumn;
  direction: SortDirection;
}

export const defaultLeadOrder: LeadOrder = { column: "lastActivity", direction: "descending" };

/** Sort key of a lead in one column. Null for an empty cell. */
type SortValue = CollatedText | string | number | null;

/** Columns that sort as plain strings, because they contain ISO dates or instants. */
const dateColumns: ReadonlySet<LeadColumn> = new Set(["lastActivity", "createdAt", "followUpDate", "lastTouchAt"]);
const descendingColumns: ReadonlySet<LeadColumn> = new Set([
  "lastActivity",
  "createdAt",
  "lastTouchAt",
  "dealValue",
  "closingProbability",
]);

/**
 * Direction of the first press on a column head: figures start with the largest, past dates with the latest, texts with
 * A. Follow-ups start with the earliest, because it is due first.
 */
export const firstDirection = (column: LeadColumn): SortDirection =>
  descendingColumns.has(column) ? "descending" : "ascending";

/** Returns the sort key of a lead. Statuses and temperatures sort in the order of the contract's list, not by label. */
function sortValue(lead: LeadRow, column: LeadColumn, chances: Chances): SortValue {
  if (column === "status") return leadStatuses.indexOf(lead.status);
  if (column === "temperature") return lead.temperature && leadTemperatures.indexOf(lead.temperature);
  if (column === "salutation") return lead.salutation && salutations.indexOf(lead.salutation);
  if (column === "closingProbability") return chanceOf(lead, chances);
  if (column === "tags") return lead.tags.length === 0 ? null : collateText(lead.tags.join("\n"));
  const value = lead[column];
  if (typeof value !== "string") return value;
  if (value === "") return null;
  return dateColumns.has(column) ? value : collateText(value);
}

function compareValues(a: NonNullable<SortValue>, b: NonNullable<SortValue>): number {
  if (typeof a === "object" && typeof b === "object") return compareTexts(a, b);
  return Number(a > b) - Number(a < b);
}

/** A lead with its sort key, which is computed once and reused for every search and page. */
export interface Sortable {
  lead: LeadRow;
  value: SortValue;
}

export const toSortables = (
  leads: readonly LeadRow[],
  column: LeadColumn,
  chances: Chances = defaultChances,
): Sortable[] => leads.map((lead) => ({ lead, value: sortValue(lead, column, chances) }));

type Comparison = (a: Sortable, b: Sortable) => number;

/** Returns a comparison that puts empty cells last in both directions and sorts equal values by lead id. */
function comparison(direction: SortDirection): Comparison {
  const sign = direction === "ascending" ? 1 : -1;
  return (a, b) => {
    if (a.value === null || b.value === null) {
      return Number(a.value === null) - Number(b.value === null) || a.lead.id - b.lead.id;
    }
    return sign * compareValues(a.value, b.value) || a.lead.id - b.lead.id;
  };
}

export const toLeads = (sorted: readonly Sortable[]): LeadRow[] => sorted.map(({ lead }) => lead);

export const sortLeads = (leads: readonly LeadRow[], { column, direction }: LeadOrder): LeadRow[] =>
  toLeads(toSortables(leads, column).sort(comparison(direction)));

export const sortAll = (leads: readonly Sortable[], direction: SortDirection): LeadRow[] =>
  toLeads(leads.toSorted(comparison(direction)));

/**
 * Returns the leads from index `begin` up to, but not including, `end` of the sorted list, without sorting the rest.
 */
export const sortPage = (
  leads: readonly Sortable[],
  direction: SortDirection,
  [begin, end]: readonly [number, number],
): LeadRow[] => toLeads(sortRange(leads, comparison(direction), begin, end));

/** Maximum length of a list that is sorted as a whole. Longer lists are partitioned first, as in quickselect. */
const fullSortMax = 50;

function sortRange(items: readonly Sortable[], compare: Comparison, begin: number, end: number): Sortable[] {
  const pivot = items[Math.floor(items.length / 2)];
  if (!pivot || begin >= items.length || end <= 0) return [];
  if (items.length <= fullSortMax) return items.toSorted(compare).slice(Math.max(begin, 0), end);
  const { before = [], equal = [], after = [] } = Object.groupBy(items, (item) => partitionOf(compare(item, pivot)));
  const next = before.length + equal.length;
  return [
    ...sortRange(before, compare, begin, end),
    ...equal.slice(Math.max(begin - before.length, 0), Math.max(end - before.length, 0)),
    ...sortRange(after, compare, begin - next, end - next),
  ];
}

const partitionOf = (difference: number) => (difference < 0 ? "before" : difference > 0 ? "after" : "equal");
