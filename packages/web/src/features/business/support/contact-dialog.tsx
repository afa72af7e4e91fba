import type { SupportContact } from "@linkedpotential/contract/business/support-schema";
import { supportMessageMax } from "@linkedpotential/contract/support/limits";
import { supportMessage } from "@linkedpotential/contract/support/schema";
import * as z from "zod/mini";
import { useAction } from "../../../lib/action/use-action.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";

const schema = z.pick(supportMessage, { subject: true, message: true });

interface ContactDialogProps {
  contact: SupportContact;
  onClose: () => void;
}

/** Writes to the contact person of the company, and says to whom the message goes. */
export function ContactDialog({ contact: { name, email }, onClose }: ContactDialogProps) {
  const { support: texts } = useTexts("business");
  const common = useTexts("common");
  const user = useUser();
  const send = useAction(
    "support/send",
    (message: z.output<typeof schema>) => ({ body: { ...message, isToContact: true } }),
    {
      isForm: true,
      toasts: {
        area: "business",
        done: ({ support }) => ({ title: support.messageSent, description: support.goesTo(name, email) }),
      },
    },
  );
  const form = useForm({
    schema,
    initial: { subject: texts.messageSubject, message: "" },
    onSubmit: async (message) => {
      await send.runAsync(message);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={texts.write}
      description={texts.goesTo(name, email)}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.sendMessage} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-4">
        <FormField form={form} name="subject">
          {(field) => <TextField label={texts.subject} isRequired maxLength={150} {...field} />}
        </FormField>
        <FormField form={form} name="message">
          {(field) => (
            <TextArea
              label={texts.message}
              description={texts.answerTo(user.email)}
              isRequired
              autoFocus
              rows={5}
              maxLength={supportMessageMax}
              {...field}
            />
          )}
        </FormField>
      </div>
    </Dialog>
  );
}
