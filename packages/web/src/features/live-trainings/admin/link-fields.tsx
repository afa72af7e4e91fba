import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { LinkField } from "../../../ui/link-field.tsx";
import type { EventValues } from "./event-values.ts";

/** Fields for both links of an event. */
export function LinkFields({ form }: { form: Form<EventValues> }) {
  const { form: texts } = useTexts("live-trainings").admin;
  const { hints } = useTexts("event-admin");
  return (
    <>
      <FormField form={form} name="meetingLink">
        {(field) => <LinkField isRequired label={texts.meetingLink} description={texts.meetingLinkHint} {...field} />}
      </FormField>
      <FormField form={form} name="bookingLink">
        {(field) => <LinkField isRequired label={texts.bookingLink} description={hints.bookingLink} {...field} />}
      </FormField>
    </>
  );
}
