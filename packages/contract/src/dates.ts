import { TZDateMini } from "@date-fns/tz/date/mini";
// Import each function from its own module. The index of the package has 250 modules, which cost each process 200 ms.
import { addDays as daysLater } from "date-fns/addDays";
import { addMonths as monthsLater } from "date-fns/addMonths";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { getISODay } from "date-fns/getISODay";

/** Calendar dates are `yyyy-MM-dd` strings, which have no time zone and sort as text. */

/** Time zone used for days and times unless another one is given (D12). */
const businessTimezone = "Europe/Berlin";

const hourMs = 60 * 60 * 1000;

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const digits = (value: number, length = 2): string => String(value).padStart(length, "0");

function textOf(date: Date): string {
  if (!isValid(date)) throw new RangeError("Invalid time value");
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
}

const isValid = (date: Date): boolean => !Number.isNaN(date.getTime());

/**
 * Returns midnight of a date in local time. `parseISO` is not used: it accepts every form of ISO 8601, and it is larger
 * than all other imports together.
 */
const dateOf = (text: string): Date => new Date(`${text}T00:00`);

export function isCalendarDate(text: string): boolean {
  // Parse as UTC, because every day has a midnight there. The comparison refuses dates such as 30 February, which
  // browsers read as a day in March.
  const day = new Date(`${text}T00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(day) && day.toISOString().startsWith(text);
}

export const today = (now: Date, timezone: string = businessTimezone): string =>
  textOf(new TZDateMini(now.getTime(), timezone));

export const hourOfDay = (now: Date, timezone: string = businessTimezone): number =>
  new TZDateMini(now.getTime(), timezone).getHours();

export function dayEnd(now: Date, timezone: string): Date {
  const day = new TZDateMini(now.getTime(), timezone);
  return new Date(day.setHours(24, 0, 0, 0));
}

export function timeInBerlin(now: Date): string {
  const time = new TZDateMini(now.getTime(), businessTimezone);
  return `${digits(time.getHours())}:${digits(time.getMinutes())}`;
}

export const addDays = (date: string, days: number): string => textOf(daysLater(dateOf(date), days));

export const addMonths = (date: string, months: number): string => textOf(monthsLater(dateOf(date), months));

/**
 * Converts a date and time in Berlin to an instant. A time that is skipped in spring counts as one hour later. A time
 * that occurs twice in autumn means the first one.
 */
export function berlinInstant(date: string, time: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const [inSummer, inWinter] = [new Date(asUtc - 2 * hourMs), new Date(asUtc - hourMs)];
  return today(inSummer) === date && timeInBerlin(inSummer) === time ? inSummer : inWinter;
}

/** Counts the days from one date to another. Negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => differenceInCalendarDays(dateOf(to), dateOf(from));

export const weekdayOf = (date: string): Weekday => getISODay(dateOf(date)) as Weekday;

export const germanDate = (date: string): string => date.split("-").reverse().join(".");
