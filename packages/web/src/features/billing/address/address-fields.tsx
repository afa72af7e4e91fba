import type { BillingAddress } from "@linkedpotential/contract/billing/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { TextField } from "../../../ui/text-field.tsx";

/** Fields of name, company, street and city. The country is in `TaxFields`, because an order always needs it. */
export function AddressFields({ form }: { form: Form<BillingAddress> }) {
  const { address: texts } = useTexts("billing");
  return (
    <>
      <FormField form={form} name="name">
        {(field) => <TextField label={texts.name} autoComplete="name" isRequired {...field} />}
      </FormField>
      <FormField form={form} name="company">
        {(field) => <TextField label={texts.company} autoComplete="organization" {...field} />}
      </FormField>
      <FormField form={form} name="street">
        {(field) => <TextField label={texts.street} autoComplete="street-address" isRequired {...field} />}
      </FormField>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-4">
        <FormField form={form} name="postalCode">
          {(field) => <TextField label={texts.postalCode} autoComplete="postal-code" isRequired {...field} />}
        </FormField>
        <FormField form={form} name="city">
          {(field) => <TextField label={texts.city} autoComplete="address-level2" isRequired {...field} />}
        </FormField>
      </div>
    </>
  );
}
