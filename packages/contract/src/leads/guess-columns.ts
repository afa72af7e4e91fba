import { linkedinUrlOrBlank } from "../linkedin-url.ts";
import { readNumber } from "../numbers.ts";
import { columnsByName, type ImportColumns, type ImportTarget } from "./import-columns.ts";
import { readImportDate } from "./import-date.ts";
import type { LeadTable } from "./lead-table.ts";

/** Number of rows whose cells are compared with the patterns. */
const comparedMax = 50;
/** Share of the filled cells that must match a pattern. */
const shareMin = 0.8;

const isAmount = (cell: string): boolean =>
  /€|EUR|\d[.,]\d/i.test(cell) && !/^\d{1,2}\.\d{1,2}\./.test(cell) && readNumber(cell) >= 0;

const patterns: readonly [ImportTarget, (cell: string, today: string) => boolean][] = [
  ["email", (cell) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(cell)],
  ["linkedinUrl", (cell) => linkedinUrlOrBlank.test(cell)],
  ["phone", (cell) => /^\+?[\d\s()/.-]{6,}$/.test(cell) && /^(\+|0|\(0)/.test(cell) && !readImportDate(cell)],
  // A past date is rarely a follow-up: it may be a birthday or the day of an entry.
  ["followUpDate", (cell, today) => (readImportDate(cell) ?? "") >= today],
  ["dealValue", isAmount],
];

/**
 * Guesses what the columns of a file contain, by their headings and else by their cells. Each target is used once.
 * `today` tells future dates, which may be follow-ups, from past ones.
 */
export function guessColumns({ head, records }: LeadTable, today: string): ImportColumns {
  const columns = columnsByName(head.cells);
  const compared = records.slice(0, comparedMax);
  for (const [index, target] of columns.entries()) {
    if (target) continue;
    const cells = compared.map((record) => (record.cells[index] ?? "").trim()).filter(Boolean);
    const guessed = patterns.find(
      ([free, matches]) =>
        !columns.includes(free) &&
        cells.length > 0 &&
        cells.filter((cell) => matches(cell, today)).length >= cells.length * shareMin,
    );
    columns[index] = guessed?.[0] ?? null;
  }
  return columns;
}
