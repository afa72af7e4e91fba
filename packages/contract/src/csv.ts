/** One record of a file: its cells, and the line it begins on, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

const delimiters = [";", ",", "\t"] as const;
type Delimiter = (typeof delimiters)[number];

/** The delimiter that the first line holds most of, outside of quotes; a semicolon when it holds none. */
function delimiterOf(text: string): Delimiter {
  const [head = ""] = text.replace(/"[^"]*(?:""[^"]*)*"/g, "").split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
}

const breaksIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/** The cell at the pattern's position with what ends it, or null when its quote is never closed. */
function readCell(pattern: RegExp, text: string): { value: string; end: string; breaks: number } | null {
  const [all = "", quoted = "", plain = "", end = ""] = pattern.exec(text) ?? [];
  if (plain.startsWith('"')) return null;
  return { value: quoted.replaceAll('""', '"') + plain, end, breaks: breaksIn(all) };
}

/**
 * Reads comma, semicolon or tab separated text (RFC 4180): quoted cells, line breaks in them, any line ends, a byte
 * order mark. Empty lines are left out. Null when a quote is never closed.
 */
export function parseCsv(file: string, separator?: Delimiter): CsvRecord[] | null {
  const text = file.replace(/^\uFEFF/, "");
  const delimiter = separator ?? delimiterOf(text);
  const pattern = new RegExp(`(?:"([^"]*(?:""[^"]*)*)")?([^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n|\\n|\\r|$)`, "y");
  const records: CsvRecord[] = [];
  let record: CsvRecord = { line: 1, cells: [] };
  let line = 1;
  while (pattern.lastIndex < text.length || record.cells.length > 0) {
    const cell = readCell(pattern, text);
    if (!cell) return null;
    record.cells.push(cell.value);
    line += cell.breaks;
    if (cell.end === delimiter) continue;
    if (record.cells.some(Boolean)) records.push(record);
    record = { line, cells: [] };
  }
  return records;
}

/** A spreadsheet runs what begins like this as a formula. */
const formula = /^'*[=+\-@\t\r]/;

/** Makes a text harmless in a spreadsheet by a leading apostrophe, which spreadsheets hide. */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Takes back what `guardFormula` added. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

const quote = (text: string, delimiter: Delimiter): string =>
  /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;

/** One record as text, without line end. */
export const writeRecord = (cells: readonly string[], delimiter: Delimiter = ";"): string =>
  cells.map((cell) => quote(cell, delimiter)).join(delimiter);

/** A file that spreadsheets open by themselves: byte order mark, semicolons, CRLF. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${writeRecord(row)}\r\n`).join("")}`;
