import { homeCountry } from "@linkedpotential/contract/billing/countries";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { AddressField } from "./address-values.ts";
import { countryChoices } from "./countries.ts";
import { vatIdExample } from "./vat-id-example.ts";

/** Country and, outside the operator's country, the VAT id. They determine the VAT (D66). */
export function TaxFields({ field }: { field: AddressField }) {
  const { address: texts } = useTexts("billing");
  const country = field("country");
  const vatId = field("vatId");
  const select = (code: string) => {
    country.onChange(code);
    // Setting the value also clears the error about the previous country.
    vatId.onChange(code === homeCountry ? "" : vatId.value);
  };
  const example = vatIdExample(country.value);
  return (
    <>
      <Select
        label={texts.country}
        autoComplete="country"
        isRequired
        choices={countryChoices(useLanguage())}
        {...country}
        onChange={select}
      />
      {country.value !== homeCountry && (
        <TextField
          label={texts.vatId}
          description={example ? texts.vatIdHint(example) : texts.otherVatIdHint}
          autoComplete="off"
          {...vatId}
        />
      )}
    </>
  );
}
