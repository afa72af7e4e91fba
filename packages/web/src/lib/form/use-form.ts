import { useEffect, useRef, useState } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, useForm as useHookForm } from "react-hook-form";
import { goneProblem, saveProblem } from "../../texts/error-text.ts";
import { type FieldProblem, useFieldText } from "../../texts/field-texts.ts";
import { isDiscarded } from "../action/use-once.ts";
import { ApiError, isGone } from "../api/api-error.ts";
import { byField } from "./by-field.ts";
import { copied, isSame, rebased } from "./changes.ts";
import { type Checks, resolverOf } from "./form-checks.ts";

interface FormOptions<Values, Body> extends Checks<Values, Body> {
  /** What it throws is shown at the fields, else as the form's `problem`. The input stays. */
  send: (body: Body) => Promise<void>;
  /** Instead of `send`, once what was to be changed is known to be gone: the input stays, and this saves all of it (O194). */
  createAnew?: (body: Body) => Promise<void>;
  /** Why what is changed could not be read again. */
  readError?: unknown;
  summary?: (values: Values) => string | undefined;
  /** A failure in words; without any, something else shows it. */
  explain?: (failure: unknown) => string | undefined;
}

/** Why a form is not sent that the server would take; `message` is shown above the fields. */
export class Refusal extends Error {
  readonly fields: Readonly<Record<string, FieldProblem>>;

  constructor(text: string, fields: Refusal["fields"]) {
    super(text);
    this.fields = fields;
  }
}

/** Sent once however often it is pressed; a failure keeps the input, the focus goes to the first wrong field. */
export function useForm<Values extends FieldValues, Body>(options: FormOptions<Values, Body>) {
  const { initial, send, createAnew, readError, sendsChanges = false, summary, explain = saveProblem } = options;
  const [first] = useState(initial);
  const [goneError, setGoneError] = useState<unknown>();
  const gone = createAnew && (goneError ?? (isGone(readError) ? readError : undefined));
  const textOf = useFieldText();
  const form = useHookForm<Values, unknown, Body>({
    values: first,
    resolver: resolverOf({ ...options, sendsChanges: sendsChanges && !gone }, textOf),
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { getFieldState, formState } = form;
  const values = form.watch();
  const [failure, setFailure] = useState<unknown>();
  const isSending = useRef(false);
  const { scope, focusProblem } = useProblemFocus();
  const saved = useArrivals<Values>(initial, form);
  const isName = (name: string): name is FieldPath<Values> => name in initial;

  function refuse(error: unknown): void {
    if (isDiscarded(error)) return;
    const problems = byField(error instanceof ApiError || error instanceof Refusal ? error.fields : {});
    const names = Object.keys(problems).filter(isName);
    for (const name of names) form.setError(name, { message: textOf(problems[name] ?? "") });
    if (names.length === 0 || error instanceof Refusal) setFailure(error);
  }
  async function submit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    try {
      await form
        .handleSubmit(
          async (body) => {
            await (gone && createAnew ? createAnew(body) : send(body));
            setGoneError(undefined);
          },
          () => {
            const text = summary?.(form.getValues());
            if (text) setFailure(new Refusal(text, {}));
          },
        )()
        .catch((error) => (createAnew && isGone(error) ? setGoneError(error) : refuse(error)));
    } finally {
      isSending.current = false;
    }
    focusProblem();
  }
  function set(change: Partial<Values>): void {
    form.setValues(copied(change));
    form.clearErrors();
    setFailure(undefined);
  }
  const field = <Name extends FieldPath<Values>>(name: Name) => ({
    name,
    value: form.watch(name),
    onChange: (value: FieldPathValue<Values, Name>) => {
      form.setValue(name, value);
      form.clearErrors(name);
    },
    errorMessage: getFieldState(name, formState).error?.message,
  });
  return {
    values,
    field,
    toggle: <Name extends FieldPath<Values>>(name: Name) => {
      const { value, onChange } = field(name);
      return { name, isSelected: value, onChange };
    },
    set,
    reset: () => set(saved.current),
    // What has just arrived is not in the fields yet, and is no change.
    isDirty: !isSame(rebased(values, saved.current, initial), initial),
    isPending: formState.isSubmitting,
    isGone: gone !== undefined,
    problem: failure instanceof Refusal ? failure.message : failure ? explain(failure) : gone && goneProblem(gone),
    submit: () => void submit(),
    scope,
  };
}

export type Form<Values extends FieldValues> = ReturnType<typeof useForm<Values, unknown>>;

interface Store<Values> {
  getValues: () => Values;
  setValues: (values: Values) => void;
}

function useArrivals<Values>(initial: Values, { getValues, setValues }: Store<Values>) {
  const saved = useRef(initial);
  useEffect(() => {
    const now = getValues();
    const next = rebased(now, saved.current, initial);
    saved.current = initial;
    // The fields are written into it, and it may be what the cache holds.
    if (!isSame(now, next)) setValues(copied(next));
  }, [initial, getValues, setValues]);
  return saved;
}

/** Of all that can be wrong in a form, the input, the button of a choice, the part of a date. */
const wrongControl = "[data-invalid] :is(input, textarea, button, [role=spinbutton]), [data-problem]";

/** Looked up in the document: what comes first there comes first for the eye. */
function useProblemFocus() {
  const scope = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    const control = scope.current?.querySelector<HTMLElement>(wrongControl);
    control?.focus();
    // Its text is below it, where the footer of a dialog may be.
    control?.scrollIntoView({ block: "center" });
  }, [attempts]);
  return { scope, focusProblem: () => setAttempts((count) => count + 1) };
}
