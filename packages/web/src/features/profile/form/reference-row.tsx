import type { Problem } from "@linkedpotential/contract/problems";
import {
  referenceCustomerMax,
  referenceLinkMax,
  referenceTextMax,
  referenceYearMin,
} from "@linkedpotential/contract/profile/limits";
import type { Reference } from "@linkedpotential/contract/profile/offer";
import { Trash2 } from "lucide-react";
import { useFieldText } from "../../../texts/field-texts.ts";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LinkField } from "../../../ui/link-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";

interface ReferenceRowProps {
  label: string;
  value: Reference;
  /** Problems by field of the reference. */
  problems: Readonly<Record<string, Problem>>;
  autoFocus: boolean;
  onChange: (part: Partial<Reference>) => void;
  onRemove: () => void;
}

export function ReferenceRow({ label, value, problems, autoFocus, onChange, onRemove }: ReferenceRowProps) {
  const { edit } = useTexts("profile");
  const textOf = useFieldText();
  const problemOf = (field: keyof Reference) => problems[field] && textOf(problems[field]);
  return (
    <fieldset className="m-0 grid w-full min-w-0 grid-cols-[1fr_auto] gap-3 rounded-md border border-line p-3 md:grid-cols-[1fr_7rem_auto]">
      <legend className="sr-only">{label}</legend>
      <TextField
        label={edit.customer}
        isRequired
        className="max-md:col-span-2"
        maxLength={referenceCustomerMax}
        autoFocus={autoFocus}
        value={value.customer}
        onChange={(customer) => onChange({ customer })}
        errorMessage={problemOf("customer")}
      />
      <Select
        label={edit.year}
        choices={yearsUntil(Math.max(new Date().getFullYear(), value.year))}
        value={String(value.year)}
        onChange={(year) => onChange({ year: Number(year) })}
        errorMessage={problemOf("year")}
      />
      <IconButton
        label={edit.remove(value.customer || label)}
        icon={<Trash2 size={16} aria-hidden />}
        className="mt-6.5"
        onPress={onRemove}
      />
      <TextField
        label={edit.work}
        isRequired
        className="col-span-full"
        maxLength={referenceTextMax}
        value={value.text}
        onChange={(text) => onChange({ text })}
        errorMessage={problemOf("text")}
      />
      <LinkField
        label={edit.link}
        className="col-span-full"
        maxLength={referenceLinkMax}
        value={value.link}
        onChange={(link) => onChange({ link })}
        errorMessage={problemOf("link")}
      />
    </fieldset>
  );
}

const yearsUntil = (last: number) =>
  Array.from({ length: last - referenceYearMin + 1 }, (_, back) => String(last - back)).map((year) => ({
    id: year,
    label: year,
  }));
