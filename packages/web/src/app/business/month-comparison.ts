import { addDays, addMonths } from "@linkedpotential/contract/dates";
import type { Comparison, Funnel } from "../../features/business/overview/figures.ts";
import { steps } from "../../features/business/overview/figures.ts";
import { inMonth } from "../../features/kpis/days/day-changes.ts";
import { monthOf } from "../../features/kpis/days/working-days.ts";
import type { KpiDay } from "../../parts/kpis/kpi-day.ts";
import { daysUntil, funnelOf, hasFigures } from "./own-figures.ts";

/**
 * Compares a month (`yyyy-MM`) with the month before. The current month is compared up to today with the month before up
 * to the same day of the month. On its last day, and for earlier months, whole months are compared. Returns null when
 * the month before has no figures, and for months in the future.
 */
export function comparisonOf(days: readonly KpiDay[], month: string, today: string): Comparison | null {
  if (month > monthOf(today)) return null;
  const isCurrent = month === monthOf(today);
  const isWhole = !isCurrent || monthOf(addDays(today, 1)) !== month;
  const before = monthOf(addMonths(`${month}-01`, -1));
  const earlier = inMonth(days, before).filter(
    (day) => hasFigures(day) && (isWhole || dayOf(day.date) <= dayOf(today)),
  );
  if (earlier.length === 0) return null;
  const present = funnelOf(daysUntil(inMonth(days, month), today));
  return { month: before, isCurrent, changes: changesOf(funnelOf(earlier), present) };
}

const dayOf = (date: string): string => date.slice(8);

function changesOf(earlier: Funnel, present: Funnel): Comparison["changes"] {
  const changes = { contacted: null, interested: null, appointments: null, won: null } as Comparison["changes"];
  for (const step of steps) if (earlier[step] > 0) changes[step] = present[step] / earlier[step] - 1;
  return changes;
}
