import { addDays, weekdayOf } from "@linkedpotential/contract/dates";
import { leadPriorityClasses, leadSources, leadTemperatures } from "@linkedpotential/contract/leads/choices";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import type { Parameter } from "../../../../lib/navigation/use-list-state.ts";
import { isSilent } from "../../silence.ts";

export const followUpStates = ["overdue", "today", "week", "none", "done", "silent"] as const;

/** Values that each filter accepts. Null where the leads themselves decide. */
const filterValues = {
  statuses: leadStatuses,
  source: leadSources,
  temperature: leadTemperatures,
  class: leadPriorityClasses,
  tag: null,
  followUp: followUpStates,
} as const satisfies Record<string, readonly string[] | null>;

export type FilterName = keyof typeof filterValues;
export const filterNames = Object.keys(filterValues) as FilterName[];
/** Chosen values of each filter. An empty filter lets all leads pass. */
export type LeadFilters = Readonly<Record<FilterName, readonly string[]>>;

const valuesMax = 30;
const tagMax = 200;

/** Reads a filter from the address. Values are separated by commas; values that the filter does not know are dropped. */
export function readFilter(name: FilterName, text: string): readonly string[] {
  const allowed: readonly string[] | null = filterValues[name];
  const values = text.split(",").flatMap((part) => decode(part) ?? []);
  const known = values.filter((value) => (allowed ? allowed.includes(value) : value !== "" && value.length <= tagMax));
  return [...new Set(known)].slice(0, valuesMax);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export const writeFilter = (values: readonly string[]): string => values.map(encodeURIComponent).join(",");

/** Parameter of a filter in the address. Its value stays a text, so that equal filters are equal. */
export const filterParameter = (name: FilterName): Parameter<string> => ({
  read: (text) => writeFilter(readFilter(name, text ?? "")),
  write: (text) => text || null,
});

/** Returns the state of a follow-up for the filter. `week` is the rest of the calendar week, which ends on Sunday. */
function isInState(lead: LeadRow, state: string, today: string): boolean {
  const { followUpDate: date, followUpCompleted, lastTouchAt, createdAt } = lead;
  // The date in UTC is precise enough for 12 months.
  if (state === "silent") return isSilent(lead, (lastTouchAt ?? createdAt).slice(0, 10), today);
  if (state === "done") return followUpCompleted;
  if (followUpCompleted) return false;
  if (date === null) return state === "none";
  if (state === "overdue") return date < today;
  if (state === "today") return date === today;
  return state === "week" && date >= today && date <= addDays(today, 7 - weekdayOf(today));
}

/** Returns a function that tells whether a lead passes all filters. Within a filter any of its values will do. */
export function leadFilter(filters: LeadFilters, today: string): (lead: LeadRow) => boolean {
  const tests: ((lead: LeadRow) => boolean)[] = [];
  const add = (values: readonly string[], test: (lead: LeadRow, values: ReadonlySet<string>) => boolean) => {
    const set = new Set(values);
    if (set.size > 0) tests.push((lead) => test(lead, set));
  };
  add(filters.statuses, ({ status }, values) => values.has(status));
  add(filters.source, ({ source }, values) => source !== null && values.has(source));
  add(filters.temperature, ({ temperature }, values) => temperature !== null && values.has(temperature));
  add(filters.class, ({ priorityClass }, values) => priorityClass !== null && values.has(priorityClass));
  add(filters.tag, ({ tags }, values) => tags.some((tag) => values.has(tag)));
  add(filters.followUp, (lead, values) => [...values].some((state) => isInState(lead, state, today)));
  return (lead) => tests.every((test) => test(lead));
}
