import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useTexts } from "../../texts/texts.ts";
import { isSame } from "./form-resolver.ts";
import { FormError } from "./use-form.ts";

/**
 * Returns a function that merges a form with `fresh`, the object as it is stored now, so that saving keeps what another
 * window or device has changed. Throws a `FormError` if both changed the same field. It throws once per such change, so
 * that saving again overwrites it.
 *
 * @param initial values of the form when it was opened
 * @param quoted fields whose stored value the error quotes
 */
export function useMerge<Values extends FieldValues>(initial: Values, quoted: readonly (keyof Values)[]) {
  const { conflict: texts } = useTexts("common");
  const [base] = useState(initial);
  /** Stored values that an error has named. */
  const [seen, setSeen] = useState<Partial<Values>>({});

  return <Edited extends Edits<Values>>(edited: Edited, fresh: Values): Edited => {
    const names = Object.keys(base) as (keyof Values)[];
    const isEdited = (name: keyof Values) => name in edited && !isSame(edited[name], base[name]);
    const others = names.filter((name) => {
      const known = name in seen ? seen[name] : base[name];
      return isEdited(name) && !isSame(fresh[name], known) && !isSame(fresh[name], edited[name]);
    });
    if (others.length > 0) {
      setSeen({ ...seen, ...pick(fresh, others) });
      const problems = others.map((name) => [name, texts.field(quoted.includes(name) ? textOf(fresh[name]) : "")]);
      throw new FormError(texts.form, Object.fromEntries(problems));
    }
    return {
      ...edited,
      ...pick(
        fresh,
        names.filter((name) => !isEdited(name)),
      ),
    };
  };
}

type Edits<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

const pick = <Values extends FieldValues>(values: Values, names: readonly (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : String(value ?? ""));
