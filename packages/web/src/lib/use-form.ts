import { type RefObject, useEffect, useRef, useState } from "react";
import { type FieldProblem, useFieldText } from "../texts/field-texts.ts";
import { ApiError } from "./api-error.ts";
import { byField } from "./by-field.ts";

/** What is wrong with each field, by its name. */
export type Problems = Record<string, FieldProblem>;

/** What stands at each of them, in the shown language. */
type Errors = Record<string, string>;

interface FormOptions<Values> {
  initial: Values;
  check: (values: Values) => Problems;
  /** Sends it; what it throws is shown at the fields, else it is the form's `failure`. The input stays. */
  send: (values: Values) => Promise<void>;
  /** Told of a failed `send`, unless the fields already say everything. */
  onFailure?: (error: unknown) => void;
}

/** A form that submits once, keeps its input when that fails and puts the focus on the first wrong field. */
export function useForm<Values extends object>({ initial, check, send, onFailure }: FormOptions<Values>) {
  const [first] = useState(initial);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const textOf = useFieldText();
  const scope = useFocusOnProblem(problems);

  async function submit(): Promise<void> {
    if (isSending.current) return;
    const found = check(values);
    setFailure(undefined);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    isSending.current = true;
    setPending(true);
    try {
      await send(values);
    } catch (error) {
      refuse(error);
    }
    isSending.current = false;
    setPending(false);
  }

  function refuse(error: unknown): void {
    const refused = refusedFields(values, error);
    setProblems(refused);
    if (Object.keys(refused).length > 0) return;
    setFailure(error);
    onFailure?.(error);
  }

  return {
    values,
    errors: Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, textOf(problem)])) as Errors,
    failure,
    isDirty: JSON.stringify(values) !== JSON.stringify(first),
    isPending,
    /** Around the fields. */
    scope,
    submit: () => void submit(),
    set: (change: Partial<Values>) => {
      setValues((before) => ({ ...before, ...change }));
      setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in change))));
    },
    clearErrors: () => {
      setProblems({});
      setFailure(undefined);
    },
  };
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

/** What the server says about fields that this form has; elsewhere its words would go unseen. */
function refusedFields(values: object, error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(byField(error.fields)).filter(([name]) => name in values));
}

function useFocusOnProblem(problems: Problems): RefObject<HTMLDivElement | null> {
  const scope = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const field = scope.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-problem]");
    field?.focus();
    // Its text is below it, where the footer of a dialog may be.
    field?.scrollIntoView({ block: "center" });
  }, [problems]);
  return scope;
}
