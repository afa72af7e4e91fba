import type { Lead, LeadChange } from "@linkedpotential/contract/leads/schema";
import { amountText, readAmount } from "../../../../texts/numbers.ts";

/** A field of a lead that is edited as text. */
export interface TextFieldSpec {
  name: keyof LeadChange;
  /** Returns the saved value as text. A row of the list lacks the long notes. */
  textOf: (lead: Partial<Lead>) => string;
  /** Returns the change to save. Text that is no number becomes NaN, which the schema refuses. */
  changeOf: (text: string) => LeadChange;
}

type TextName =
  | "name"
  | "company"
  | "position"
  | "email"
  | "phone"
  | "linkedinUrl"
  | "nextStep"
  | "followUpNotes"
  | "notes"
  | "vorbereitung"
  | "infosErstgespraech"
  | "infosZweitgespraech"
  | "lostReason";

/** Returns the field that stores its text as it is. */
export const textField = (name: TextName): TextFieldSpec => ({
  name,
  textOf: (lead) => lead[name] ?? "",
  changeOf: (text) => ({ [name]: text }),
});

export const dealValueField: TextFieldSpec = {
  name: "dealValue",
  textOf: ({ dealValue }) => amountText(dealValue ?? null),
  changeOf: (text) => ({ dealValue: text.trim() === "" ? null : readAmount(text) }),
};

/** The lead's own chance in percent. Empty means the chance of its status. */
export const chanceField: TextFieldSpec = {
  name: "closingProbability",
  textOf: ({ closingProbability }) => (closingProbability ? String(closingProbability) : ""),
  changeOf: (text) => ({ closingProbability: readNumber(text.replace("%", "")) ?? 0 }),
};

/** Weeks between two contacts. */
export const rhythmField: TextFieldSpec = {
  name: "rhythmWeeks",
  textOf: ({ rhythmWeeks }) => (rhythmWeeks ? String(rhythmWeeks) : ""),
  // Zero stands for text that is no number, because the schema names the range only for numbers.
  changeOf: (text) => ({ rhythmWeeks: readNumber(text, 0) }),
};

/** Reads a whole number of at least 0. Null for an empty text, and `invalid` for any other. */
function readNumber(text: string, invalid = Number.NaN): number | null {
  const digits = text.trim();
  if (digits === "") return null;
  return /^\d+$/.test(digits) ? Number(digits) : invalid;
}
