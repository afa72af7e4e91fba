import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { loadedTexts } from "../../texts/texts.ts";
import { useLeadActions } from "./lead-actions.tsx";
import { type bodyOf, earliestDate, type FieldErrors } from "./lead-values.ts";
import type { LeadForm } from "./use-lead-form.ts";

export interface Submit {
  formId: string;
  formRef: RefObject<HTMLFormElement | null>;
  /** The first day that may be picked, `yyyy-MM-dd`. */
  earliest: string;
  onSubmit: (event: FormEvent) => void;
}

/**
 * Checks the form and hands what is to be sent to `send`; its failure marks the fields that the server refused. The
 * first wrong field gets the focus.
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
  const earliest = earliestDate(today, savedDate);
  useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [attempts]);
  const submit = async () => {
    const body = form.check(dateProblem(form.values.followUpDate, earliest));
    if (!body) return setAttempts((count) => count + 1);
    try {
      await send(body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.refuse(error.fields);
      setAttempts((count) => count + 1);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  return { formId, formRef, earliest, onSubmit };
}

function dateProblem(date: string | null, earliest: string): FieldErrors {
  if (date === null || date >= earliest) return {};
  return { followUpDate: loadedTexts("leads")?.fields.followUpTooEarly ?? "" };
}
