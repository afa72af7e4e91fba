import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadSources } from "@linkedpotential/contract/leads/values";
import { useTexts } from "../../../texts/texts.ts";
import { TagField } from "../../../ui/tag-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { DuplicateHint } from "./duplicate-hint.tsx";
import { FormSection, required, wide } from "./form-section.tsx";
import type { FieldName, LeadValues } from "./lead-values.ts";
import type { LeadForm } from "./use-lead-form.ts";

/** Names of the fields that hold a text. */
type TextName = { [Name in FieldName]: LeadValues[Name] extends string ? Name : never }[FieldName];

interface FieldsProps {
  form: LeadForm;
  /** The saved lead, unless it is a new one. */
  lead?: LeadRow | undefined;
}

/** Who it is and how to reach them. */
export function ContactFields({ form, lead }: FieldsProps) {
  const { fields, sections, source } = useTexts("leads");
  const text = (name: TextName) => textField(form, name);
  return (
    <FormSection title={sections.contact}>
      <TextField {...text("name")} label={fields.name} isRequired autoFocus={!lead} className={`${wide} ${required}`} />
      <TextField {...text("company")} label={fields.company} isRequired className={required} />
      <TextField {...text("position")} label={fields.position} isRequired className={required} />
      <div className="flex min-w-0 flex-col gap-2">
        <TextField {...text("email")} label={fields.email} type="email" inputMode="email" />
        <DuplicateHint kind="email" value={form.values.email} leadId={lead?.id} />
      </div>
      <TextField {...text("phone")} label={fields.phone} type="tel" inputMode="tel" />
      <div className="flex min-w-0 flex-col gap-2">
        <TextField
          {...text("linkedinUrl")}
          label={fields.linkedinUrl}
          description={fields.linkedinHint}
          inputMode="url"
        />
        <DuplicateHint kind="linkedinUrl" value={form.values.linkedinUrl} leadId={lead?.id} />
      </div>
      <ChoiceField
        label={fields.source}
        choices={leadSources.map((id) => ({ id, label: source(id) }))}
        value={form.values.source}
        onChange={(chosen) => form.set("source", chosen)}
      />
      <div className={wide}>
        <TagField
          label={fields.tags}
          description={fields.tagsHint}
          errorMessage={form.errors.tags}
          value={form.values.tags}
          onChange={(tags) => form.set("tags", tags)}
          max={10}
        />
      </div>
    </FormSection>
  );
}

/** What joins a text field with the form. */
export function textField(form: LeadForm, name: TextName) {
  return {
    name,
    value: form.values[name],
    onChange: (text: string) => form.set(name, text),
    errorMessage: form.errors[name],
  };
}
