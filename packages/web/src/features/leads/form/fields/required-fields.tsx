import { salutations } from "@linkedpotential/contract/leads/choices";
import { FormField } from "../../../../lib/form/form-field.tsx";
import type { Form } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { TextField } from "../../../../ui/text-field.tsx";
import { SimilarHint } from "../duplicates/duplicate-hint.tsx";
import type { LeadValues } from "../lead-values.ts";
import { ChoiceField } from "./choice-field.tsx";
import { noAutofill, required } from "./form-section.tsx";

interface RequiredFieldsProps {
  form: Form<LeadValues>;
  isNew: boolean;
}

/** Name, company and position, and how to address the person. */
export function RequiredFields({ form, isNew }: RequiredFieldsProps) {
  const { fields, salutations: labels } = useTexts("leads");
  return (
    <>
      <FormField form={form} name="name">
        {(field) => (
          <TextField {...field} {...noAutofill} label={fields.name} isRequired autoFocus={isNew} className={required} />
        )}
      </FormField>
      <FormField form={form} name="salutation">
        {(field) => (
          <ChoiceField
            label={fields.salutation}
            choices={salutations.map((id) => ({ id, label: labels[id] }))}
            {...field}
          />
        )}
      </FormField>
      <div className="flex min-w-0 flex-col gap-2">
        <FormField form={form} name="company">
          {(field) => <TextField {...field} {...noAutofill} label={fields.company} isRequired className={required} />}
        </FormField>
        {isNew && <SimilarHint form={form} leadId={undefined} />}
      </div>
      <FormField form={form} name="position">
        {(field) => <TextField {...field} {...noAutofill} label={fields.position} isRequired className={required} />}
      </FormField>
    </>
  );
}
