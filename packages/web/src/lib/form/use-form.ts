import { useEffect, useRef, useState } from "react";
import { type FieldPath, type FieldValues, useForm as useHookForm } from "react-hook-form";
import { goneProblem, saveProblem } from "../../texts/error-text.ts";
import { type FieldProblem, useFieldText } from "../../texts/field-texts.ts";
import { ApiError, isAborted, isGone } from "../api/api-error.ts";
import { byField, formResolver, type Validation } from "./form-resolver.ts";

interface FormOptions<Values, Body> extends Validation<Values, Body> {
  /**
   * Sends the input. An error that it throws is shown at the fields concerned, otherwise as the form's `problem`. The
   * input is kept.
   */
  onSubmit: (body: Body) => Promise<void>;
  /**
   * Saves all of the input as a new object. Used instead of `onSubmit` when the edited object has been deleted (O194).
   */
  saveAsNew?: (body: Body) => Promise<void>;
  /** Error of the last refetch of the edited object. Shows the form that the object has been deleted. */
  readError?: unknown;
  /** Returns the text to show above the fields when some are invalid. */
  summary?: (values: Values) => string | undefined;
  /** Returns the text for a failure, or undefined when the failure is shown elsewhere. */
  failureText?: (failure: unknown) => string | undefined;
}

/** Thrown by `onSubmit` to reject input that the server would accept. `message` is shown above the fields. */
export class FormError extends Error {
  readonly fields: Readonly<Record<string, FieldProblem>>;

  constructor(text: string, fields: FormError["fields"] = {}) {
    super(text);
    this.fields = fields;
  }
}

/**
 * Creates a form with React Hook Form that is validated by a schema of the contract. Returns the form, and the props
 * that `Form` and `Dialog` need.
 */
export function useForm<Values extends FieldValues, Body>(options: FormOptions<Values, Body>) {
  const { initial, onSubmit, saveAsNew, readError, sendsChanges = false, summary, failureText = saveProblem } = options;
  const [notFound, setNotFound] = useState<unknown>();
  const gone = saveAsNew && (notFound ?? (isGone(readError) ? readError : undefined));
  const textOf = useFieldText();
  const form = useHookForm<Values, unknown, Body>({
    values: initial,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: formResolver({ ...options, sendsChanges: sendsChanges && !gone }, textOf),
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  const { isDirty, errors } = form.formState;
  // Use an own state: formState.isSubmitting turns false when `initial` changes while the form is being sent.
  const [isPending, setPending] = useState(false);
  const formRef = useProblemFocus(isPending);
  const isName = (name: string): name is FieldPath<Values> => name in initial;

  function showFailure(error: unknown): void {
    const problems = byField(error instanceof ApiError || error instanceof FormError ? error.fields : {});
    const names = Object.keys(problems).filter(isName);
    for (const name of names) form.setError(name, { message: textOf(problems[name] ?? "") });
    const text = error instanceof FormError ? error.message : names.length === 0 && failureText(error);
    if (text) form.setError("root", { message: text });
  }
  async function submit(): Promise<void> {
    if (isPending) return;
    setPending(true);
    await form
      .handleSubmit(
        async (body) => {
          await (gone && saveAsNew ? saveAsNew(body) : onSubmit(body));
          setNotFound(undefined);
        },
        () => {
          const text = summary?.(form.getValues());
          if (text) form.setError("root", { message: text });
        },
      )()
      .catch((error) => {
        if (isAborted(error)) return;
        if (saveAsNew && isGone(error)) setNotFound(error);
        else showFailure(error);
      });
    setPending(false);
  }
  return {
    ...form,
    /** Writes values as if the person had typed them, and removes all problems. */
    setValues: (values: Partial<Values>) => {
      form.setValues(values, { shouldDirty: true });
      form.clearErrors();
    },
    reset: () => form.reset(undefined, { keepDirtyValues: false, keepErrors: false }),
    isDirty,
    isPending,
    isGone: gone !== undefined,
    problem: errors.root?.message ?? (gone && goneProblem(gone)),
    submit: () => void submit(),
    formRef,
  };
}

export type Form<Values extends FieldValues> = ReturnType<typeof useForm<Values, unknown>>;

/** Selector of an invalid field. The first match is the whole field, with its label and problem text. */
const invalidField = "[data-invalid], [data-problem]";
/**
 * Selector of the focusable part of each kind of invalid control: an input, the button of a select, a segment of a
 * date.
 */
const invalidControl = "[data-invalid] :is(input, textarea, button, [role=spinbutton]), [data-problem]";

/** After a submission, focuses the first invalid control in document order, which is also the visual order. */
function useProblemFocus(isPending: boolean) {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isPending) return;
    formRef.current?.querySelector<HTMLElement>(invalidControl)?.focus({ preventScroll: true });
    // Scroll no further than needed, or the second press of a double click hits a link that moved under the pointer.
    formRef.current?.querySelector(invalidField)?.scrollIntoView({ block: "nearest" });
  }, [isPending]);
  return formRef;
}
