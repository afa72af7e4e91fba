import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { ContactFields } from "./contact-fields.tsx";
import { DealFields } from "./deal-fields.tsx";
import { FollowUpFields } from "./follow-up-fields.tsx";
import { NoteFields } from "./note-fields.tsx";
import type { LeadForm as Form } from "./use-lead-form.ts";
import type { Submit } from "./use-submit.ts";

interface LeadFormProps {
  form: Form;
  submit: Submit;
  lead?: LeadRow;
  longNotesState?: "ready" | "loading" | "failed";
  onRetry?: () => void;
}

const nothing = () => undefined;

/** All fields of a lead, the same for a new and a saved one. */
export function LeadForm({ form, submit, lead, longNotesState = "ready", onRetry = nothing }: LeadFormProps) {
  return (
    <form id={submit.formId} ref={submit.formRef} noValidate onSubmit={submit.onSubmit} className="flex flex-col gap-6">
      <ContactFields form={form} lead={lead} />
      <DealFields form={form} />
      <FollowUpFields form={form} earliest={submit.earliest} />
      <NoteFields form={form} longNotesState={longNotesState} onRetry={onRetry} />
    </form>
  );
}
