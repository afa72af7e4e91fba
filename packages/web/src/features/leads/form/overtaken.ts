import { dateText } from "@linkedpotential/contract/date-texts";
import { getLanguage } from "../../../texts/language.ts";
import { loadedTexts } from "../../../texts/texts.ts";
import type { FieldName, FieldProblems, LeadValues } from "./lead-values.ts";

/** Fields that were changed here and, since then, elsewhere too. Saved again, what was typed here replaces them. */
export class Overtaken extends Error {
  readonly fields: FieldProblems;

  constructor(fields: FieldProblems) {
    super("overtaken");
    this.fields = fields;
  }
}

/** What stands there now, in words. */
export function overtakenText(name: FieldName, { [name]: value, status }: LeadValues): string {
  const texts = loadedTexts("leads");
  if (!texts) return "";
  if (name === "status") return texts.fields.overtaken(texts.statuses[status]);
  if (name === "followUpDate" && typeof value === "string")
    return texts.fields.overtaken(dateText(value, getLanguage()));
  return texts.fields.overtaken(typeof value === "string" || typeof value === "number" ? String(value) : "");
}
