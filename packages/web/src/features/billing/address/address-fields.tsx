import { useTexts } from "../../../texts/texts.ts";
import { TextField } from "../../../ui/text-field.tsx";
import type { AddressField } from "./address-values.ts";

/** Recipient and place; country and VAT id are `TaxFields`. */
export function AddressFields({ field }: { field: AddressField }) {
  const { address: texts } = useTexts("billing");
  return (
    <>
      <TextField label={texts.name} autoComplete="name" isRequired {...field("name")} />
      <TextField label={texts.company} autoComplete="organization" {...field("company")} />
      <TextField label={texts.street} autoComplete="street-address" isRequired {...field("street")} />
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-4">
        <TextField label={texts.postalCode} autoComplete="postal-code" isRequired {...field("postalCode")} />
        <TextField label={texts.city} autoComplete="address-level2" isRequired {...field("city")} />
      </div>
    </>
  );
}
