import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { AmountField } from "../../../ui/amount-field.tsx";
import { LanguageFields } from "./language-fields.tsx";
import type { ProfileValues } from "./profile-values.ts";
import { ReferenceFields } from "./reference-fields.tsx";

/** Fields of a freelancer's profile that only businesses see: day rate, languages and references. */
export function OfferFields({ form }: { form: Form<ProfileValues> }) {
  const { edit } = useTexts("profile");
  return (
    <fieldset className="m-0 flex min-w-0 flex-col gap-5 border-line border-t pt-5 md:col-span-2">
      <legend className="float-left mb-1 font-semibold text-sm">{edit.offer}</legend>
      <p className="text-ink-subtle text-xs">{edit.offerHint}</p>
      <FormField form={form} name="dayRate">
        {(field) => <AmountField label={edit.dayRate} description={edit.dayRateHint} className="md:w-1/2" {...field} />}
      </FormField>
      <FormField form={form} name="languages">
        {({ name: _, ...field }) => <LanguageFields {...field} />}
      </FormField>
      <FormField form={form} name="references">
        {({ name: _, ...field }) => <ReferenceFields {...field} />}
      </FormField>
    </fieldset>
  );
}
