import { messageSubjectMax, messageTextMax } from "@linkedpotential/contract/live-trainings/limits";
import { FormField } from "../../../lib/form/form-field.tsx";
import type { Form } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/** Subject and text of a message to the owners of accounts. */
export function MessageFields({ form }: { form: Form<{ subject: string; text: string }> }) {
  const { message: texts } = useTexts("admin-account");
  return (
    <>
      <FormField form={form} name="subject">
        {(field) => (
          <TextField
            autoFocus
            isRequired
            label={texts.subject}
            maxLength={messageSubjectMax}
            autoComplete="off"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="text">
        {(field) => (
          <TextArea
            isRequired
            label={texts.text}
            description={texts.textHint}
            rows={8}
            counterMax={messageTextMax}
            {...field}
          />
        )}
      </FormField>
    </>
  );
}
