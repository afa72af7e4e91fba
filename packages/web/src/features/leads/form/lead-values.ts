import type { Lead, LeadRow } from "@linkedpotential/contract/leads/schema";
import { earliestFollowUpDate } from "./fields/field-rules.ts";

export type LongNote = "vorbereitung" | "infosErstgespraech" | "infosZweitgespraech";
export type LeadValues = Omit<Lead, "id" | "createdAt" | "lastActivity">;
export type FieldName = keyof LeadValues;

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
  dealValue: null,
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
  const { id: _id, createdAt: _createdAt, lastActivity: _lastActivity, ...fields } = lead;
  return { ...emptyValues, ...fields };
}

export const fieldNames = Object.keys(emptyValues) as FieldName[];

/** The first day that may be picked; a date that is already saved stays possible. */
export function earliestDate(today: string, saved: string | null): string {
  const earliest = earliestFollowUpDate(today);
  return saved !== null && saved < earliest ? saved : earliest;
}
