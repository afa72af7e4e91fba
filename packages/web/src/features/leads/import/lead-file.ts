import { byteOrderMark, guardFormula, parseCsv, writeLine } from "@linkedpotential/contract/csv";
import { guessColumns } from "@linkedpotential/contract/leads/guess-columns";
import { type ImportColumns, isFromLinkedin } from "@linkedpotential/contract/leads/import-columns";
import { readImportDate } from "@linkedpotential/contract/leads/import-date";
import { type LeadTable, readLeadTable } from "@linkedpotential/contract/leads/lead-table";
import type { Problem } from "@linkedpotential/contract/problems";
import { readTextFile } from "../../../lib/text-file.ts";
import { type OtherKind, otherKindOf } from "./file-kind.ts";

const fileMax = 4 * 1024 * 1024;

/** A CSV file that was read, with a guess of what its columns contain. */
export interface LeadFile {
  name: string;
  csv: string;
  table: LeadTable;
  columns: ImportColumns;
  isFromLinkedin: boolean;
  /** Latest day of a connection in LinkedIn's file, which is about the day of its export. */
  latest: string | undefined;
}

/** Why a file cannot be imported: a problem of its content, another kind of file, or its size. */
export type FileProblem = Problem | { kind: OtherKind } | "tooLarge";
type Read = { file: LeadFile; problem?: never } | { file?: never; problem: FileProblem };

/** Reads a file, or returns why it is not a CSV file of leads. */
export async function readLeadFile(given: File, today: string): Promise<Read> {
  const kind = await otherKindOf(given);
  if (kind) return { problem: { kind } };
  if (given.size > fileMax) return { problem: "tooLarge" };
  const csv = await readTextFile(given);
  const { table, problem } = readLeadTable(csv);
  if (!table) return { problem };
  const columns = guessColumns(table, today);
  const days = daysIn(table, columns.indexOf("connectedOn"));
  const latest = days.toSorted().at(-1);
  return { file: { name: given.name, csv, table, columns, isFromLinkedin: isFromLinkedin(columns), latest } };
}

const daysIn = ({ records }: LeadTable, column: number): string[] =>
  records.flatMap(({ cells }) => readImportDate(cells[column]?.trim() ?? "") ?? []);

/** Returns up to three different cells of a column that are not empty. */
export function examplesOf({ records }: LeadTable, column: number): string[] {
  const examples = new Set<string>();
  for (const { cells } of records) {
    const cell = cells[column]?.trim();
    if (cell) examples.add(cell);
    if (examples.size === 3) break;
  }
  return [...examples];
}

/**
 * Number of rows that are sent at once. Each block is stored completely or not at all, and then the progress is shown.
 * For each block the server reads all leads, so smaller blocks would take longer.
 */
const blockSize = 500;

/** A row to send: a new lead, a new lead although it is similar to another, or an update. */
export interface SentRow {
  line: number;
  isSimilar?: boolean;
  isUpdate?: boolean;
}

export interface Block {
  /** Lines of the rows in the chosen file. */
  lines: number[];
  body: { csv: string; similar: number[]; updates: number[] };
}

/** Splits rows into files of their own with the same columns. Lines in `body` are those of the new file. */
export function blocksOf({ head, records }: LeadTable, rows: readonly SentRow[]): Block[] {
  const cellsByLine = new Map(records.map(({ line, cells }) => [line, cells]));
  return Array.from({ length: Math.ceil(rows.length / blockSize) }, (_, index) => {
    const block = rows.slice(index * blockSize, (index + 1) * blockSize);
    const csv = [head.cells, ...block.map(({ line }) => cellsByLine.get(line) ?? [])].map(quoted).join("");
    const lines = parseCsv(csv, { delimiter: ";" })?.slice(1) ?? [];
    const linesOf = (isChosen: (row: SentRow) => boolean | undefined) =>
      block.flatMap((row, at) => (isChosen(row) ? [lines[at]?.line ?? 0] : []));
    const [similar, updates] = [linesOf(({ isSimilar }) => isSimilar), linesOf(({ isUpdate }) => isUpdate)];
    return { lines: block.map(({ line }) => line), body: { csv, similar, updates } };
  });
}

/** Writes a record with all cells in quotes, so that the semicolon is recognized as the delimiter. */
const quoted = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")}\r\n`;

/** Returns the rows that have a note as CSV, with the note as last column. The key of `notes` is the line of the row. */
export function rowsAsCsv({ head, records }: LeadTable, heading: string, notes: ReadonlyMap<number, string>): string {
  const lines = records.flatMap(({ line, cells }) => {
    const note = notes.get(line);
    return note === undefined ? [] : [writeLine([...head.cells.map((_, at) => guardFormula(cells[at] ?? "")), note])];
  });
  return byteOrderMark + writeLine([...head.cells, heading]) + lines.join("");
}
