/** An ISO instant as day and time in the user's time zone: `20.11.2026, 07:00`. */
export function formatInstant(instant: string, timeZone = "Europe/Berlin"): string {
  const format = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "short", timeZone });
  return format.format(new Date(instant));
}
