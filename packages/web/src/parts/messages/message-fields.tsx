import { messageSubjectMax, messageTextMax } from "@linkedpotential/contract/live-trainings/limits";
import { FormField } from "../../lib/form/form-field.tsx";
import type { Form } from "../../lib/form/use-form.ts";
import { useTexts } from "../../texts/texts.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TemplateMenu } from "./template-menu.tsx";
import type { MessageTemplate } from "./templates.ts";

interface MessageFieldsProps {
  form: Form<{ subject: string; text: string }>;
  /** Ready texts to start with. Absent where none fits. */
  templates?: readonly MessageTemplate[];
}

/** Subject and text of a message of an admin. The mail adds the greeting. */
export function MessageFields({ form, templates }: MessageFieldsProps) {
  const texts = useTexts("admin-message");
  return (
    <>
      {templates && <TemplateMenu form={form} templates={templates} />}
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
