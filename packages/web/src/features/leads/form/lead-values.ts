import type { Lead, LeadRow } from "@linkedpotential/contract/leads/schema";
import { earliestFollowUpDate } from "./fields/field-rules.ts";

export type LongNote = "vorbereitung" | "infosErstgespraech" | "infosZweitgespraech";
export type LeadValues = Omit<Lead, "id" | "createdAt" | "lastActivity" | "lastTouchAt" | "lastTouchType">;
export type FieldName = keyof LeadValues;

export const emptyValues: LeadValues = {
  name: "",
  salutation: null,
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
  rhythmWeeks: null,
};

/** Converts a saved lead to form values. The long notes are empty for a row of the list, which omits them. */
export function toFormValues(lead: LeadRow & Partial<Pick<Lead, LongNote>>): LeadValues {
  const { id, createdAt, lastActivity, lastTouchAt, lastTouchType, ...fields } = lead;
  return { ...emptyValues, ...fields };
}

export const fieldNames = Object.keys(emptyValues) as FieldName[];

/** Returns the earliest follow-up date that may be picked. A saved date stays valid, even if it is older. */
export function earliestDate(today: string, saved: string | null): string {
  const earliest = earliestFollowUpDate(today);
  return saved !== null && saved < earliest ? saved : earliest;
}
