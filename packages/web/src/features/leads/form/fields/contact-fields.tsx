import { leadSources } from "@linkedpotential/contract/leads/choices";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { FormField } from "../../../../lib/form/form-field.tsx";
import type { Form } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { TagField } from "../../../../ui/tag-field.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { DuplicateHint } from "../duplicates/duplicate-hint.tsx";
import type { LeadValues } from "../lead-values.ts";
import { ChoiceField } from "./choice-field.tsx";
import { FormSection, noAutofill, wide } from "./form-section.tsx";
import { RequiredFields } from "./required-fields.tsx";

interface FieldsProps {
  form: Form<LeadValues>;
  lead?: LeadRow | undefined;
}

export function ContactFields({ form, lead }: Required<FieldsProps>) {
  const { sections } = useTexts("leads");
  return (
    <FormSection title={sections.contact}>
      <RequiredFields form={form} isNew={false} />
      <ContactDetails form={form} lead={lead} />
    </FormSection>
  );
}

/** The fields of a contact that may stay empty. */
export function ContactDetails({ form, lead }: FieldsProps) {
  const { fields, source } = useTexts("leads");
  return (
    <>
      <div className="flex min-w-0 flex-col gap-2">
        <FormField form={form} name="email">
          {(field) => <TextField {...field} {...noAutofill} label={fields.email} type="email" inputMode="email" />}
        </FormField>
        <DuplicateHint kind="email" form={form} leadId={lead?.id} />
      </div>
      <FormField form={form} name="phone">
        {(field) => <TextField {...field} {...noAutofill} label={fields.phone} type="tel" inputMode="tel" />}
      </FormField>
      <div className="flex min-w-0 flex-col gap-2">
        <FormField form={form} name="linkedinUrl">
          {(field) => (
            <TextField
              {...field}
              {...noAutofill}
              label={fields.linkedinUrl}
              description={fields.linkedinHint}
              inputMode="url"
            />
          )}
        </FormField>
        <DuplicateHint kind="linkedinUrl" form={form} leadId={lead?.id} />
      </div>
      <FormField form={form} name="source">
        {(field) => (
          <ChoiceField
            label={fields.source}
            choices={leadSources.map((id) => ({ id, label: source(id) }))}
            {...field}
          />
        )}
      </FormField>
      <div className={wide}>
        <FormField form={form} name="tags">
          {(field) => <TagField label={fields.tags} description={fields.tagsHint} max={10} {...field} />}
        </FormField>
      </div>
    </>
  );
}
