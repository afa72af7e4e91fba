import { locales } from "@linkedpotential/contract/date-texts";
import { daysBetween } from "@linkedpotential/contract/dates";
import type { Language } from "@linkedpotential/contract/user/schema";

const formatters = new Map<Language, Intl.RelativeTimeFormat>();

/** Days from which a unit is used, and its length in days. */
const units = [
  { from: 365, unit: "year", days: 365 },
  { from: 61, unit: "month", days: 30.44 },
  { from: 14, unit: "week", days: 7 },
  { from: 0, unit: "day", days: 1 },
] as const;

/** Returns `heute`, `morgen`, `vor 4 Tagen` or `in 2 Wochen` for a calendar date. */
export function relativeDay(date: string, today: string, language: Language): string {
  const days = daysBetween(today, date);
  const { unit, days: length } = units.find(({ from }) => Math.abs(days) >= from) ?? units[3];
  const formatter = formatters.get(language) ?? new Intl.RelativeTimeFormat(locales[language], { numeric: "auto" });
  formatters.set(language, formatter);
  return formatter.format(Math.trunc(days / length), unit);
}
