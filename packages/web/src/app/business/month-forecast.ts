import { type Funnel, steps } from "../../features/business/overview/figures.ts";
import { inMonth } from "../../features/kpis/days/day-changes.ts";
import { daysOf, isWorkingDay, monthOf } from "../../features/kpis/days/working-days.ts";
import type { KpiDay } from "../../parts/kpis/kpi-day.ts";
import { daysUntil, funnelOf, hasFigures } from "./own-figures.ts";

/** Working days that must have passed before the pace of a month says something. */
const reliableFrom = 5;

/**
 * Calculates what the figures of a month (`yyyy-MM`) become if the rest of its Mondays to Fridays goes as those before.
 * Today counts as passed once it has figures. Returns null for other months than the current one, in the first days of
 * the month, and when no working day is left.
 */
export function forecastOf(days: readonly KpiDay[], month: string, today: string): Funnel | null {
  if (month !== monthOf(today)) return null;
  const own = inMonth(days, month);
  const isTodayEntered = own.some((day) => day.date === today && hasFigures(day));
  const workingDays = daysOf(month).filter(isWorkingDay);
  const passed = workingDays.filter((date) => date < today || (date === today && isTodayEntered)).length;
  const left = workingDays.length - passed;
  if (passed < reliableFrom || left === 0) return null;
  const counted = funnelOf(daysUntil(own, today));
  const forecast = { ...counted };
  for (const step of steps) forecast[step] = Math.round(counted[step] + (counted[step] / passed) * left);
  return forecast;
}
