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
  /** Columns whose text counts as 0. A valid row is imported with it. */
  invalidCounts: CountField[];
}

export const planOf = (rows: readonly FileRow[], days: readonly KpiDay[]): PlannedRow[] =>
  rows.map((row) => {
    if (row.problems.length > 0) return rejected(row);
    const before = days.find(({ date }) => date === row.date);
    const fields = before ? changedFields(before, row.change) : [];
    const status = before ? (fields.length > 0 ? "changed" : "same") : "new";
    const invalidCounts = invalidCountsIn(row).filter((field) => !before || fields.includes(field));
    return { row, status, before, fields, invalidCounts };
  });

/** Returns a row that is not imported. */
function rejected(row: FileRow): PlannedRow {
  const isSkipped = row.problems.some(({ problem }) => problem === "otherMember");
  const invalidCounts = isSkipped ? [] : invalidCountsIn(row);
  return { row, status: isSkipped ? "skipped" : "invalid", before: undefined, fields: [], invalidCounts };
}

const invalidCountsIn = ({ change }: FileRow): CountField[] =>
  countFields.filter((field) => isInvalidCount(change[field] ?? ""));

const changedFields = (day: KpiDay, change: DayChange): DayField[] =>
  dayFields.filter((field) => (change[field] ?? day[field]) !== day[field]);

/**
 * Merges a file's valid rows into the days.
 * @param replaces whether the file overwrites days that exist already
 */
export function withFile(days: readonly KpiDay[], rows: readonly FileRow[], replaces: boolean): KpiDay[] {
  const next = new Map(days.map((day) => [day.date, day]));
  for (const row of rows) {
    if (row.date === null || row.problems.length > 0) continue;
    const before = next.get(row.date);
    if (!before || replaces)
      next.set(row.date, { ...(before ?? emptyDay(crypto.randomUUID(), row.date)), ...row.change });
  }
  return [...next.values()].toSorted(byDate);
}
