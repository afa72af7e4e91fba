import { TZDateMini } from "@date-fns/tz/date/mini";
// Function by function: the package's index is 250 modules, which cost each process 200 ms.
import { addDays as daysLater } from "date-fns/addDays";
import { addMonths as monthsLater } from "date-fns/addMonths";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { getISODay } from "date-fns/getISODay";
import { isValid } from "date-fns/isValid";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";

/** Calendar dates are `yyyy-MM-dd` strings: they have no time zone, compare as text and never shift. */

/** Where the product's days begin and end, unless a person chose another zone (D12). */
const businessTimezone = "Europe/Berlin";

/** ISO number of a weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const textOf = (date: Date): string => lightFormat(date, "yyyy-MM-dd");

/** Whether a text is a day of the calendar, `yyyy-MM-dd`. */
export const isCalendarDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));

/** The calendar date of an instant in a time zone, daylight saving included. */
export const today = (now: Date, timezone: string = businessTimezone): string =>
  textOf(new TZDateMini(now.getTime(), timezone));

/** The time of day of an instant in Berlin: `07:30`. */
export const timeInBerlin = (now: Date): string =>
  lightFormat(new TZDateMini(now.getTime(), businessTimezone), "HH:mm");

export const addDays = (date: string, days: number): string => textOf(daysLater(parseISO(date), days));

/** The same day `months` later or earlier, or that month's last day when it has fewer days. */
export const addMonths = (date: string, months: number): string => textOf(monthsLater(parseISO(date), months));

/** Days from one date to another, negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => differenceInCalendarDays(parseISO(to), parseISO(from));

export const weekdayOf = (date: string): Weekday => getISODay(parseISO(date)) as Weekday;

/** The date as a CSV file has it: `12.03.2027`. */
export const germanDate = (date: string): string => date.split("-").reverse().join(".");
