import type { KpiDay } from "../days/kpi-day.ts";
import { monthOf } from "../days/working-days.ts";

export interface DayGroup {
  month: string;
  days: readonly KpiDay[];
}

/** @param days by date */
export function byMonth(days: readonly KpiDay[]): DayGroup[] {
  const groups = new Map<string, KpiDay[]>();
  for (const day of days) {
    const month = monthOf(day.date);
    groups.set(month, [...(groups.get(month) ?? []), day]);
  }
  return [...groups].map(([month, group]) => ({ month, days: group }));
}
