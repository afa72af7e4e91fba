import { leadPriorityClasses, leadTemperatures } from "@linkedpotential/contract/leads/choices";
import { leadStatuses } from "@linkedpotential/contract/leads/statuses";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../../lib/form/form-field.tsx";
import type { Form } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { AmountField } from "../../../../ui/amount-field.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import type { LeadValues } from "../lead-values.ts";
import { ChoiceField } from "./choice-field.tsx";
import { clampProbability } from "./field-rules.ts";
import { FormSection, wide } from "./form-section.tsx";

interface DealFieldsProps {
  form: Form<LeadValues>;
  /** False when the form shows the value elsewhere. */
  hasValue?: boolean;
}

export function DealFields({ form, hasValue = true }: DealFieldsProps) {
  const { fields, sections, statuses, temperatures, priorityClass } = useTexts("leads");
  const isLost = useWatch({ control: form.control, name: "status" }) === "lost";
  return (
    <FormSection title={sections.deal}>
      <FormField form={form} name="status">
        {(field) => (
          <Select label={fields.status} choices={leadStatuses.map((id) => ({ id, label: statuses[id] }))} {...field} />
        )}
      </FormField>
      <FormField form={form} name="closingProbability">
        {(field) => (
          <TextField
            {...field}
            label={fields.closingProbability}
            inputMode="numeric"
            suffix="%"
            value={String(field.value)}
            onChange={(text) => field.onChange(clampProbability(text))}
          />
        )}
      </FormField>
      {isLost && (
        <FormField form={form} name="lostReason">
          {(field) => <TextField {...field} label={fields.lostReason} className={wide} />}
        </FormField>
      )}
      {hasValue && <DealValueField form={form} />}
      <FormField form={form} name="nextStep">
        {(field) => <TextField {...field} label={fields.nextStep} />}
      </FormField>
      <FormField form={form} name="temperature">
        {(field) => (
          <ChoiceField
            label={fields.temperature}
            choices={leadTemperatures.map((id) => ({ id, label: temperatures[id] }))}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="priorityClass">
        {(field) => (
          <ChoiceField
            label={fields.priorityClass}
            choices={leadPriorityClasses.map((id) => ({ id, label: priorityClass(id) }))}
            {...field}
          />
        )}
      </FormField>
    </FormSection>
  );
}

export function DealValueField({ form }: { form: Form<LeadValues> }) {
  const { fields } = useTexts("leads");
  return (
    <FormField form={form} name="dealValue">
      {(field) => <AmountField {...field} label={fields.dealValue} />}
    </FormField>
  );
}
