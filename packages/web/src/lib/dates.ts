/** A calendar date `yyyy-MM-dd` as it is displayed: `dd.MM.yyyy` (I18N-12). */
export const formatDate = (date: string): string => date.slice(0, 10).split("-").reverse().join(".");

/** An ISO instant as day and time in the user's time zone: `20.11.2026, 07:00`. */
export function formatInstant(instant: string, timeZone = "Europe/Berlin"): string {
  const format = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "short", timeZone });
  return format.format(new Date(instant));
}

/** The calendar date of an instant in a time zone, `yyyy-MM-dd`. */
export function calendarDay(instant: Date, timeZone = "Europe/Berlin"): string {
  return new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone }).format(instant);
}
