import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { useFormState } from "react-hook-form";
import { isSame } from "../../../lib/form/form-resolver.ts";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { ContactDetails } from "./fields/contact-fields.tsx";
import { DealFields, DealValueField } from "./fields/deal-fields.tsx";
import { FollowUpDateField, FollowUpDetails } from "./fields/follow-up-fields.tsx";
import { FormSection } from "./fields/form-section.tsx";
import { NoteFields } from "./fields/note-fields.tsx";
import { RequiredFields } from "./fields/required-fields.tsx";
import { emptyValues, type FieldName, fieldNames, type LeadValues } from "./lead-values.ts";

interface NewLeadFieldsProps {
  form: Form<LeadValues>;
  earliest: string;
}

const firstNames: ReadonlySet<FieldName> = new Set([
  "name",
  "salutation",
  "company",
  "position",
  "followUpDate",
  "dealValue",
]);
const moreNames = fieldNames.filter((name) => !firstNames.has(name));

/** Fields of a new lead: first what is required, the follow-up date and the value. The others open on a press. */
export function NewLeadFields({ form, earliest }: NewLeadFieldsProps) {
  const { sections } = useTexts("leads");
  return (
    <>
      <FormSection title={sections.contact}>
        <RequiredFields form={form} isNew />
        <FollowUpDateField form={form} earliest={earliest} />
        <DealValueField form={form} />
      </FormSection>
      <MoreFields form={form} />
    </>
  );
}

/** The other fields. They open by themselves when one of them has a value or a problem. */
function MoreFields({ form }: { form: Form<LeadValues> }) {
  const { sections, dialog } = useTexts("leads");
  const { errors } = useFormState({ control: form.control });
  const [isChosen, setChosen] = useState(() => {
    const values = form.getValues();
    return moreNames.some((name) => !isSame(values[name], emptyValues[name]));
  });
  const isOpen = isChosen || moreNames.some((name) => errors[name]);
  const id = useId();
  return (
    <div className="border-line border-t pt-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setChosen(!isOpen)}
        className="flex min-h-9 items-center gap-1.5 rounded-md font-semibold text-sm hover:text-accent-text pointer-coarse:min-h-11"
      >
        <ChevronRight
          size={16}
          aria-hidden
          className={cx("shrink-0 text-ink-subtle transition-transform", isOpen && "rotate-90")}
        />
        {dialog.more}
      </button>
      {isOpen && (
        <div id={id} className="mt-4 flex flex-col gap-6">
          <FormSection title={dialog.contactDetails}>
            <ContactDetails form={form} />
          </FormSection>
          <DealFields form={form} hasValue={false} />
          <FormSection title={sections.followUp}>
            <FollowUpDetails form={form} />
          </FormSection>
          <NoteFields form={form} longNotesState="ready" onRetry={noop} />
        </div>
      )}
    </div>
  );
}

const noop = () => undefined;
