import { addDays, weekdayOf } from "../dates.ts";

/** Returns Easter Sunday of a year after 1582, by the algorithm of Butcher and Meeus. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * a + century - leapCenturies - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((a + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Returns a calendar date, which need not exist. */
export const dateOf = (year: number, month: number, day: number): string =>
  [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");

export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Returns the public holidays of a year that all German states have. */
function nationwideHolidays(year: number): ReadonlySet<string> {
  const known = holidaysByYear.get(year);
  if (known) return known;
  const easter = easterSunday(year);
  const holidays = new Set([
    dateOf(year, 1, 1),
    addDays(easter, -2),
    addDays(easter, 1),
    dateOf(year, 5, 1),
    addDays(easter, 39),
    addDays(easter, 50),
    dateOf(year, 10, 3),
    dateOf(year, 12, 25),
    dateOf(year, 12, 26),
  ]);
  holidaysByYear.set(year, holidays);
  return holidays;
}
const holidaysByYear = new Map<number, ReadonlySet<string>>();

/**
 * Returns whether a date is a Monday to Friday without a nationwide public holiday.
 * @internal
 */
export const isWorkingDay = (date: string): boolean =>
  weekdayOf(date) <= 5 && !nationwideHolidays(yearOf(date)).has(date);

/** Returns the date itself if it is a working day, else the next one. */
export const workingDayFrom = (date: string): string => (isWorkingDay(date) ? date : workingDayFrom(addDays(date, 1)));

/** Returns the date itself if it is a working day, else the one before it. */
export const workingDayUntil = (date: string): string =>
  isWorkingDay(date) ? date : workingDayUntil(addDays(date, -1));

/** Returns the working day that is `count` working days after a date. `count` is at least 1. */
export function addWorkingDays(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0; left -= 1) day = workingDayFrom(addDays(day, 1));
  return day;
}
