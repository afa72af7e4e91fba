import { noteMax } from "@linkedpotential/contract/leads/limits";
import { useTexts } from "../../../texts/texts.ts";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { textField } from "./contact-fields.tsx";
import { FormSection, wide } from "./form-section.tsx";
import type { LeadForm } from "./use-lead-form.ts";

interface FieldsProps {
  form: LeadForm;
  /** The first day that may be picked, `yyyy-MM-dd`. */
  earliest: string;
}

export function FollowUpFields({ form, earliest }: FieldsProps) {
  const { fields, sections } = useTexts("leads");
  const common = useTexts("common").fields;
  return (
    <FormSection title={sections.followUp}>
      <DatePicker
        label={fields.followUpDate}
        value={form.values.followUpDate}
        onChange={(date) => form.set("followUpDate", date)}
        minValue={earliest}
        errorMessage={form.errors.followUpDate}
        texts={common}
      />
      <Switch
        isSelected={form.values.followUpCompleted}
        onChange={(isDone) => form.set("followUpCompleted", isDone)}
        className="sm:mt-6.5 sm:min-h-9 sm:self-start"
      >
        {fields.followUpCompleted}
      </Switch>
      <TextArea
        {...textField(form, "followUpNotes")}
        label={fields.followUpNotes}
        counterMax={noteMax.followUpNotes}
        rows={2}
        className={wide}
      />
    </FormSection>
  );
}
