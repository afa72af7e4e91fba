import { cutCharacters } from "../characters.ts";
import { type CsvRecord, type Delimiter, delimiterOf, delimiters, readCsv } from "../csv.ts";
import type { Problem } from "../problems.ts";
import { visibleText } from "../visible-text.ts";
import { targetNamed } from "./import-columns.ts";
import { importColumnsMax, importMax } from "./limits.ts";

export interface LeadTable {
  head: CsvRecord;
  records: CsvRecord[];
}

/** Number of lines in which to look for the headings. Exported files may start with remarks. */
const preambleMax = 12;

interface Start {
  delimiter: Delimiter;
  /** Number of records before the headings. */
  skipped: number;
}

/**
 * Finds the headings: the first record among the first lines that has the most known names. Without two known names in
 * one record, the first record has the headings.
 */
function startOf(text: string): Start {
  const usual = delimiterOf(text);
  let best = { delimiter: usual, skipped: 0, known: 1 };
  for (const delimiter of [usual, ...delimiters.filter((one) => one !== usual)]) {
    const { records } = readCsv(text, { delimiter, recordsMax: preambleMax - 1, cellsMax: importColumnsMax });
    for (const [skipped, { cells }] of records.entries()) {
      const known = new Set(cells.flatMap((cell) => targetNamed(cell) ?? [])).size;
      if (known > best.known) best = { delimiter, skipped, known };
    }
  }
  return best;
}

/**
 * Reads the table of an imported file. Skips remarks before the headings, and blank rows. Returns the problem of a file
 * that is not CSV, has no row below its headings, or has too many rows or columns.
 */
export function readLeadTable(
  file: string,
): { table: LeadTable; problem?: never } | { table?: never; problem: Problem } {
  const text = file.replace(/^\uFEFF/, "");
  const { delimiter, skipped } = startOf(text);
  const recordsMax = importMax + skipped + 1;
  const { records: all, openQuoteLine } = readCsv(text, { delimiter, recordsMax, cellsMax: importColumnsMax });
  const rows = all.slice(skipped);
  if (rows.some(({ cells }) => cells.length > importColumnsMax)) {
    return { problem: { key: "importTooWide", params: { max: importColumnsMax } } };
  }
  // Count blank rows as well, because reading ends after that many rows.
  if (rows.length > importMax + 1) return { problem: { key: "importTooMany", params: { max: importMax } } };
  if (openQuoteLine !== undefined) return { problem: { key: "importOpenQuote", params: { line: openQuoteLine } } };
  const [head, ...records] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (records.length === 0) return { problem: withoutRows(head?.cells ?? []) };
  if (!head) return { problem: { key: "importEmpty" } };
  return { table: { head, records } };
}

const withoutRows = (headings: readonly string[]): Problem =>
  headings.length === 0 || headings.some(targetNamed) ? { key: "importEmpty" } : unknownColumns(headings);

/** Returns the problem of a file without a known column. It names what was found instead. */
export const unknownColumns = (headings: readonly string[]): Problem => {
  const found = headings.map((heading) => visibleText(heading.replace(/\p{Cc}/gu, " "))).filter(Boolean);
  return { key: "importNoColumns", params: { found: cutCharacters(found.join(", "), 60) } };
};
