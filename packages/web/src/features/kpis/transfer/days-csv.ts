import { countCharacters } from "@linkedpotential/contract/characters";
import { byteOrderMark, guardFormula, parseCsv, unguardFormula, writeLine } from "@linkedpotential/contract/csv";
import { germanDate, isCalendarDate } from "@linkedpotential/contract/dates";
import { type DayField, dayFields, fieldMax, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import type { DayChange } from "../days/day-changes.ts";

/** Headers are German in every language, so that files can be exchanged between languages. */
const headers = {
  date: "Datum",
  leadsKontaktiert: "Leads kontaktiert",
  interesseGezeigt: "Interesse gezeigt",
  terminVereinbart: "Termin vereinbart",
  projektGewonnen: "Projekt gewonnen",
  zielgruppe: "Zielgruppe",
  notizen: "Notizen",
} as const satisfies Record<"date" | DayField, string>;
type Column = keyof typeof headers;
const columns = Object.keys(headers) as Column[];

/** Returns the days as CSV for spreadsheets. Cells that look like formulas are escaped. */
export const daysAsCsv = (days: readonly KpiDay[]): string =>
  byteOrderMark + writeLine(Object.values(headers)) + days.map((day) => writeLine(cellsOf(day))).join("");

const cellsOf = (day: KpiDay): string[] => [
  germanDate(day.date),
  ...dayFields.map((field) => guardFormula(day[field])),
];

type RowProblem =
  | { problem: "noDate" }
  | { problem: "unknownDate"; text: string }
  | { problem: "twice"; firstLine: number }
  | { problem: "tooLong"; field: DayField };

interface ReadDay {
  date: string;
  /** Fields to change. Contains only the fields that have a column in the file. */
  change: DayChange;
}

export type FileRow = { line: number } & (ReadDay | RowProblem);

export type FileProblem = "unreadable" | "noDate" | "noRows";

const rowsMax = 10_000;

export function readDays(file: string): FileRow[] | FileProblem {
  const records = parseCsv(file, { recordsMax: rowsMax });
  if (!records) return "unreadable";
  const [head, ...rows] = records;
  const fileColumns = head?.cells.map(columnOf) ?? [];
  if (!fileColumns.includes("date")) return "noDate";
  const firstLines = new Map<string, number>();
  const read = rows.map(({ line, cells }): FileRow => {
    const day = readDay(fileColumns, cells);
    if ("problem" in day) return { line, ...day };
    const firstLine = firstLines.get(day.date);
    if (firstLine !== undefined) return { line, problem: "twice", firstLine };
    firstLines.set(day.date, line);
    return { line, ...day };
  });
  return read.length === 0 ? "noRows" : read;
}

function columnOf(cell: string): Column | undefined {
  const name = cell.trim().toLowerCase();
  return columns.find((column) => headers[column].toLowerCase() === name);
}

function readDay(fileColumns: readonly (Column | undefined)[], cells: readonly string[]): ReadDay | RowProblem {
  const text = (cells[fileColumns.indexOf("date")] ?? "").trim();
  if (text === "") return { problem: "noDate" };
  const date = readDate(text);
  if (date === null) return { problem: "unknownDate", text };
  const change: DayChange = {};
  for (const field of dayFields) {
    const at = fileColumns.indexOf(field);
    if (at < 0) continue;
    const value = unguardFormula(cells[at] ?? "");
    if (countCharacters(value) > fieldMax[field]) return { problem: "tooLong", field };
    change[field] = value;
  }
  return { date, change };
}

/** Parses a date as spreadsheets write it, `12.03.2027` or `12.3.2027`, or as `2027-03-12`. */
function readDate(text: string): string | null {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  return isCalendarDate(date) ? date : null;
}
