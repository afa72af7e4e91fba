import { countFields, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { countIn } from "../days/counts.ts";
import { inMonth } from "../days/day-changes.ts";
import { type Figures, figuresOf } from "../days/figures.ts";
import { monthOf } from "../days/working-days.ts";

export interface MonthGroup {
  /** Month as `yyyy-MM`. */
  month: string;
  days: readonly KpiDay[];
  figures: Figures;
}

/**
 * Groups days by month, with their sums. Null stands for all months; a given `month` is returned even without days.
 *
 * @param days sorted by date
 */
export function monthGroups(days: readonly KpiDay[], month: string | null): MonthGroup[] {
  const groups = Map.groupBy(inMonth(days, month), ({ date }) => monthOf(date));
  if (month && !groups.has(month)) groups.set(month, []);
  return [...groups].map(([groupMonth, group]) => ({ month: groupMonth, days: group, figures: figuresOf(group) }));
}

/** Returns whether the sum of these days contains figures of days after `today`. */
export const countsAhead = (days: readonly KpiDay[], today: string): boolean =>
  days.some((day) => day.date > today && countFields.some((field) => countIn(day[field]) > 0));
