import { type Figures, figuresOf } from "../days/figures.ts";
import type { KpiDay } from "../days/kpi-day.ts";
import { daysOf, monthOf, nextMonth } from "../days/working-days.ts";

export interface TrendPoint {
  /** A date, or `yyyy-MM` when all months are shown. */
  at: string;
  figures: Figures;
}

/** Returns one point per day of `month`, or per month from the first to the last day's month if it is null. */
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
