import { countCharacters } from "@linkedpotential/contract/characters";
import { byteOrderMark, guardFormula, parseCsv, unguardFormula, writeLine } from "@linkedpotential/contract/csv";
import { germanDate, isCalendarDate } from "@linkedpotential/contract/dates";
import { type DayField, dayFields, fieldMax, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import type { DayChange } from "../days/day-changes.ts";

/** Headers are German in every language, so that files can be exchanged between languages. */
const headers = {
  date: "Datum",
  member: "Mitglied",
  leadsKontaktiert: "Leads kontaktiert",
  interesseGezeigt: "Interesse gezeigt",
  terminVereinbart: "Termin vereinbart",
  projektGewonnen: "Projekt gewonnen",
  zielgruppe: "Zielgruppe",
  notizen: "Notizen",
} as const satisfies Record<"date" | "member" | DayField, string>;
type Column = keyof typeof headers;
const columns = Object.keys(headers) as Column[];

/**
 * Returns the days as CSV for spreadsheets. Cells that look like formulas are escaped.
 *
 * @param nameOf names the member of a company who entered a day. Without it, the file has no column for the name.
 */
export function daysAsCsv(days: readonly KpiDay[], nameOf?: (day: KpiDay) => string): string {
  const written = columns.filter((column) => nameOf || column !== "member");
  const cellOf = (day: KpiDay, column: Column): string => {
    if (column === "date") return germanDate(day.date);
    return guardFormula(column === "member" ? (nameOf?.(day) ?? "") : day[column]);
  };
  const head = writeLine(written.map((column) => headers[column]));
  return byteOrderMark + head + days.map((day) => writeLine(written.map((column) => cellOf(day, column)))).join("");
}

export type RowProblem =
  | { problem: "noDate" }
  | { problem: "unknownDate"; text: string }
  | { problem: "twice"; firstLine: number }
  | { problem: "otherMember"; name: string }
  | { problem: "tooLong"; field: DayField };

interface ReadDay {
  /** Null when the cell has no valid date. */
  date: string | null;
  /** Fields to change. Contains only the fields that have a column in the file and are not too long. */
  change: DayChange;
  /** Reasons why the day is not imported. */
  problems: readonly RowProblem[];
}

export type FileRow = { line: number } & ReadDay;

export type FileProblem = "unreadable" | "noDate" | "noRows";

const rowsMax = 10_000;

/**
 * Reads the rows of a CSV file.
 *
 * @param ownName name of the user in the company. Days that the file assigns to another member are not read.
 */
export function readDays(file: string, ownName?: string): FileRow[] | FileProblem {
  const records = parseCsv(file, { recordsMax: rowsMax });
  if (!records) return "unreadable";
  const [head, ...rows] = records;
  const fileColumns = head?.cells.map(columnOf) ?? [];
  if (!fileColumns.includes("date")) return "noDate";
  const firstLines = new Map<string, number>();
  const read = rows.map(({ line, cells }): FileRow => {
    const day = readDay(fileColumns, cells);
    const name = unguardFormula(cells[fileColumns.indexOf("member")] ?? "").trim();
    if (ownName !== undefined && name !== "" && name !== ownName.trim())
      return { line, ...day, problems: [{ problem: "otherMember", name }] };
    if (day.date === null) return { line, ...day };
    const firstLine = firstLines.get(day.date);
    if (firstLine !== undefined) return { line, ...day, problems: [{ problem: "twice", firstLine }, ...day.problems] };
    if (day.problems.length === 0) firstLines.set(day.date, line);
    return { line, ...day };
  });
  return read.length === 0 ? "noRows" : read;
}

function columnOf(cell: string): Column | undefined {
  const name = cell.trim().toLowerCase();
  return columns.find((column) => headers[column].toLowerCase() === name);
}

function readDay(fileColumns: readonly (Column | undefined)[], cells: readonly string[]): ReadDay {
  const text = (cells[fileColumns.indexOf("date")] ?? "").trim();
  const date = readDate(text);
  const problems: RowProblem[] = [];
  if (date === null) problems.push(text === "" ? { problem: "noDate" } : { problem: "unknownDate", text });
  const change: DayChange = {};
  for (const field of dayFields) {
    const at = fileColumns.indexOf(field);
    if (at < 0) continue;
    const value = unguardFormula(cells[at] ?? "");
    if (countCharacters(value) > fieldMax[field]) problems.push({ problem: "tooLong", field });
    else change[field] = value;
  }
  return { date, change, problems };
}

/** Parses a date as spreadsheets write it, `12.03.2027` or `12.3.2027`, or as `2027-03-12`. */
function readDate(text: string): string | null {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  return isCalendarDate(date) ? date : null;
}
