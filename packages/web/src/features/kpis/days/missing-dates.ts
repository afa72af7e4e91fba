import { dayFields, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { daysOf, isWorkingDay } from "./working-days.ts";

/** Returns whether anything was entered for a day. */
export const hasEntry = (day: KpiDay): boolean => dayFields.some((field) => day[field].trim() !== "");

/**
 * Returns the working days of a month (`yyyy-MM`) before `today` for which nothing was entered, newest first. They count
 * from the first day with an entry on.
 *
 * @param days all own days, sorted by date
 */
export function missingDates(days: readonly KpiDay[], month: string, today: string): string[] {
  const entered = days.filter(hasEntry).map(({ date }) => date);
  const [first] = entered;
  if (first === undefined) return [];
  const isMissing = (date: string) => date >= first && date < today && isWorkingDay(date) && !entered.includes(date);
  return daysOf(month).filter(isMissing).toReversed();
}
