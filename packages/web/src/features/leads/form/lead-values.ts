import { readNumber } from "@linkedpotential/contract/leads/csv-columns";
import { noteMax } from "@linkedpotential/contract/leads/limits";
import { earliestFollowUpDate } from "@linkedpotential/contract/leads/rules";
import { type Lead, type LeadRow, leadChange, newLead } from "@linkedpotential/contract/leads/schema";
import { problemsOf } from "@linkedpotential/contract/problems";
import { byField } from "../../../lib/by-field.ts";
import type { FieldProblem } from "../../../texts/field-texts.ts";

export type LongNote = "vorbereitung" | "infosErstgespraech" | "infosZweitgespraech";
type Plain = Omit<LeadRow, "id" | "createdAt" | "lastActivity" | "dealValue"> & Pick<Lead, LongNote>;
/** What the form holds; the deal value as it is typed. */
export interface LeadValues extends Plain {
  dealValue: string;
}
export type FieldName = keyof LeadValues;
export type FieldProblems = Partial<Record<FieldName, FieldProblem>>;

export const emptyValues: LeadValues = {
  name: "",
  email: "",
  company: "",
  position: "",
  status: "new",
  closingProbability: 0,
  nextStep: "",
  followUpDate: null,
  followUpCompleted: false,
  followUpNotes: "",
  notes: "",
  vorbereitung: "",
  infosErstgespraech: "",
  infosZweitgespraech: "",
  dealValue: "",
  linkedinUrl: "",
  phone: "",
  source: null,
  temperature: null,
  priorityClass: null,
  tags: [],
  lostReason: "",
};

/** The form of a saved lead; the long notes are empty until the whole lead is there. */
export function valuesOf(lead: LeadRow & Partial<Pick<Lead, LongNote>>): LeadValues {
  const { id: _id, createdAt: _createdAt, lastActivity: _lastActivity, dealValue, ...fields } = lead;
  const cents = Number.isInteger(dealValue) ? 0 : 2;
  const amount = dealValue?.toLocaleString("de-DE", { minimumFractionDigits: cents, maximumFractionDigits: 2 }) ?? "";
  return { ...emptyValues, ...fields, dealValue: amount };
}

/** An amount as Germans type it, `12.500,50`; null is none, NaN is not a number. */
const amountOf = (text: string): number | null => (text.trim() === "" ? null : readNumber(text));

/** What is sent: only the named fields. */
export function bodyOf(values: LeadValues, names: readonly FieldName[]) {
  const { dealValue, ...fields } = values;
  const all = { ...fields, dealValue: amountOf(dealValue) };
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Partial<typeof all>;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
export const fieldNames = Object.keys(emptyValues) as FieldName[];

export const changedNames = (values: LeadValues, base: LeadValues): FieldName[] =>
  fieldNames.filter((name) => !isSame(values[name], base[name]));

const limited = ["followUpNotes", "vorbereitung", "infosErstgespraech", "infosZweitgespraech"] as const;

/** Texts that are too long already while they are typed (LEADFORM-14 to LEADFORM-17). */
export function tooLong(values: LeadValues): FieldProblems {
  const wrong = limited.filter((name) => values[name].length > noteMax[name]);
  return Object.fromEntries(wrong.map((name) => [name, { key: "tooLong", params: { max: noteMax[name] } }]));
}

/** What the server would say, before it is asked. */
export function problemsIn(body: object, isNew: boolean): FieldProblems {
  const { error } = (isNew ? newLead : leadChange).safeParse(body);
  return byField(problemsOf(error?.issues ?? []));
}

/** The first day that may be picked; a date that is already saved stays possible (LEADFORM-21, CONST-106). */
export function earliestDate(today: string, saved: string | null): string {
  const earliest = earliestFollowUpDate(today);
  return saved !== null && saved < earliest ? saved : earliest;
}
