import { leadPriorityClasses, leadStatuses, leadTemperatures } from "@linkedpotential/contract/leads/values";
import type { Form } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { AmountField } from "../../../../ui/amount-field.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import type { LeadValues } from "../lead-values.ts";
import { ChoiceField } from "./choice-field.tsx";
import { clampProbability } from "./field-rules.ts";
import { FormSection, wide } from "./form-section.tsx";

export function DealFields({ form }: { form: Form<LeadValues> }) {
  const { fields, sections, statuses, temperatures, priorityClass } = useTexts("leads");
  const { field } = form;
  const probability = field("closingProbability");
  return (
    <FormSection title={sections.deal}>
      <Select
        label={fields.status}
        choices={leadStatuses.map((id) => ({ id, label: statuses[id] }))}
        {...field("status")}
      />
      <TextField
        label={fields.closingProbability}
        inputMode="numeric"
        suffix="%"
        {...probability}
        value={String(probability.value)}
        onChange={(text) => probability.onChange(clampProbability(text))}
      />
      {form.values.status === "lost" && (
        <TextField {...field("lostReason")} label={fields.lostReason} className={wide} />
      )}
      <AmountField {...field("dealValue")} label={fields.dealValue} />
      <TextField {...field("nextStep")} label={fields.nextStep} />
      <ChoiceField
        label={fields.temperature}
        choices={leadTemperatures.map((id) => ({ id, label: temperatures[id] }))}
        {...field("temperature")}
      />
      <ChoiceField
        label={fields.priorityClass}
        choices={leadPriorityClasses.map((id) => ({ id, label: priorityClass(id) }))}
        {...field("priorityClass")}
      />
    </FormSection>
  );
}
