import { postEntriesMax, postEntryMax } from "@linkedpotential/contract/community/limits";
import { freelancerPostTypes } from "@linkedpotential/contract/community/post-types";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Select } from "../../../ui/select.tsx";
import { TagField } from "../../../ui/tag-field.tsx";
import type { PostValues } from "./post-values.ts";
import { ContentField, IndustryField, LanguageField, TitleField } from "./shared-fields.tsx";

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
        {(field) => <TitleField className="md:col-span-2" {...field} />}
      </FormField>
      <FormField form={form} name="industry">
        {(field) => <IndustryField {...field} />}
      </FormField>
      <FormField form={form} name="language">
        {(field) => <LanguageField {...field} />}
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
          <ContentField label={labels.content} placeholder={labels.contentHint} className="md:col-span-2" {...field} />
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
