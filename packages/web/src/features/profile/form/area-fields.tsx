import { type ActivityArea, activityAreas, otherArea } from "@linkedpotential/contract/profile/activity-areas";
import { useState } from "react";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ProfileValues } from "./profile-values.ts";

/** Stands for no selection, because a select cannot have an empty value. */
const noArea = "none";

export function AreaFields({ form }: { form: Form<ProfileValues> }) {
  return (
    <FormField form={form} name="activityArea">
      {(field) => <AreaField {...field} />}
    </FormField>
  );
}

interface AreaFieldProps {
  value: string;
  onChange: (area: string) => void;
  errorMessage: string | undefined;
}

function AreaField({ value, onChange, errorMessage }: AreaFieldProps) {
  const { edit, activityAreas: labels } = useTexts("profile");
  const listedArea = activityAreas.find((area) => area === value);
  const [customText, setCustomText] = useState(listedArea ? "" : value);
  const [isOther, setOther] = useState(listedArea === otherArea || customText !== "");
  const select = (area: ActivityArea | typeof noArea) => {
    setOther(area === otherArea);
    setCustomText("");
    onChange(area === noArea ? "" : area);
  };
  const enterCustomText = (text: string) => {
    setCustomText(text);
    onChange(text.trim() || otherArea);
  };
  return (
    <>
      <Select
        label={edit.activityArea}
        choices={[
          { id: noArea, label: edit.noActivityArea },
          ...activityAreas.map((area) => ({ id: area, label: labels[area] })),
        ]}
        value={isOther ? otherArea : (listedArea ?? noArea)}
        onChange={select}
        errorMessage={isOther ? undefined : errorMessage}
        {...(isOther ? {} : { className: "md:col-span-2" })}
      />
      {isOther && (
        <TextField
          label={edit.ownActivityArea}
          description={edit.ownActivityAreaHint}
          maxLength={100}
          value={customText}
          onChange={enterCustomText}
          errorMessage={errorMessage}
        />
      )}
    </>
  );
}
