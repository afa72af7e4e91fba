import { useEffect, useRef, useState } from "react";
import { type FieldPath, type FieldPathValue, type FieldValues, useForm as useHookForm } from "react-hook-form";
import { goneProblem, saveProblem } from "../../texts/error-text.ts";
import { type FieldProblem, useFieldText } from "../../texts/field-texts.ts";
import { ApiError, isDiscarded, isGone } from "../api/api-error.ts";
import { byField } from "./by-field.ts";
import { copied, isSame, rebased } from "./changes.ts";
import { type Checks, resolverOf } from "./form-checks.ts";

interface FormOptions<Values, Body> extends Checks<Values, Body> {
  /** Errors that it throws are shown at the fields, else as the form's `problem`. The input is kept. */
  send: (body: Body) => Promise<void>;
  /** Used instead of `send` when the object has been deleted. Saves all of the input as a new object (O194). */
  createAnew?: (body: Body) => Promise<void>;
  /** The error of the last refetch of the edited object. */
  readError?: unknown;
  summary?: (values: Values) => string | undefined;
  /** Returns the text for a failure. Returns undefined when the failure is shown elsewhere. */
  explain?: (failure: unknown) => string | undefined;
}

/** Thrown when the client refuses to send a form that the server would accept. `message` is shown above the fields. */
export class Refusal extends Error {
  readonly fields: Readonly<Record<string, FieldProblem>>;

  constructor(text: string, fields: Refusal["fields"]) {
    super(text);
    this.fields = fields;
  }
}

/**
 * Validates and sends a form. Repeated presses send it once. A failure keeps the input and focuses the first invalid
 * field.
 */
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
    // Newly arrived initial values are not in the fields yet and must not count as edits.
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
    // Copy the values: the form mutates them, and they may belong to the cache.
    if (!isSame(now, next)) setValues(copied(next));
  }, [initial, getValues, setValues]);
  return saved;
}

/** The focusable part of each kind of invalid control: an input, the button of a select, a segment of a date. */
const wrongControl = "[data-invalid] :is(input, textarea, button, [role=spinbutton]), [data-problem]";

/** Focuses the first invalid control in document order, which is also the visual order. */
function useProblemFocus() {
  const scope = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts === 0) return;
    const control = scope.current?.querySelector<HTMLElement>(wrongControl);
    control?.focus();
    // The problem text is below the control, where a dialog's footer could cover it.
    control?.scrollIntoView({ block: "center" });
  }, [attempts]);
  return { scope, focusProblem: () => setAttempts((count) => count + 1) };
}
