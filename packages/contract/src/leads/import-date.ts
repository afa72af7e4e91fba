import { isCalendarDate } from "../dates.ts";

/** First letters of the months in German, English and French that tell them apart. */
const months = [
  "jan",
  "f[eé]",
  "mar|mär|mrz",
  "a[pv]r",
  "ma[iy]",
  "jun|juin",
  "jul|juil",
  "au|aoû",
  "sep",
  "o[kc]t",
  "nov",
  "d[eé][zc]",
];

const digits = (text: string | undefined): string => (text ?? "").padStart(2, "0");

/**
 * Reads a date such as `12.03.2027`, `2027-03-12` or, as in LinkedIn's files, `12 Mar 2027`. Returns undefined for any
 * other text.
 */
export function readImportDate(cell: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? [];
  const [, namedDay, name, namedYear] = /^(\d{1,2})\.? (\p{L}{3,9})\.? (\d{4})$/u.exec(cell) ?? [];
  const found = name === undefined ? -1 : months.findIndex((start) => new RegExp(`^(?:${start})`, "i").test(name));
  const named = found < 0 ? "" : `${namedYear}-${digits(String(found + 1))}-${digits(namedDay)}`;
  return [cell, `${year}-${digits(month)}-${digits(day)}`, named].find(isCalendarDate);
}
