import { addDays, addMonths } from "../dates.ts";

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
