import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { Form as FormState } from "../../../lib/form/use-form.ts";
import { Form } from "../../../ui/form.tsx";
import { ContactFields } from "./fields/contact-fields.tsx";
import { DealFields } from "./fields/deal-fields.tsx";
import { FollowUpFields } from "./fields/follow-up-fields.tsx";
import { NoteFields } from "./fields/note-fields.tsx";
import type { LeadValues } from "./lead-values.ts";

interface LeadFormProps {
  form: FormState<LeadValues>;
  /** Id of the form element, for the submit button outside of it. */
  id: string;
  /** Earliest follow-up date that may be picked, `yyyy-MM-dd`. */
  earliest: string;
  lead: LeadRow;
  longNotesState: "ready" | "loading" | "failed";
  onRetry: () => void;
}

/** All fields of a saved lead. */
export function LeadForm({ form, id, earliest, lead, longNotesState, onRetry }: LeadFormProps) {
  return (
    <Form form={form} id={id} className="flex flex-col gap-6">
      <ContactFields form={form} lead={lead} />
      <DealFields form={form} />
      <FollowUpFields form={form} earliest={earliest} />
      <NoteFields form={form} longNotesState={longNotesState} onRetry={onRetry} />
    </Form>
  );
}
