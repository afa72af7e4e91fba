import { addDays, addMonths, berlinInstant, timeInBerlin, today } from "../dates.ts";

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

/** Returns what a clock in Berlin shows at an instant, as milliseconds of a day without clock changes. */
const berlinClock = (instant: Date): number => Date.parse(`${today(instant)}T${timeInBerlin(instant)}:00Z`);

/** Counts the minutes from one start to another by the clock in Berlin. A week has the same number in each season. */
export const clockMinutesBetween = (from: Date, to: Date): number => (berlinClock(to) - berlinClock(from)) / 60_000;

/** Moves a start by minutes of the clock in Berlin, so that a clock change in between does not change the time of day. */
export function moveByClock(start: Date, minutes: number): Date {
  if (minutes === 0) return start;
  const [date = "", time = ""] = new Date(berlinClock(start) + minutes * 60_000).toISOString().slice(0, 16).split("T");
  return berlinInstant(date, time);
}
