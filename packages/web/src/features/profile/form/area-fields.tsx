import { useState } from "react";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { ProfileValues } from "./profile-values.ts";

const activityAreas = [
  "Webdesign & Webentwicklung",
  "Grafikdesign & Branding",
  "Online Marketing & SEO",
  "Content Creation & Copywriting",
  "Social Media Management",
  "Softwareentwicklung & Programmierung",
  "Beratung (Digital, Business, Strategie)",
  "Sales & Akquise",
  "E-Commerce & Shopmanagement",
  "Fotografie & Videoproduktion",
  "Virtual Assistance & Office Support",
  "Sonstiges",
] as const;
type ActivityArea = (typeof activityAreas)[number];

/** The last option, which allows a custom text. */
const otherArea = "Sonstiges" satisfies ActivityArea;
/** A select cannot have an empty value. */
const noArea = "none";

export function AreaFields({ form }: { form: Form<ProfileValues> }) {
  const { edit, activityAreas: labels } = useTexts("profile");
  const { value, onChange, errorMessage } = form.field("activityArea");
  const known = activityAreas.find((area) => area === value);
  const [own, setOwn] = useState(known ? "" : value);
  const [isOther, setOther] = useState(known === otherArea || own !== "");
  const choose = (area: ActivityArea | typeof noArea) => {
    setOther(area === otherArea);
    setOwn("");
    onChange(area === noArea ? "" : area);
  };
  const write = (text: string) => {
    setOwn(text);
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
        value={isOther ? otherArea : (known ?? noArea)}
        onChange={choose}
        errorMessage={isOther ? undefined : errorMessage}
        {...(isOther ? {} : { className: "md:col-span-2" })}
      />
      {isOther && (
        <TextField
          label={edit.ownActivityArea}
          description={edit.ownActivityAreaHint}
          maxLength={100}
          value={own}
          onChange={write}
          errorMessage={errorMessage}
        />
      )}
    </>
  );
}
