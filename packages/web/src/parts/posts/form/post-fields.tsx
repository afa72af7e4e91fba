import {
  industries,
  postContentMax,
  postEntriesMax,
  postEntryMax,
  postLanguages,
  postTitleMax,
  postTypes,
} from "@linkedpotential/contract/community/values";
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
  /** Whether the type can be changed. New posts are always collaborations. */
  canChangeType: boolean;
}

export function PostFields({ form, canChangeType }: PostFieldsProps) {
  const texts = useTexts("posts");
  const { form: labels } = texts;
  const entries = { description: labels.entriesHint, max: postEntriesMax, maxLength: postEntryMax };
  return (
    <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
      <TextField
        label={labels.title}
        placeholder={labels.titlePlaceholder}
        className="md:col-span-2"
        isRequired
        autoFocus
        maxLength={postTitleMax}
        {...form.field("title")}
      />
      <Select
        label={labels.industry}
        placeholder={labels.industryPlaceholder}
        isRequired
        choices={industries.map((id) => ({ id, label: texts.industries[id] }))}
        {...form.field("industry")}
      />
      <RadioGroup
        look="segments"
        label={labels.language}
        isRequired
        choices={postLanguages.map((id) => ({ id, label: texts.languages[id] }))}
        {...form.field("language")}
      />
      {canChangeType && (
        <Select
          label={labels.type}
          description={labels.typeHint}
          className="md:col-span-2"
          isRequired
          choices={postTypes.map((id) => ({ id, label: texts.types[id] }))}
          {...form.field("type")}
        />
      )}
      <TextArea
        label={labels.content}
        placeholder={labels.contentHint}
        className="md:col-span-2"
        isRequired
        rows={7}
        maxLength={postContentMax}
        counterMax={postContentMax}
        {...form.field("content")}
      />
      {form.values.type === "collaboration" && (
        <>
          <TagField label={labels.skills} {...entries} {...form.field("skills")} />
          <TagField label={labels.lookingFor} {...entries} {...form.field("lookingFor")} />
        </>
      )}
    </div>
  );
}
