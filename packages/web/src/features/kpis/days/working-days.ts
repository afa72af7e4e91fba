import { addDays, addMonths, weekdayOf } from "@linkedpotential/contract/dates";

/** Returns the month as `yyyy-MM`. */
export const monthOf = (date: string): string => date.slice(0, 7);
export const yearOf = (date: string): string => date.slice(0, 4);

export const isWorkingDay = (date: string): boolean => weekdayOf(date) <= 5;

/** Returns the date itself, or the next Monday for a weekend. */
export function workingDayFrom(date: string): string {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** Returns the date itself, or the Friday before for a weekend. */
export function workingDayUntil(date: string): string {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}

export const nextWorkingDay = (date: string): string => workingDayFrom(addDays(date, 1));

export const firstWorkingDay = (month: string): string => workingDayFrom(`${month}-01`);

export const nextMonth = (month: string): string => monthOf(addMonths(`${month}-01`, 1));

export function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Counts Mondays to Fridays. Public holidays count as working days. */
export const workingDaysIn = (month: string): number => daysOf(month).filter(isWorkingDay).length;
