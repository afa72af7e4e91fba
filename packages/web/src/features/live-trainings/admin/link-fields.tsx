import { completeLink } from "@linkedpotential/contract/live-trainings/rules";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { TextField } from "../../../ui/text-field.tsx";
import type { EventValues } from "./event-values.ts";

interface LinkFieldProps {
  form: Form<EventValues>;
  name: "meetingLink" | "bookingLink";
  label: string;
  description: string;
}

/** Fields for both links of an event. */
export function LinkFields({ form }: Pick<LinkFieldProps, "form">) {
  const { form: texts } = useTexts("live-trainings").admin;
  const { hints } = useTexts("event-admin");
  return (
    <>
      <LinkField form={form} name="meetingLink" label={texts.meetingLink} description={texts.meetingLinkHint} />
      <LinkField form={form} name="bookingLink" label={texts.bookingLink} description={hints.bookingLink} />
    </>
  );
}

/** Field that completes a link typed without `https://` when the person leaves it. */
function LinkField({ form, name, label, description }: LinkFieldProps) {
  return (
    <FormField form={form} name={name}>
      {(field) => {
        const completed = completeLink(field.value);
        return (
          <TextField
            isRequired
            type="url"
            label={label}
            description={description}
            onBlur={() => {
              if (completed !== field.value) field.onChange(completed);
            }}
            {...field}
          />
        );
      }}
    </FormField>
  );
}
