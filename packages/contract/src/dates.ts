/** Calendar dates are `yyyy-MM-dd` strings: they have no time zone, compare as text and never shift. */

/** Where the product's days begin and end, unless a person chose another zone (D12). */
const businessTimezone = "Europe/Berlin";

/** ISO number of a weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const dayMs = 24 * 60 * 60 * 1000;
const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar date of an instant in a time zone, daylight saving included. */
export function today(now: Date, timezone: string = businessTimezone): string {
  let formatter = formatters.get(timezone);
  if (!formatter) {
    const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
    formatter = new Intl.DateTimeFormat("sv-SE", { ...parts, timeZone: timezone });
    formatters.set(timezone, formatter);
  }
  return formatter.format(now);
}

export const addDays = (date: string, days: number): string => dateAt(midnight(date) + days * dayMs);

/** The same day `months` later or earlier, or that month's last day when it has fewer days. */
export function addMonths(date: string, months: number): string {
  const moved = new Date(midnight(date));
  const day = moved.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months + 1, 0);
  moved.setUTCDate(Math.min(day, moved.getUTCDate()));
  return dateAt(moved.getTime());
}

/** Days from one date to another, negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((midnight(to) - midnight(from)) / dayMs);

export const weekdayOf = (date: string): Weekday => (new Date(midnight(date)).getUTCDay() || 7) as Weekday;

/** The date as Germans write it: `12.03.2027`. */
export const formatGermanDate = (date: string): string => date.split("-").reverse().join(".");
