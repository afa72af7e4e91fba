import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import { byField } from "../../../lib/by-field.ts";
import { saveProblem } from "../../../texts/error-text.ts";
import { loadedTexts } from "../../../texts/texts.ts";
import { useLeadActions } from "../lead/lead-actions.tsx";
import { isPlanLimit } from "../lead-toasts.ts";
import { type bodyOf, earliestDate, type FieldProblems } from "./lead-values.ts";
import { Overtaken } from "./overtaken.ts";
import type { LeadForm } from "./use-lead-form.ts";

export interface Submit {
  formId: string;
  formRef: RefObject<HTMLFormElement | null>;
  /** The first day that may be picked, `yyyy-MM-dd`. */
  earliest: string;
  onSubmit: (event: FormEvent) => void;
  isPending: boolean;
  /** Why the last attempt failed, unless the fields say it. */
  problem: string | undefined;
}

/**
 * Checks the form and hands what is to be sent to `send`, once however often it is pressed; its failure marks the fields
 * that the server refused. The first wrong field gets the focus.
 */
export function useSubmit(
  form: LeadForm,
  savedDate: string | null,
  send: (body: ReturnType<typeof bodyOf>) => Promise<void>,
): Submit {
  const { today } = useLeadActions();
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const earliest = earliestDate(today, savedDate);
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempts]);
  const refuse = (error: unknown) => {
    form.refuse(refusedFields(error));
    setProblem(problemOf(error));
    setAttempts((count) => count + 1);
  };
  const submit = async () => {
    if (isSending.current) return;
    setProblem(undefined);
    const body = form.check(dateProblem(form.values.followUpDate, earliest));
    if (!body) return setAttempts((count) => count + 1);
    isSending.current = true;
    setPending(true);
    await send(body).catch(refuse);
    isSending.current = false;
    setPending(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  return { formId, formRef, earliest, onSubmit, isPending, problem };
}

function refusedFields(error: unknown): FieldProblems {
  if (error instanceof Overtaken) return error.fields;
  return error instanceof ApiError ? byField(error.fields) : {};
}

/** What the fields or an offer say already is not said again. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof Overtaken) return loadedTexts("leads")?.dialog.overtaken;
  const isSaid = isPlanLimit(error) || (error instanceof ApiError && Object.keys(error.fields).length > 0);
  return isSaid ? undefined : saveProblem(error);
}

function dateProblem(date: string | null, earliest: string): FieldProblems {
  if (date === null || date >= earliest) return {};
  return { followUpDate: loadedTexts("leads")?.fields.followUpTooEarly ?? "" };
}
