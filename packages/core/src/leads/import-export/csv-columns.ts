import { parseCsv, writeRecord } from "@linkedpotential/contract/csv";
import { timeText } from "@linkedpotential/contract/date-texts";
import { germanDate, today } from "@linkedpotential/contract/dates";
import { leadSourceLabels, leadTemperatureLabels, salutationLabels } from "@linkedpotential/contract/leads/choices";
import { columnNames } from "@linkedpotential/contract/leads/import-columns";
import { readImportDate } from "@linkedpotential/contract/leads/import-date";
import type { Lead, NewLead } from "@linkedpotential/contract/leads/schema";
import { leadStatusLabels } from "@linkedpotential/contract/leads/statuses";
import { readNumber } from "@linkedpotential/contract/numbers";

interface Format {
  write: (value: unknown, timezone: string) => string;
  /** Converts a cell to the value of the field. Returns an unreadable cell unchanged, so that the schema refuses it. */
  read: (cell: string) => unknown;
  choices?: string;
}

const text: Format = { write: (value) => String(value ?? ""), read: (cell) => cell };

const writeNumber = (value: number): string => String(Math.round(value * 100) / 100).replace(".", ",");

const number: Format = {
  write: (value) => (typeof value === "number" ? writeNumber(value) : ""),
  read: readNumber,
};

/** Format of amounts: whole, or with two decimals after a comma, as German spreadsheets read them. */
const amount: Format = {
  write: (value) => number.write(value, "").replace(/,\d$/, "$&0"),
  read: readNumber,
};

const date: Format = {
  write: (value) => (typeof value === "string" ? germanDate(value) : ""),
  read: (cell) => readImportDate(cell) ?? cell,
};

/** Format of instants: date and time in the time zone of the account, such as `12.03.2027 10:00`. */
const moment: Format = {
  write: (value, timezone) => {
    if (typeof value !== "string") return "";
    const at = new Date(value);
    return `${germanDate(today(at, timezone))} ${timeText(at, "de", timezone)}`;
  },
  read: (cell) => cell,
};

const yesNo: Format = {
  write: (value) => (value ? "ja" : "nein"),
  read: (cell) => {
    if (/^(ja|j|yes|y|true|wahr|x|1)$/i.test(cell)) return true;
    return /^(nein|n|no|false|falsch|0)$/i.test(cell) ? false : cell;
  },
};

/**
 * Format of the tags, which share one cell. The cell is itself a CSV record with commas, so a tag that contains a comma
 * is quoted.
 */
const list: Format = {
  write: (value) => writeRecord(Array.isArray(value) ? value : [], ","),
  read: (cell) => (parseCsv(cell, { delimiter: "," }) ?? [{ cells: [cell] }]).flatMap(({ cells }) => cells),
};

function choice(labels: Readonly<Record<string, string>>): Format {
  const values = new Map(
    Object.entries(labels).flatMap(([value, label]) => [value, label].map((name) => [folded(name), value])),
  );
  return {
    write: (value) => labels[String(value)] ?? "",
    read: (cell) => values.get(folded(cell)) ?? cell,
    choices: Object.values(labels).join(", "),
  };
}

const folded = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, " ");

/** Format of each imported field, in the order of the exported columns. */
export const formats: { readonly [Field in keyof NewLead]: Format } = {
  name: text,
  salutation: choice(salutationLabels),
  email: text,
  company: text,
  position: text,
  status: choice(leadStatusLabels),
  closingProbability: number,
  dealValue: amount,
  nextStep: text,
  followUpDate: date,
  followUpCompleted: yesNo,
  followUpNotes: text,
  rhythmWeeks: number,
  linkedinUrl: text,
  phone: text,
  source: choice(leadSourceLabels),
  temperature: choice(leadTemperatureLabels),
  priorityClass: choice({ A: "A", B: "B", C: "C" }),
  tags: list,
  lostReason: text,
  notes: text,
  vorbereitung: text,
  infosErstgespraech: text,
  infosZweitgespraech: text,
};

interface CsvColumn {
  field: keyof Lead;
  heading: string;
  format: Format;
}

const fields = Object.keys(formats) as (keyof NewLead)[];

/** Columns of an exported file. An import ignores the last two. */
export const csvColumns: readonly CsvColumn[] = [
  ...fields.map((field) => ({ field, heading: columnNames[field][0], format: formats[field] })),
  { field: "createdAt", heading: "Angelegt am", format: moment },
  { field: "lastActivity", heading: "Letzte Aktivität", format: moment },
];
