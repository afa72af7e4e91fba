/** One record of a CSV file. `line` is the line on which the record begins, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

export const delimiters = [";", ",", "\t"] as const;
export type Delimiter = (typeof delimiters)[number];

/** Maximum number of characters in which to look for the delimiter. No accepted header is longer. */
const headMax = 20_000;

/** Returns the delimiter that occurs most often outside of quotes in the first line. Defaults to a semicolon. */
export function delimiterOf(text: string): Delimiter {
  const [head = ""] = text
    .slice(0, headMax)
    .replace(/"[^"]*(?:""[^"]*)*"/g, "")
    .split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
}

const breaksIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

function readCell(pattern: RegExp, text: string): { value: string; end: string; breaks: number } | null {
  const [all = "", quoted = "", plain = "", end = ""] = pattern.exec(text) ?? [];
  if (plain.startsWith('"')) return null;
  return { value: quoted.replaceAll('""', '"') + plain, end, breaks: breaksIn(all) };
}

interface Reading {
  delimiter?: Delimiter;
  recordsMax?: number;
  /**
   * Maximum number of cells per record. Parsing ends at the first wider record, which is returned with one cell too
   * many so that the caller notices.
   */
  cellsMax?: number;
}

const unlimited = { recordsMax: Number.POSITIVE_INFINITY, cellsMax: Number.POSITIVE_INFINITY };

interface ParsedCsv {
  records: CsvRecord[];
  /** Line of the first record with an unclosed quote. Absent when all quotes are closed. */
  openQuoteLine?: number;
}

/**
 * Parses CSV (RFC 4180) with any of the supported delimiters and line breaks. Skips empty lines. Stops at a record whose
 * quote is not closed.
 */
export function readCsv(file: string, reading: Reading = {}): ParsedCsv {
  const { recordsMax, cellsMax } = { ...unlimited, ...reading };
  const text = file.replace(/^\uFEFF/, "");
  const delimiter = reading.delimiter ?? delimiterOf(text);
  const pattern = new RegExp(`(?:"([^"]*(?:""[^"]*)*)")?([^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|\\n|\\r|$)`, "y");
  const records: CsvRecord[] = [];
  let line = 1;
  while (pattern.lastIndex < text.length && records.length <= recordsMax) {
    const read = readRecord(pattern, text, delimiter, cellsMax);
    if (!read) return { records, openQuoteLine: line };
    const isTooWide = read.cells.length > cellsMax;
    if (isTooWide || read.cells.some(Boolean)) records.push({ line, cells: read.cells });
    if (isTooWide) break;
    line += read.breaks;
  }
  return { records };
}

/** Parses CSV like `readCsv`. Returns null when a quote is not closed. */
export function parseCsv(file: string, reading: Reading = {}): CsvRecord[] | null {
  const { records, openQuoteLine } = readCsv(file, reading);
  return openQuoteLine === undefined ? records : null;
}

function readRecord(pattern: RegExp, text: string, delimiter: string, cellsMax: number) {
  const cells: string[] = [];
  let breaks = 0;
  let end = delimiter;
  while (end === delimiter && cells.length <= cellsMax) {
    const cell = readCell(pattern, text);
    if (!cell) return null;
    cells.push(cell.value);
    breaks += cell.breaks;
    end = cell.end;
  }
  return { cells, breaks };
}

/**
 * Matches each position where a spreadsheet would start a formula: the beginning of a cell, or the position after any
 * character that some program treats as a delimiter.
 */
const formulas = (mark: string): RegExp => {
  const formula = String.raw`['"]*[=+\-@＝＋－＠]`;
  return new RegExp(String.raw`^${mark}(?='*[\t\r]|${formula})|(?<=[,;\t\r\n])${mark}(?=${formula})`, "g");
};
const unguarded = formulas("");
const guarded = formulas("'");

export const guardFormula = (text: string): string => text.replace(unguarded, "'");

export const unguardFormula = (text: string): string => text.replace(guarded, "");

const quote = (text: string, delimiter: Delimiter): string =>
  /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;

export const writeRecord = (cells: readonly string[], delimiter: Delimiter = ";"): string =>
  cells.map((cell) => quote(cell, delimiter)).join(delimiter);

/** Writes a record with semicolons and CRLF. Spreadsheet programs open such files without an import dialog. */
export const writeLine = (cells: readonly string[]): string => `${writeRecord(cells)}\r\n`;

export const byteOrderMark = "\uFEFF";
