import { guardFormula, parseCsv, unguardFormula, writeCsv } from "../csv.ts";
import { type CsvColumn, columnNamed, csvColumns } from "./csv-columns.ts";
import { type Lead, type NewLead, newLead } from "./schema.ts";

/** A row of a file: the lead it describes, or the German texts that say what is wrong with it. */
export interface LeadCsvRow {
  /** Line in the file, the header being line 1. */
  line: number;
  name: string;
  company: string;
  lead: NewLead | null;
  problems: string[];
}

/** All leads as a file that spreadsheets open and `readLeadsCsv` reads back unchanged. */
export const leadsToCsv = (leads: readonly Lead[]): string =>
  writeCsv([
    csvColumns.map(({ header }) => header),
    ...leads.map((lead) => csvColumns.map(({ field, format }) => guardFormula(format.write(lead[field])))),
  ]);

/**
 * The leads of a file with German or English headers in any order; unknown columns are ignored, empty cells are
 * unset. Null when it is no CSV file or no header is known.
 */
export function readLeadsCsv(file: string): LeadCsvRow[] | null {
  const [head, ...records] = parseCsv(file) ?? [];
  const columns = head?.cells.map(columnNamed);
  if (!columns?.some(Boolean)) return null;
  return records.map(({ line, cells }) => ({ line, ...readRow(columns, cells) }));
}

function readRow(columns: readonly (CsvColumn | undefined)[], cells: readonly string[]): Omit<LeadCsvRow, "line"> {
  // Without these three the schema would name a missing text differently from an empty one.
  const values: Record<string, unknown> = { name: "", company: "", position: "" };
  columns.forEach((column, index) => {
    const cell = unguardFormula(cells[index] ?? "").trim();
    if (column && cell !== "") values[column.field] = column.format.read(cell);
  });
  const { data, error } = newLead.safeParse(values);
  const problems = error?.issues.map(({ path, message }) => `${headerOf(path[0])}: ${message}`) ?? [];
  return { name: String(values.name), company: String(values.company), lead: data ?? null, problems };
}

const headerOf = (field: PropertyKey | undefined): string =>
  csvColumns.find((column) => column.field === field)?.header ?? "";
