import { dateText } from "@linkedpotential/contract/date-texts";
import { useState } from "react";
import { isSame } from "../../../lib/form/form-resolver.ts";
import { type Form, FormError } from "../../../lib/form/use-form.ts";
import type { Texts } from "../../../texts/areas.ts";
import { getLanguage } from "../../../texts/language.ts";
import { amountText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { type FieldName, fieldNames, type LeadValues } from "./lead-values.ts";

/**
 * Returns a check that throws a `FormError` if a field edited in this form has also been changed elsewhere. The check
 * throws once per such change, so that saving again overwrites it.
 */
export function useConflictCheck({ formState, getValues }: Form<LeadValues>, saved: LeadValues) {
  const texts = useTexts("leads");
  const { dirtyFields } = formState;
  /** Saved values that the user has seen, either in a field before editing it or in the last error message. */
  const [seen, setSeen] = useState(saved);
  const unedited = fieldNames.filter((name) => !dirtyFields[name] && !isSame(seen[name], saved[name]));
  if (unedited.length > 0) setSeen({ ...seen, ...pick(saved, unedited) });
  return (fresh: LeadValues): void => {
    const values = getValues();
    const names = fieldNames.filter(
      (name) =>
        !isSame(values[name], saved[name]) && !isSame(values[name], fresh[name]) && !isSame(seen[name], fresh[name]),
    );
    if (names.length === 0) return;
    setSeen((known) => ({ ...known, ...pick(fresh, names) }));
    throw new FormError(
      texts.dialog.overtaken,
      Object.fromEntries(names.map((name) => [name, conflictText(name, fresh, texts)])),
    );
  };
}

const pick = (lead: LeadValues, names: readonly FieldName[]): Partial<LeadValues> =>
  Object.fromEntries(names.map((name) => [name, lead[name]]));

function conflictText(name: FieldName, lead: LeadValues, { fields, statuses }: Texts["leads"]): string {
  const value = lead[name];
  if (name === "status") return fields.overtaken(statuses[lead.status]);
  if (name === "dealValue") return fields.overtaken(amountText(lead.dealValue));
  if (name === "followUpDate" && lead.followUpDate) return fields.overtaken(dateText(lead.followUpDate, getLanguage()));
  return fields.overtaken(typeof value === "string" || typeof value === "number" ? String(value) : "");
}
