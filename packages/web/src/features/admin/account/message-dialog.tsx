import type { MessageWays } from "@linkedpotential/contract/accounts/message-ways";
import { type Account, newAccountMessage } from "@linkedpotential/contract/accounts/schema";
import { messageSubjectMax, messageTextMax } from "@linkedpotential/contract/live-trainings/limits";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useSendMessage } from "./api.ts";
import { waysOf } from "./ways-of.ts";

/** Form for a message to the owner of an account. Says on which ways it reaches them. */
export function MessageDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { message: texts } = useTexts("admin-account");
  const common = useTexts("common");
  const send = useSendMessage(account);
  const form = useForm({
    schema: newAccountMessage,
    initial: { subject: "", text: "" },
    onSubmit: async (message) => {
      await send.runAsync(message);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={texts.ways[wayOf(waysOf(account))](account.name)}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.submit} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
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
      </div>
    </Dialog>
  );
}

const wayOf = ({ isMailed, isNotified }: MessageWays) => (isMailed ? (isNotified ? "both" : "mail") : "bell");
