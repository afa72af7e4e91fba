import type { ActivityDay } from "@linkedpotential/contract/leads/activity";
import { byDate, type CountField, countFields, emptyDay, type KpiDay } from "./kpi-day.ts";

export type KpiCounts = Readonly<Record<CountField, number>>;

/** Returns the figures of a working day from what was counted in the CRM. */
export const kpiCounts = (day: ActivityDay | undefined): KpiCounts => ({
  leadsKontaktiert: (day?.messages ?? 0) + (day?.calls ?? 0),
  interesseGezeigt: day?.answers ?? 0,
  terminVereinbart: day?.meetings ?? 0,
  projektGewonnen: Math.max(0, day?.won ?? 0),
});

/**
 * Writes counted figures into the working day of a date, which is added if there is none. A figure that was counted as
 * zero keeps what the person entered.
 */
export function withKpiCounts(days: readonly KpiDay[], id: string, date: string, counts: KpiCounts): KpiDay[] {
  const day = days.find((one) => one.date === date) ?? emptyDay(id, date);
  const counted = countFields.filter((field) => counts[field] > 0);
  const filled = { ...day, ...Object.fromEntries(counted.map((field) => [field, String(counts[field])])) };
  return [...days.filter((one) => one.date !== date), filled].toSorted(byDate);
}

/** Restores the working day of a date as it was, or removes it if there was none. */
export const withFormerDay = (days: readonly KpiDay[], date: string, former: KpiDay | undefined): KpiDay[] =>
  [...days.filter((one) => one.date !== date), ...(former ? [former] : [])].toSorted(byDate);
