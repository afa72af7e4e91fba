import type { DayConflict, DayValues } from "@linkedpotential/contract/business/company/schema";

const fieldsOf = (day: DayValues) => Object.keys(day) as (keyof DayValues)[];

interface Merged {
  values: DayValues;
  conflicts: Omit<DayConflict, "id">[];
}

/**
 * Applies the difference between `before` and `after` to the stored values. A field that another device has changed to
 * something else keeps its stored value and is reported.
 */
export function mergeDay(stored: DayValues, before: DayValues, after: DayValues): Merged {
  const values = { ...stored };
  const conflicts: Merged["conflicts"] = [];
  for (const field of fieldsOf(after)) {
    if (after[field] === before[field] || after[field] === stored[field]) continue;
    if (stored[field] === before[field]) values[field] = after[field];
    else conflicts.push({ field, stored: stored[field], sent: after[field] });
  }
  return { values, conflicts };
}

/** Tells whether two days have the same values. */
export const isSameDay = (one: DayValues, other: DayValues): boolean =>
  fieldsOf(other).every((field) => one[field] === other[field]);
