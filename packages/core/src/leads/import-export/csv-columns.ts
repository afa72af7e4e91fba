import { parseCsv, writeRecord } from "@linkedpotential/contract/csv";
import { germanDate, isCalendarDate } from "@linkedpotential/contract/dates";
import { leadSourceLabels, leadTemperatureLabels } from "@linkedpotential/contract/leads/choices";
import type { Lead, NewLead } from "@linkedpotential/contract/leads/schema";
import { leadStatusLabels } from "@linkedpotential/contract/leads/statuses";
import { readNumber } from "@linkedpotential/contract/numbers";

interface Format {
  write: (value: unknown) => string;
  /** Converts a cell to the value of the field. Returns an unreadable cell unchanged, so that the schema refuses it. */
  read: (cell: string) => unknown;
  choices?: string;
}

const text: Format = { write: (value) => String(value ?? ""), read: (cell) => cell };

const number: Format = {
  write: (value) => (typeof value === "number" ? String(Math.round(value * 100) / 100).replace(".", ",") : ""),
  read: readNumber,
};

const date: Format = {
  write: (value) => (typeof value === "string" ? germanDate(value) : ""),
  read: (cell) => {
    const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell) ?? [];
    const iso = `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
    return isCalendarDate(iso) ? iso : cell;
  },
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

export interface CsvColumn {
  field: keyof NewLead | "createdAt" | "lastActivity";
  header: string;
  format: Format;
  aliases?: readonly string[];
  isReadOnly?: true;
}

export const csvColumns: readonly CsvColumn[] = [
  { field: "name", header: "Name", format: text, aliases: ["Kontakt", "Ansprechpartner", "Full name", "Contact"] },
  { field: "email", header: "E-Mail", format: text, aliases: ["E-Mail-Adresse", "Mail", "E-mail address"] },
  { field: "company", header: "Unternehmen", format: text, aliases: ["Firma", "Organisation", "Organization"] },
  { field: "position", header: "Position", format: text, aliases: ["Rolle", "Titel", "Title", "Job title", "Role"] },
  { field: "status", header: "Status", format: choice(leadStatusLabels), aliases: ["Phase", "Stage"] },
  {
    field: "closingProbability",
    header: "Abschlusswahrscheinlichkeit",
    format: number,
    aliases: ["Wahrscheinlichkeit", "Closing probability", "Probability"],
  },
  {
    field: "dealValue",
    header: "Auftragswert (EUR)",
    format: number,
    aliases: ["Auftragswert", "Deal value", "Value", "Wert"],
  },
  { field: "nextStep", header: "Nächster Schritt", format: text, aliases: ["Next step"] },
  {
    field: "followUpDate",
    header: "Follow-up-Datum",
    format: date,
    aliases: ["Follow-up", "Wiedervorlage", "Follow-up date"],
  },
  { field: "followUpCompleted", header: "Follow-up erledigt", format: yesNo, aliases: ["Follow-up completed"] },
  {
    field: "followUpNotes",
    header: "Follow-up-Notiz",
    format: text,
    aliases: ["Follow-up-Notizen", "Follow-up notes"],
  },
  { field: "linkedinUrl", header: "LinkedIn", format: text, aliases: ["LinkedIn URL", "LinkedIn-Profil", "Profil"] },
  { field: "phone", header: "Telefon", format: text, aliases: ["Telefonnummer", "Mobil", "Phone number"] },
  { field: "source", header: "Quelle", format: choice(leadSourceLabels), aliases: ["Herkunft"] },
  { field: "temperature", header: "Temperatur", format: choice(leadTemperatureLabels) },
  {
    field: "priorityClass",
    header: "Prioritätsklasse",
    format: choice({ A: "A", B: "B", C: "C" }),
    aliases: ["Priorität", "Priority"],
  },
  { field: "tags", header: "Schlagwörter", format: list, aliases: ["Tags"] },
  { field: "lostReason", header: "Verlustgrund", format: text, aliases: ["Lost reason"] },
  { field: "notes", header: "Notizen", format: text, aliases: ["Notiz", "Note", "Bemerkung", "Kommentar"] },
  { field: "vorbereitung", header: "Vorbereitung", format: text, aliases: ["Preparation"] },
  { field: "infosErstgespraech", header: "Infos Erstgespräch", format: text, aliases: ["Erstgespräch"] },
  { field: "infosZweitgespraech", header: "Infos Zweitgespräch", format: text, aliases: ["Zweitgespräch"] },
  { field: "createdAt", header: "Angelegt am", format: text, isReadOnly: true },
  { field: "lastActivity", header: "Letzte Aktivität", format: text, isReadOnly: true },
] satisfies readonly (CsvColumn & { field: keyof Lead })[];

const columnsByName = new Map(
  csvColumns
    .filter(({ isReadOnly }) => !isReadOnly)
    .flatMap((column) =>
      [column.header, column.field, ...(column.aliases ?? [])].map((name) => [folded(name), column]),
    ),
);

export const columnNamed = (header: string): CsvColumn | undefined => columnsByName.get(folded(header));
