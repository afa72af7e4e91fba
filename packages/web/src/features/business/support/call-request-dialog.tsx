import { supportMessageMax } from "@linkedpotential/contract/support/limits";
import { supportMessage } from "@linkedpotential/contract/support/schema";
import * as z from "zod/mini";
import { useAction } from "../../../lib/action/use-action.ts";
import { queryClient } from "../../../lib/api/query-client.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { supportQuery } from "./api.ts";

const schema = z.pick(supportMessage, { message: true });

/** Asks the support team for a strategy call, where no calendar is configured. */
export function CallRequestDialog({ onClose }: { onClose: () => void }) {
  const { support: texts } = useTexts("business");
  const common = useTexts("common");
  const { email } = useUser();
  const send = useAction(
    "support/send",
    ({ message }: { message: string }) => ({ body: { subject: texts.callSubject, message, isCallRequest: true } }),
    {
      isForm: true,
      // A colleague may have been faster.
      onFailed: () => void queryClient.invalidateQueries({ queryKey: supportQuery.queryKey }),
      toasts: { area: "business", done: ({ support }) => support.callSent },
    },
  );
  const form = useForm({
    schema,
    initial: { message: "" },
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
      title={texts.call}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.sendCall} isPending={form.isPending} />}
    >
      <FormField form={form} name="message">
        {(field) => (
          <TextArea
            label={texts.callMessage}
            description={texts.replyTo(email)}
            isRequired
            autoFocus
            rows={4}
            maxLength={supportMessageMax}
            {...field}
          />
        )}
      </FormField>
    </Dialog>
  );
}
