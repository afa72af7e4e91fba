import { postEntriesMax, postEntryMax, projectDetailMax } from "@linkedpotential/contract/community/limits";
import { companyMax } from "@linkedpotential/contract/project-requests/limits";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { ContentField, IndustryField, LanguageField, TitleField } from "../../../parts/posts/form/shared-fields.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { TagField } from "../../../ui/tag-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ProjectValues } from "./project-values.ts";

const details = ["start", "extent", "budget"] as const;

export function ProjectFields({ form }: { form: Form<ProjectValues> }) {
  const { form: texts } = useTexts("projects");
  const { form: labels, project } = useTexts("posts");
  return (
    <div className="grid gap-x-4 gap-y-5 md:grid-cols-6">
      <FormField form={form} name="title">
        {(field) => <TitleField className="md:col-span-6" {...field} />}
      </FormField>
      <FormField form={form} name="content">
        {(field) => (
          <ContentField label={texts.content} placeholder={texts.contentHint} className="md:col-span-6" {...field} />
        )}
      </FormField>
      <div className="md:col-span-6">
        <FormField form={form} name="lookingFor">
          {(field) => (
            <TagField
              label={texts.lookingFor}
              description={labels.entriesHint}
              max={postEntriesMax}
              maxLength={postEntryMax}
              {...field}
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="industry">
        {(field) => <IndustryField description={texts.industryHint} className="md:col-span-3" {...field} />}
      </FormField>
      <div className="md:col-span-3">
        <FormField form={form} name="language">
          {(field) => <LanguageField {...field} />}
        </FormField>
      </div>
      {details.map((name) => (
        <FormField key={name} form={form} name={name}>
          {(field) => (
            <TextField
              label={texts.optional(project[name])}
              placeholder={texts.examples[name]}
              className="md:col-span-2"
              maxLength={projectDetailMax}
              {...field}
            />
          )}
        </FormField>
      ))}
      <FormField form={form} name="company">
        {(field) => (
          <TextField
            label={texts.optional(texts.company)}
            description={texts.companyHint}
            className="md:col-span-6"
            autoComplete="organization"
            maxLength={companyMax}
            {...field}
          />
        )}
      </FormField>
    </div>
  );
}
