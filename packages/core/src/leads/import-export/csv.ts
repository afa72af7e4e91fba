import { cutCharacters } from "@linkedpotential/contract/characters";
import { byteOrderMark, guardFormula, parseCsv, unguardFormula, writeLine } from "@linkedpotential/contract/csv";
import { importColumnsMax, importMax } from "@linkedpotential/contract/leads/limits";
import { type CellProblem, type Lead, leadField, type NewLead, newLead } from "@linkedpotential/contract/leads/schema";
import { type Problem, problemOf } from "@linkedpotential/contract/problems";
import { type CsvColumn, columnNamed, csvColumns } from "./csv-columns.ts";

export interface LeadCsvRow {
  line: number;
  name: string;
  company: string;
  lead: NewLead | null;
  problems: CellProblem[];
}

export const leadsCsvHead: string = byteOrderMark + writeLine(csvColumns.map(({ header }) => header));

export const leadCsvLine = (lead: Lead): string =>
  writeLine(csvColumns.map(({ field, format }) => guardFormula(format.write(lead[field]))));

/**
 * Result of parsing a file: its rows, or a problem that concerns the whole file. Both are absent when the file is not
 * CSV or has no known column.
 */
type LeadCsvFile = { rows: LeadCsvRow[] } | { rows?: never; problem?: Problem };

/**
 * Parses a CSV file of leads. Ignores unknown columns and empty cells. A file with too many rows or columns is rejected
 * before its rows are checked.
 */
export function readLeadsCsv(file: string): LeadCsvFile {
  const [head, ...records] = parseCsv(file, { recordsMax: importMax + 1, cellsMax: importColumnsMax }) ?? [];
  if ([head, ...records].some((record) => record && record.cells.length > importColumnsMax)) {
    return { problem: { key: "importTooWide", params: { max: importColumnsMax } } };
  }
  const columns = knownColumns(head?.cells ?? []);
  if (columns.length === 0) return {};
  if (records.length === 0) return { problem: { key: "importEmpty" } };
  if (records.length > importMax) return { problem: { key: "importTooMany", params: { max: importMax } } };
  return { rows: records.map(({ line, cells }) => ({ line, ...readRow(columns, cells) })) };
}

type PlacedColumn = CsvColumn & { index: number; name: string };

const knownColumns = (head: readonly string[]): PlacedColumn[] =>
  head.flatMap((name, index) => {
    const column = columnNamed(name);
    return column ? [{ ...column, index, name: name.trim() }] : [];
  });

function readRow(columns: readonly PlacedColumn[], cells: readonly string[]): Omit<LeadCsvRow, "line"> {
  // Start with empty texts for required fields, because the schema reports an absent text differently from an empty
  // one.
  const values: Record<string, unknown> = { name: "", company: "", position: "" };
  for (const { field, format, index } of columns) {
    const cell = unguardFormula(cells[index] ?? "").trim();
    if (cell !== "") values[field] = format.read(cell);
  }
  const { data, error } = newLead.safeParse(values);
  const problems = (error?.issues ?? []).map((issue) => {
    const field = leadField.parse(issue.path[0]);
    const column = columns.find((one) => one.field === field);
    return { field, column: column?.name, problem: problemIn(String(values[field]), column) ?? problemOf(issue) };
  });
  return { name: String(values.name), company: String(values.company), lead: data ?? null, problems };
}

const problemIn = (value: string, column: PlacedColumn | undefined): Problem | undefined =>
  column?.format.choices === undefined
    ? undefined
    : { key: "importChoice", params: { value: cutCharacters(value, 40), choices: column.format.choices } };
