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
import { FormSection, required, wide } from "./form-section.tsx";

interface FieldsProps {
  form: Form<LeadValues>;
  lead?: LeadRow | undefined;
}

/** Prevents autofill, because browsers would fill in the user's own name and addresses instead of the lead's. */
const noAutofill = { autoComplete: "off" };

export function ContactFields({ form, lead }: FieldsProps) {
  const { fields, sections, source } = useTexts("leads");
  return (
    <FormSection title={sections.contact}>
      <FormField form={form} name="name">
        {(field) => (
          <TextField
            {...field}
            {...noAutofill}
            label={fields.name}
            isRequired
            autoFocus={!lead}
            className={`${wide} ${required}`}
          />
        )}
      </FormField>
      <FormField form={form} name="company">
        {(field) => <TextField {...field} {...noAutofill} label={fields.company} isRequired className={required} />}
      </FormField>
      <FormField form={form} name="position">
        {(field) => <TextField {...field} {...noAutofill} label={fields.position} isRequired className={required} />}
      </FormField>
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
    </FormSection>
  );
}
