import { useState } from "react";
import { useFieldText } from "../../../texts/field-texts.ts";
import {
  bodyOf,
  changedNames,
  type FieldName,
  type FieldProblems,
  fieldNames,
  type LeadValues,
  problemsIn,
  tooLong,
} from "./lead-values.ts";
import { Overtaken, overtakenText } from "./overtaken.ts";

export interface LeadForm {
  values: LeadValues;
  errors: Partial<Record<FieldName, string>>;
  isDirty: boolean;
  set: <Name extends FieldName>(name: Name, value: LeadValues[Name]) => void;
  /** Checks everything; answers the body to send, or null when something is wrong. */
  check: (extra?: FieldProblems) => ReturnType<typeof bodyOf> | null;
  /** What the server found wrong. */
  refuse: (problems: FieldProblems) => void;
  /** Everything is saved. */
  reset: () => void;
  /** @throws {Overtaken} once for what was changed elsewhere after it had been changed here */
  checkOvertaken: (fresh: LeadValues) => void;
}

/**
 * The state of the lead form. Only what was edited is kept, so that what arrives later (the long notes) does not
 * overwrite what was typed, and only what was changed is sent.
 */
export function useLeadForm(base: LeadValues, isNew: boolean): LeadForm {
  const [edits, setEdits] = useState<Partial<LeadValues>>({});
  /** What the edits replace, as it was when they began or was told last. */
  const [replaced, setReplaced] = useState<Partial<LeadValues>>({});
  const [problems, setProblems] = useState<FieldProblems>({});
  const textOf = useFieldText();
  const values = { ...base, ...edits };
  const changed = changedNames(values, base);
  const set: LeadForm["set"] = (name, value) => {
    setEdits((before) => ({ ...before, [name]: value }));
    setReplaced((before) => (name in before ? before : { ...before, [name]: base[name] }));
    setProblems(({ [name]: _, ...others }) => others);
  };
  const check: LeadForm["check"] = (extra = {}) => {
    const body = bodyOf(values, isNew ? fieldNames : changed);
    const found = { ...problemsIn(body, isNew), ...extra };
    setProblems(found);
    return Object.keys(found).length === 0 ? body : null;
  };
  const reset = () => {
    setEdits({});
    setReplaced({});
  };
  const checkOvertaken: LeadForm["checkOvertaken"] = (fresh) => {
    const since = new Set(changedNames({ ...fresh, ...replaced }, fresh));
    const names = changedNames(values, fresh).filter((name) => since.has(name));
    if (names.length === 0) return;
    setReplaced((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, fresh[name]])) }));
    throw new Overtaken(Object.fromEntries(names.map((name) => [name, overtakenText(name, fresh)])));
  };
  const errors = Object.fromEntries(
    Object.entries({ ...problems, ...tooLong(values) }).map(([name, problem]) => [name, textOf(problem)]),
  );
  return { values, errors, isDirty: changed.length > 0, set, check, refuse: setProblems, reset, checkOvertaken };
}
