import { industries } from "@linkedpotential/contract/community/industries";
import {
  postContentMax,
  postEntriesMax,
  postEntryMax,
  postTitleMax,
  projectDetailMax,
} from "@linkedpotential/contract/community/limits";
import { postLanguages } from "@linkedpotential/contract/community/post-types";
import { companyMax } from "@linkedpotential/contract/project-requests/limits";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { TagField } from "../../../ui/tag-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ProjectValues } from "./project-values.ts";

const details = ["start", "extent", "budget"] as const;

export function ProjectFields({ form }: { form: Form<ProjectValues> }) {
  const { form: texts } = useTexts("projects");
  const { form: labels, industries: industryNames, languages, project } = useTexts("posts");
  return (
    <div className="grid gap-x-4 gap-y-5 md:grid-cols-6">
      <FormField form={form} name="title">
        {(field) => (
          <TextField
            label={labels.title}
            placeholder={labels.titlePlaceholder}
            className="md:col-span-6"
            isRequired
            autoFocus
            maxLength={postTitleMax}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="content">
        {(field) => (
          <TextArea
            label={texts.content}
            placeholder={texts.contentHint}
            className="md:col-span-6"
            isRequired
            rows={7}
            maxLength={postContentMax}
            counterMax={postContentMax}
            {...field}
          />
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
        {(field) => (
          <Select
            label={labels.industry}
            placeholder={labels.industryPlaceholder}
            className="md:col-span-3"
            isRequired
            choices={industries.map((id) => ({ id, label: industryNames[id] }))}
            {...field}
          />
        )}
      </FormField>
      <div className="md:col-span-3">
        <FormField form={form} name="language">
          {(field) => (
            <RadioGroup
              look="segments"
              label={labels.language}
              isRequired
              choices={postLanguages.map((id) => ({ id, label: languages[id] }))}
              {...field}
            />
          )}
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
