import { dateText } from "@linkedpotential/contract/date-texts";
import { useEffect, useRef } from "react";
import { isSame } from "../../../lib/form/changes.ts";
import { Refusal } from "../../../lib/form/use-form.ts";
import type { Texts } from "../../../texts/areas.ts";
import { getLanguage } from "../../../texts/language.ts";
import { amountText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type FieldName, fieldNames, type LeadValues } from "./lead-values.ts";

/** Finds what was changed here and, since then, elsewhere. Throws once for each change: saved again, it is replaced. */
export function useOvertaken(values: LeadValues, base: LeadValues): (fresh: LeadValues) => void {
  const texts = useTexts("leads");
  /** What the changes replace, as it was when they began or was told last. */
  const replaced = useRef(new Map<FieldName, unknown>());
  useEffect(() => {
    const { current } = replaced;
    for (const name of fieldNames) {
      if (isSame(values[name], base[name])) current.delete(name);
      else if (!current.has(name)) current.set(name, base[name]);
    }
  }, [values, base]);
  return (fresh) => {
    const isChangedHere = (name: FieldName) => ![base[name], fresh[name]].some((value) => isSame(values[name], value));
    const { current } = replaced;
    const names = fieldNames.filter(
      (name) => isChangedHere(name) && !isSame(current.has(name) ? current.get(name) : base[name], fresh[name]),
    );
    if (names.length === 0) return;
    for (const name of names) current.set(name, fresh[name]);
    throw new Refusal(
      texts.dialog.overtaken,
      Object.fromEntries(names.map((name) => [name, overtakenText(name, fresh, texts)])),
    );
  };
}

function overtakenText(name: FieldName, lead: LeadValues, { fields, statuses }: Texts["leads"]): string {
  const value = lead[name];
  if (name === "status") return fields.overtaken(statuses[lead.status]);
  if (name === "dealValue") return fields.overtaken(amountText(lead.dealValue));
  if (name === "followUpDate" && lead.followUpDate) return fields.overtaken(dateText(lead.followUpDate, getLanguage()));
  return fields.overtaken(typeof value === "string" || typeof value === "number" ? String(value) : "");
}
