import type { RecurrenceUnit } from "@linkedpotential/contract/tasks/choices";
import { recurrenceIntervalMax } from "@linkedpotential/contract/tasks/limits";
import { withoutUnusedParts } from "@linkedpotential/contract/tasks/recurrence";
import type { Recurrence } from "@linkedpotential/contract/tasks/recurrence-rule";

/** Rule in the form. The interval is null while its field is empty, and NaN while it contains no number. */
export type RecurrenceDraft = Omit<Recurrence, "interval"> & { interval: number | null };

const newRule: RecurrenceDraft = {
  unit: "month",
  interval: 1,
  weekdays: [],
  dayOfMonth: null,
  basis: "due_date",
  endDate: null,
};

/** Returns the rule with another unit. Its basis and end stay. */
export const withUnit = (rule: RecurrenceDraft | null, unit: RecurrenceUnit): RecurrenceDraft => ({
  ...(rule ?? newRule),
  interval: 1,
  weekdays: [],
  dayOfMonth: null,
  unit,
});

/** Returns the rule without parts that do not apply. Null while its interval is invalid. */
export function completeRule(draft: RecurrenceDraft): Recurrence | null {
  const { interval } = draft;
  if (interval === null || !Number.isInteger(interval)) return null;
  return interval >= 1 && interval <= recurrenceIntervalMax ? withoutUnusedParts({ ...draft, interval }) : null;
}

/** Rules of tasks that many freelancers have. */
export const presets = {
  vat: { ...newRule, unit: "month", interval: 1, dayOfMonth: 10 },
  invoice: { ...newRule, unit: "month", interval: 1, dayOfMonth: 31 },
  portfolio: { ...newRule, unit: "quarter", interval: 1, basis: "completion" },
} as const satisfies Record<string, Recurrence>;

export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];
