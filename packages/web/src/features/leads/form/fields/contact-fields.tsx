import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { leadSources } from "@linkedpotential/contract/leads/values";
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

/** A browser would offer one's own name and addresses for those of somebody else. */
const other = { autoComplete: "off" };

export function ContactFields({ form, lead }: FieldsProps) {
  const { fields, sections, source } = useTexts("leads");
  const { field } = form;
  return (
    <FormSection title={sections.contact}>
      <TextField
        {...field("name")}
        {...other}
        label={fields.name}
        isRequired
        autoFocus={!lead}
        className={`${wide} ${required}`}
      />
      <TextField {...field("company")} {...other} label={fields.company} isRequired className={required} />
      <TextField {...field("position")} {...other} label={fields.position} isRequired className={required} />
      <div className="flex min-w-0 flex-col gap-2">
        <TextField {...field("email")} {...other} label={fields.email} type="email" inputMode="email" />
        <DuplicateHint kind="email" value={form.values.email} leadId={lead?.id} />
      </div>
      <TextField {...field("phone")} {...other} label={fields.phone} type="tel" inputMode="tel" />
      <div className="flex min-w-0 flex-col gap-2">
        <TextField
          {...field("linkedinUrl")}
          {...other}
          label={fields.linkedinUrl}
          description={fields.linkedinHint}
          inputMode="url"
        />
        <DuplicateHint kind="linkedinUrl" value={form.values.linkedinUrl} leadId={lead?.id} />
      </div>
      <ChoiceField
        label={fields.source}
        choices={leadSources.map((id) => ({ id, label: source(id) }))}
        {...field("source")}
      />
      <div className={wide}>
        <TagField label={fields.tags} description={fields.tagsHint} max={10} {...field("tags")} />
      </div>
    </FormSection>
  );
}
