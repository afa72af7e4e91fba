import { useTexts } from "../../../texts/texts.ts";
import { TextField, type TextFieldProps } from "../../../ui/text-field.tsx";
import type { AddressValues } from "./address-values.ts";

interface AddressFieldsProps {
  field: (name: keyof AddressValues) => Pick<TextFieldProps, "name" | "value" | "onChange" | "errorMessage">;
}

export function AddressFields({ field }: AddressFieldsProps) {
  const { address: texts } = useTexts("billing");
  return (
    <div className="flex flex-col gap-4">
      <TextField label={texts.name} autoComplete="name" isRequired {...field("name")} />
      <TextField label={texts.company} autoComplete="organization" {...field("company")} />
      <TextField label={texts.street} autoComplete="street-address" isRequired {...field("street")} />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-4">
        <TextField label={texts.postalCode} autoComplete="postal-code" isRequired {...field("postalCode")} />
        <TextField label={texts.city} autoComplete="address-level2" isRequired {...field("city")} />
      </div>
      <TextField label={texts.country} autoComplete="country-name" isRequired {...field("country")} />
      <TextField label={texts.vatId} description={texts.vatIdHint} autoComplete="off" {...field("vatId")} />
    </div>
  );
}
