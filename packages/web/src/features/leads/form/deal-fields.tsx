import { clampProbability } from "@linkedpotential/contract/leads/rules";
import { leadPriorityClasses, leadStatuses, leadTemperatures } from "@linkedpotential/contract/leads/values";
import { useTexts } from "../../../texts/texts.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { textField } from "./contact-fields.tsx";
import { FormSection, wide } from "./form-section.tsx";
import type { LeadForm } from "./use-lead-form.ts";

/** Where the deal stands: any status at any time (LEADFORM-03), the chance kept between 0 and 100. */
export function DealFields({ form }: { form: LeadForm }) {
  const { fields, sections, statuses, temperatures, priorityClass } = useTexts("leads");
  const { values, errors } = form;
  return (
    <FormSection title={sections.deal}>
      <Select
        label={fields.status}
        choices={leadStatuses.map((id) => ({ id, label: statuses[id] }))}
        value={values.status}
        onChange={(status) => form.set("status", status)}
        errorMessage={errors.status}
      />
      <TextField
        label={fields.closingProbability}
        inputMode="numeric"
        value={String(values.closingProbability)}
        onChange={(text) => form.set("closingProbability", clampProbability(text))}
        errorMessage={errors.closingProbability}
        suffix="%"
      />
      {values.status === "lost" && (
        <TextField {...textField(form, "lostReason")} label={fields.lostReason} className={wide} />
      )}
      <TextField {...textField(form, "dealValue")} label={fields.dealValue} inputMode="decimal" suffix="€" />
      <TextField {...textField(form, "nextStep")} label={fields.nextStep} />
      <ChoiceField
        label={fields.temperature}
        choices={leadTemperatures.map((id) => ({ id, label: temperatures[id] }))}
        value={values.temperature}
        onChange={(temperature) => form.set("temperature", temperature)}
      />
      <ChoiceField
        label={fields.priorityClass}
        choices={leadPriorityClasses.map((id) => ({ id, label: priorityClass(id) }))}
        value={values.priorityClass}
        onChange={(letter) => form.set("priorityClass", letter)}
      />
    </FormSection>
  );
}
