import { byteOrderMark, guardFormula, writeLine } from "@linkedpotential/contract/csv";
import { columnsByName, type ImportColumns, isFromLinkedin } from "@linkedpotential/contract/leads/import-columns";
import { readLeadTable, unknownColumns } from "@linkedpotential/contract/leads/lead-table";
import type { Lead } from "@linkedpotential/contract/leads/schema";
import type { Problem } from "@linkedpotential/contract/problems";
import { csvColumns } from "./csv-columns.ts";
import { type LeadCsvRow, readRow } from "./read-row.ts";

export const leadsCsvHead: string = byteOrderMark + writeLine(csvColumns.map(({ heading }) => heading));

/** Writes a lead as a line of CSV. Times are those of the time zone, by default Berlin's. */
export const leadCsvLine = (lead: Lead, timezone = "Europe/Berlin"): string =>
  writeLine(csvColumns.map(({ field, format }) => guardFormula(format.write(lead[field], timezone))));

/** Result of parsing a file: its rows, or a problem that concerns the whole file. */
type LeadCsvFile = { rows: LeadCsvRow[]; problem?: never } | { rows?: never; problem: Problem };

interface Options {
  columns?: ImportColumns | undefined;
  fillsGaps?: boolean | undefined;
}

/**
 * Parses a CSV file of leads. Ignores unknown columns and empty cells. A file with too many rows or columns is rejected
 * before its rows are checked.
 */
export function readLeadsCsv(file: string, options: Options = {}): LeadCsvFile {
  const { table, problem } = readLeadTable(file);
  if (!table) return { problem };
  const headings = table.head.cells;
  const { columns = columnsByName(headings) } = options;
  if (columns.every((target) => target === null)) return { problem: unknownColumns(headings) };
  const reading = { headings, columns, fillsGaps: options.fillsGaps ?? isFromLinkedin(columns) };
  return { rows: table.records.map(({ line, cells }) => ({ line, ...readRow(reading, cells) })) };
}
