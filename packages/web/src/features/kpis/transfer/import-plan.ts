import {
  byDate,
  type CountField,
  countFields,
  type DayField,
  dayFields,
  emptyDay,
  type KpiDay,
} from "../../../parts/kpis/kpi-day.ts";
import { isInvalidCount } from "../days/counts.ts";
import type { DayChange } from "../days/day-changes.ts";
import type { FileRow } from "./days-csv.ts";

export interface PlannedRow {
  row: FileRow;
  /** A day of another member is skipped. */
  status: "new" | "changed" | "same" | "skipped" | "invalid";
  before: KpiDay | undefined;
  /** Fields that the file changes. Empty for a new day. */
  fields: DayField[];
  /** Columns whose text would be imported although it counts as 0. */
  invalidCounts: CountField[];
}

export const planOf = (rows: readonly FileRow[], days: readonly KpiDay[]): PlannedRow[] =>
  rows.map((row) => {
    if ("problem" in row) {
      const status = row.problem === "otherMember" ? "skipped" : "invalid";
      return { row, status, before: undefined, fields: [], invalidCounts: [] };
    }
    const before = days.find(({ date }) => date === row.date);
    const fields = before ? changedFields(before, row.change) : [];
    const status = before ? (fields.length > 0 ? "changed" : "same") : "new";
    const invalidCounts = countFields.filter(
      (field) => (!before || fields.includes(field)) && isInvalidCount(row.change[field] ?? ""),
    );
    return { row, status, before, fields, invalidCounts };
  });

const changedFields = (day: KpiDay, change: DayChange): DayField[] =>
  dayFields.filter((field) => (change[field] ?? day[field]) !== day[field]);

/**
 * Merges a file's valid rows into the days.
 * @param replaces whether the file overwrites days that exist already
 */
export function withFile(days: readonly KpiDay[], rows: readonly FileRow[], replaces: boolean): KpiDay[] {
  const next = new Map(days.map((day) => [day.date, day]));
  for (const row of rows) {
    if ("problem" in row) continue;
    const before = next.get(row.date);
    if (!before || replaces)
      next.set(row.date, { ...(before ?? emptyDay(crypto.randomUUID(), row.date)), ...row.change });
  }
  return [...next.values()].toSorted(byDate);
}
