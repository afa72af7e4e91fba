import { useState } from "react";
import { translateField } from "../../texts/field-texts.ts";
import {
  bodyOf,
  changedNames,
  type FieldErrors,
  type FieldName,
  fieldNames,
  type LeadValues,
  problemsOf,
  tooLong,
} from "./lead-values.ts";

export interface LeadForm {
  values: LeadValues;
  errors: FieldErrors;
  isDirty: boolean;
  set: <Name extends FieldName>(name: Name, value: LeadValues[Name]) => void;
  /** Checks everything; answers the body to send, or null when something is wrong. */
  check: (extra?: FieldErrors) => ReturnType<typeof bodyOf> | null;
  /** What the server found wrong. */
  refuse: (errors: FieldErrors) => void;
}

/**
 * The state of the lead form. Only what was edited is kept, so that what arrives later (the long notes) does not
 * overwrite what was typed, and only what was changed is sent.
 */
export function useLeadForm(base: LeadValues, isNew: boolean): LeadForm {
  const [edits, setEdits] = useState<Partial<LeadValues>>({});
  const [problems, setProblems] = useState<FieldErrors>({});
  const values = { ...base, ...edits };
  const changed = changedNames(values, base);
  const set: LeadForm["set"] = (name, value) => {
    setEdits((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _, ...others }) => others);
  };
  const check: LeadForm["check"] = (extra = {}) => {
    const body = bodyOf(values, isNew ? fieldNames : changed);
    const found = { ...problemsOf(body, isNew), ...extra };
    setProblems(found);
    return Object.keys(found).length === 0 ? body : null;
  };
  const errors = translated({ ...problems, ...tooLong(values) });
  return { values, errors, isDirty: changed.length > 0, set, check, refuse: setProblems };
}

function translated(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, translateField(text)]));
}
