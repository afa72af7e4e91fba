import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { type Figures, figuresOf } from "../days/figures.ts";
import { daysOf, monthOf, nextMonth } from "../days/working-days.ts";

export interface TrendPoint {
  /** Date of the point (`yyyy-MM-dd`), or its month (`yyyy-MM`) when all months are shown. */
  at: string;
  figures: Figures;
}

/**
 * Returns one point per day of `month`. If `month` is null, returns one point per month instead, from the month of the
 * first day to that of the last.
 */
export function trendOf(days: readonly KpiDay[], month: string | null): TrendPoint[] {
  if (month !== null) return daysOf(month).map((date) => pointOf(days, date));
  return monthsOf(days).map((one) => pointOf(days, one));
}

const pointOf = (days: readonly KpiDay[], at: string): TrendPoint => ({
  at,
  figures: figuresOf(days.filter(({ date }) => date.startsWith(at))),
});

function monthsOf(days: readonly KpiDay[]): string[] {
  const [first, last] = [days.at(0), days.at(-1)];
  const months: string[] = [];
  if (!first || !last) return months;
  for (let month = monthOf(first.date); month <= monthOf(last.date); month = nextMonth(month)) months.push(month);
  return months;
}
