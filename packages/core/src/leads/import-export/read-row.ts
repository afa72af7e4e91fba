import { cutCharacters } from "@linkedpotential/contract/characters";
import { unguardFormula } from "@linkedpotential/contract/csv";
import { germanDate } from "@linkedpotential/contract/dates";
import type { ImportColumns, ImportTarget } from "@linkedpotential/contract/leads/import-columns";
import { readImportDate } from "@linkedpotential/contract/leads/import-date";
import {
  type CellProblem,
  type ImportRow,
  leadField,
  type NewLead,
  newLead,
} from "@linkedpotential/contract/leads/schema";
import { notStated } from "@linkedpotential/contract/leads/similarity";
import { type Problem, problemOf } from "@linkedpotential/contract/problems";
import { formats } from "./csv-columns.ts";

export interface LeadCsvRow {
  line: number;
  name: string;
  company: string;
  lead: NewLead | null;
  problems: CellProblem[];
  /** Required fields that the row lacks and that say "Nicht angegeben". Absent when there are none. */
  gaps?: NonNullable<ImportRow["gaps"]>;
}

/** Options for reading the rows of a file: its headings, the target of each column, and whether gaps are filled. */
export interface Reading {
  headings: readonly string[];
  columns: ImportColumns;
  fillsGaps: boolean;
}

/** Converts a row of a file to a lead. An empty cell counts as absent, and the first filled column of a field counts. */
export function readRow(reading: Reading, cells: readonly string[]): Omit<LeadCsvRow, "line"> {
  const texts = textsOf(reading.columns, cells);
  // Start with empty texts for required fields, because the schema reports an absent text differently from an empty
  // one.
  const values: Record<string, unknown> = { name: "", company: "", position: "" };
  for (const [target, text] of texts) {
    if (isField(target)) values[target] = formats[target].read(text);
  }
  if (values.name === "") values.name = joined(texts.get("firstName"), texts.get("lastName"));
  const connection = connectionNote(texts.get("connectedOn"));
  if (connection) values.notes = joined(texts.get("notes"), connection, "\n");
  const gaps = reading.fillsGaps ? fillGaps(values) : [];
  const { data, error } = newLead.safeParse(values);
  const problems = (error?.issues ?? []).map(({ path, ...issue }) => {
    const field = leadField.parse(path[0]);
    const column = reading.headings[reading.columns.indexOf(field)]?.trim();
    return { field, column, problem: choiceProblem(field, values[field], column) ?? problemOf({ path, ...issue }) };
  });
  const { name, company } = values;
  const row = { name: String(name), company: String(company), lead: data ?? null, problems };
  return gaps.length > 0 ? { ...row, gaps } : row;
}

function textsOf(columns: ImportColumns, cells: readonly string[]): Map<ImportTarget, string> {
  const texts = new Map<ImportTarget, string>();
  for (const [index, target] of columns.entries()) {
    const text = unguardFormula(cells[index] ?? "").trim();
    if (target && text !== "" && !texts.has(target)) texts.set(target, text);
  }
  return texts;
}

const isField = (target: ImportTarget): target is keyof NewLead => Object.hasOwn(formats, target);

const joined = (first = "", second = "", separator = " "): string => [first, second].filter(Boolean).join(separator);

/** Returns the note about the day of the connection. LinkedIn's day is kept, because a lead has no field for it. */
function connectionNote(cell: string | undefined): string {
  if (!cell) return "";
  const date = readImportDate(cell);
  return `Vernetzt am ${date ? germanDate(date) : cell}`;
}

function fillGaps(values: Record<string, unknown>): NonNullable<ImportRow["gaps"]> {
  const gaps = (["company", "position"] as const).filter((field) => values[field] === "");
  for (const field of gaps) values[field] = notStated;
  return gaps;
}

const choiceProblem = (field: keyof NewLead, value: unknown, column: string | undefined): Problem | undefined => {
  const { choices } = formats[field];
  if (column === undefined || choices === undefined) return undefined;
  return { key: "importChoice", params: { value: cutCharacters(String(value), 40), choices } };
};
