import { type RefObject, useEffect, useRef, useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { fieldTexts, translateField } from "../../texts/field-texts.ts";
import type { Problems } from "./checks.ts";

type FieldValue = string | boolean;

interface FormOptions<Values> {
  initial: Values;
  check: (values: Values) => Problems;
  /** Sends it; what it throws is shown at the fields, else as `failure`. The input stays. */
  send: (values: Values) => Promise<void>;
}

/** A form that submits once, keeps its input when that fails and puts the focus on the first wrong field. */
export function useForm<Values extends Record<string, FieldValue>>({ initial, check, send }: FormOptions<Values>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Problems>({});
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const scope = useFocusOnError(errors);

  async function submit(): Promise<void> {
    if (isSending.current) return;
    const problems = check(values);
    setFailure(undefined);
    setErrors(translated(problems));
    if (Object.keys(problems).length > 0) return;
    isSending.current = true;
    setPending(true);
    try {
      await send(values);
    } catch (error) {
      const atFields = shownAt(values, error);
      setErrors(atFields);
      if (Object.keys(atFields).length === 0) setFailure(error);
    }
    isSending.current = false;
    setPending(false);
  }

  return {
    values,
    errors,
    failure,
    isPending,
    /** Around the fields. */
    scope,
    submit: () => void submit(),
    set: (change: Partial<Values>) => {
      setValues((before) => ({ ...before, ...change }));
      setErrors((before) => without(before, Object.keys(change)));
    },
    clearErrors: () => {
      setErrors({});
      setFailure(undefined);
    },
  };
}

const translated = (problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).map(([name, text]) => [name, translateField(text)]));

const without = (problems: Problems, names: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));

/** The server's texts for fields that this form has; under another name a field would say nothing. */
function shownAt(values: object, error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(fieldTexts(error)).filter(([name]) => name in values));
}

function useFocusOnError(errors: Problems): RefObject<HTMLDivElement | null> {
  const scope = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) scope.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  return scope;
}
