import { industries } from "@linkedpotential/contract/community/industries";
import { postContentMax, postEntriesMax, postEntryMax, postTitleMax } from "@linkedpotential/contract/community/limits";
import { freelancerPostTypes, postLanguages } from "@linkedpotential/contract/community/post-types";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { TagField } from "../../../ui/tag-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { PostValues } from "./post-values.ts";

interface PostFieldsProps {
  form: Form<PostValues>;
  /** False for new posts, which are always collaborations. */
  canChangeType: boolean;
}

export function PostFields({ form, canChangeType }: PostFieldsProps) {
  const texts = useTexts("posts");
  const { form: labels } = texts;
  const entries = { description: labels.entriesHint, max: postEntriesMax, maxLength: postEntryMax };
  const type = useWatch({ control: form.control, name: "type" });
  return (
    <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
      <FormField form={form} name="title">
        {(field) => (
          <TextField
            label={labels.title}
            placeholder={labels.titlePlaceholder}
            className="md:col-span-2"
            isRequired
            autoFocus
            maxLength={postTitleMax}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="industry">
        {(field) => (
          <Select
            label={labels.industry}
            placeholder={labels.industryPlaceholder}
            isRequired
            choices={industries.map((id) => ({ id, label: texts.industries[id] }))}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="language">
        {(field) => (
          <RadioGroup
            look="segments"
            label={labels.language}
            isRequired
            choices={postLanguages.map((id) => ({ id, label: texts.languages[id] }))}
            {...field}
          />
        )}
      </FormField>
      {canChangeType && (
        <FormField form={form} name="type">
          {(field) => (
            <Select
              label={labels.type}
              description={labels.typeHint}
              className="md:col-span-2"
              isRequired
              choices={freelancerPostTypes.map((id) => ({ id, label: texts.types[id] }))}
              {...field}
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="content">
        {(field) => (
          <TextArea
            label={labels.content}
            placeholder={labels.contentHint}
            className="md:col-span-2"
            isRequired
            rows={7}
            maxLength={postContentMax}
            counterMax={postContentMax}
            {...field}
          />
        )}
      </FormField>
      {type === "collaboration" && (
        <>
          <FormField form={form} name="skills">
            {(field) => <TagField label={labels.skills} {...entries} {...field} />}
          </FormField>
          <FormField form={form} name="lookingFor">
            {(field) => <TagField label={labels.lookingFor} {...entries} {...field} />}
          </FormField>
        </>
      )}
    </div>
  );
}
