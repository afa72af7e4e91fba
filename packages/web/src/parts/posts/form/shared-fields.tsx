import { type Industry, industries } from "@linkedpotential/contract/community/industries";
import { postContentMax, postTitleMax } from "@linkedpotential/contract/community/limits";
import { postLanguages } from "@linkedpotential/contract/community/post-types";
import { useTexts } from "../../../texts/texts.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";

interface Field<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  errorMessage: string | undefined;
  className?: string;
}

export function TitleField(field: Field<string>) {
  const { form: labels } = useTexts("posts");
  return (
    <TextField
      label={labels.title}
      placeholder={labels.titlePlaceholder}
      isRequired
      autoFocus
      maxLength={postTitleMax}
      {...field}
    />
  );
}

export function ContentField(field: Field<string> & { label: string; placeholder: string }) {
  return <TextArea isRequired rows={7} maxLength={postContentMax} counterMax={postContentMax} {...field} />;
}

export function IndustryField(field: Field<Industry | null> & { description?: string }) {
  const { form: labels, industries: names } = useTexts("posts");
  return (
    <Select
      label={labels.industry}
      placeholder={labels.industryPlaceholder}
      isRequired
      choices={industries.map((id) => ({ id, label: names[id] }))}
      {...field}
    />
  );
}

export function LanguageField(field: Field<(typeof postLanguages)[number]>) {
  const { form: labels, languages } = useTexts("posts");
  return (
    <RadioGroup
      look="segments"
      label={labels.language}
      isRequired
      choices={postLanguages.map((id) => ({ id, label: languages[id] }))}
      {...field}
    />
  );
}
