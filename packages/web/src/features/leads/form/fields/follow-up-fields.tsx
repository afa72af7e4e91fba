import { FormField } from "../../../../lib/form/form-field.tsx";
import type { Form } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { DatePicker } from "../../../../ui/date-picker.tsx";
import { Switch } from "../../../../ui/switch.tsx";
import type { LeadValues } from "../lead-values.ts";
import { FormSection } from "./form-section.tsx";
import { NoteField } from "./note-field.tsx";

interface FieldsProps {
  form: Form<LeadValues>;
  earliest: string;
}

export function FollowUpFields({ form, earliest }: FieldsProps) {
  const { sections } = useTexts("leads");
  return (
    <FormSection title={sections.followUp}>
      <FollowUpDateField form={form} earliest={earliest} />
      <FollowUpDetails form={form} />
    </FormSection>
  );
}

export function FollowUpDateField({ form, earliest }: FieldsProps) {
  const { fields } = useTexts("leads");
  const common = useTexts("common").fields;
  return (
    <FormField form={form} name="followUpDate">
      {(field) => <DatePicker label={fields.followUpDate} {...field} minValue={earliest} texts={common} />}
    </FormField>
  );
}

export function FollowUpDetails({ form }: Pick<FieldsProps, "form">) {
  const { fields } = useTexts("leads");
  return (
    <>
      <FormField form={form} name="followUpCompleted">
        {({ name, value, onChange }) => (
          <Switch name={name} isSelected={value} onChange={onChange} className="sm:mt-6.5 sm:min-h-9 sm:self-start">
            {fields.followUpCompleted}
          </Switch>
        )}
      </FormField>
      <NoteField form={form} name="followUpNotes" rows={2} />
    </>
  );
}
