import { homeCountry } from "@linkedpotential/contract/billing/countries";
import type { BillingAddress } from "@linkedpotential/contract/billing/schema";
import type { VatCustomer } from "@linkedpotential/contract/billing/vat";
import { useWatch } from "react-hook-form";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { countryChoices } from "./countries.ts";
import { vatIdExample } from "./vat-id-example.ts";

interface TaxFieldsProps {
  form: Form<BillingAddress>;
  onChange?: (customer: VatCustomer) => void;
}

/** Fields that determine the VAT: the country and, outside Germany, the VAT id (D66). */
export function TaxFields({ form, onChange }: TaxFieldsProps) {
  const { address: texts } = useTexts("billing");
  const choices = countryChoices(useLanguage());
  const country = useWatch({ control: form.control, name: "country" });
  const example = vatIdExample(country);
  const notify = () => {
    const { country, vatId } = form.getValues();
    onChange?.({ country, vatId });
  };
  return (
    <>
      <FormField form={form} name="country">
        {(field) => (
          <Select
            label={texts.country}
            autoComplete="country"
            isRequired
            choices={choices}
            {...field}
            onChange={(code) => {
              field.onChange(code);
              if (code === homeCountry) form.setValue("vatId", "", { shouldDirty: true });
              // Remove a shown error, because it refers to the previous country.
              form.clearErrors("vatId");
              notify();
            }}
          />
        )}
      </FormField>
      {country !== homeCountry && (
        <FormField form={form} name="vatId">
          {(field) => (
            <TextField
              label={texts.vatId}
              description={example ? texts.vatIdHint(example) : texts.otherVatIdHint}
              autoComplete="off"
              {...field}
              onChange={(vatId) => {
                field.onChange(vatId);
                notify();
              }}
            />
          )}
        </FormField>
      )}
    </>
  );
}
