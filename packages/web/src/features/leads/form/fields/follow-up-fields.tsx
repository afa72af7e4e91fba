import { noteMax } from "@linkedpotential/contract/leads/limits";
import type { Form } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { DatePicker } from "../../../../ui/date-picker.tsx";
import { Switch } from "../../../../ui/switch.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import type { LeadValues } from "../lead-values.ts";
import { FormSection, wide } from "./form-section.tsx";
import { limited } from "./limited.ts";

interface FieldsProps {
  form: Form<LeadValues>;
  earliest: string;
}

export function FollowUpFields({ form, earliest }: FieldsProps) {
  const { fields, sections } = useTexts("leads");
  const common = useTexts("common").fields;
  const { tooLong } = useTexts("problems");
  return (
    <FormSection title={sections.followUp}>
      <DatePicker label={fields.followUpDate} {...form.field("followUpDate")} minValue={earliest} texts={common} />
      <Switch {...form.toggle("followUpCompleted")} className="sm:mt-6.5 sm:min-h-9 sm:self-start">
        {fields.followUpCompleted}
      </Switch>
      <TextArea
        {...limited(form.field("followUpNotes"), noteMax.followUpNotes, tooLong)}
        label={fields.followUpNotes}
        counterMax={noteMax.followUpNotes}
        rows={2}
        className={wide}
      />
    </FormSection>
  );
}
