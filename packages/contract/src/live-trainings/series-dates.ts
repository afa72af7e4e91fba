import { addDays, addMonths, berlinInstant, daysBetween, timeInBerlin, today } from "../dates.ts";

export const seriesIntervals = ["week", "two-weeks", "month"] as const;
export type SeriesInterval = (typeof seriesIntervals)[number];

/**
 * Returns the dates of a series, starting with `date`. A monthly series keeps the day of the first date; in a shorter
 * month it takes the last day. The events keep their time in Berlin, so a clock change does not move them.
 */
export const seriesDates = (date: string, every: SeriesInterval, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    if (every === "month") return addMonths(date, index);
    return addDays(date, index * (every === "week" ? 7 : 14));
  });

/** Dates after this one are refused, so that instants calculated from a date keep four-digit years. */
export const lastEventDate = "2099-12-31";

/** Change of a start as an admin types it, by the calendar and the clock in Berlin. */
export interface StartChange {
  /** Days by which the date moves. */
  days: number;
  /** New time of day. Absent when the time of day stays. */
  time?: string;
}

/** Returns how the calendar date and the time of day in Berlin differ between two starts. */
export function startChange(from: Date, to: Date): StartChange {
  const days = daysBetween(today(from), today(to));
  const time = timeInBerlin(to);
  return time === timeInBerlin(from) ? { days } : { days, time };
}

/** Applies a change to a start. Without a new time of day, the start keeps its own, also across a clock change. */
export function changeStart(start: Date, { days, time }: StartChange): Date {
  if (days === 0 && time === undefined) return start;
  return berlinInstant(addDays(today(start), days), time ?? timeInBerlin(start));
}
