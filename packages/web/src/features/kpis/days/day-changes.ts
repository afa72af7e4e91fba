import { byDate, type DayField, emptyDay, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { firstWorkingDay, monthOf, nextWorkingDay, workingDayFrom } from "./working-days.ts";

type Days = readonly KpiDay[];

export const hasDate = (days: Days, date: string): boolean => days.some((day) => day.date === date);

/** Returns the days of a month (`yyyy-MM`), or all days if it is null. */
export const inMonth = (days: Days, month: string | null): KpiDay[] =>
  days.filter(({ date }) => month === null || monthOf(date) === month);

interface NewDay {
  id: string;
  month: string | null;
  today: string;
}

/**
 * Adds a day on the first free working day after the latest day of the shown month (D48). Does nothing if a day with
 * this `id` exists, so that the change can be repeated.
 */
export function withNewDay(days: Days, { id, month, today }: NewDay): Days {
  if (days.some((day) => day.id === id)) return days;
  const latest = inMonth(days, month).toSorted(byDate).at(-1);
  const start = month === null ? workingDayFrom(today) : firstWorkingDay(month);
  let date = latest ? nextWorkingDay(latest.date) : start;
  while (hasDate(days, date)) date = nextWorkingDay(date);
  return [...days, emptyDay(id, date)].toSorted(byDate);
}

/** Adds a day on a date, unless it has one. Does nothing if a day with this `id` exists. */
export const withDay = (days: Days, id: string, date: string): Days =>
  hasDate(days, date) || days.some((day) => day.id === id) ? days : [...days, emptyDay(id, date)].toSorted(byDate);

export type DayChange = Partial<Record<DayField, string>>;

export const withChange = (days: Days, id: string, change: DayChange): Days =>
  days.map((day) => (day.id === id ? { ...day, ...change } : day));

/** Moves a day to another date. Returns the days unchanged if the date is taken. */
export const withDate = (days: Days, id: string, date: string): Days =>
  hasDate(days, date) ? days : days.map((day) => (day.id === id ? { ...day, date } : day)).toSorted(byDate);

export const withoutDay = (days: Days, id: string): Days => days.filter((day) => day.id !== id);

/** Restores a deleted day. If its date is taken by now, the day moves to the next free working day. */
export function withRestoredDay(days: Days, day: KpiDay): Days {
  if (days.some(({ id }) => id === day.id)) return days;
  let { date } = day;
  while (hasDate(days, date)) date = nextWorkingDay(date);
  return [...days, { ...day, date }].toSorted(byDate);
}
