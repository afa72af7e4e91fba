import { type Account, newAccountMessage } from "@linkedpotential/contract/accounts/schema";
import { useForm } from "../../../lib/form/use-form.ts";
import { MessageFields } from "../../../parts/messages/message-fields.tsx";
import { gapProblem } from "../../../parts/messages/templates.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { useSendMessage } from "./api.ts";
import { wayOf, waysOf } from "./ways-of.ts";

/** Form for a message to the owner of an account. Says on which ways it reaches them. */
export function MessageDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { message: texts } = useTexts("admin-account");
  const common = useTexts("common");
  const { invoice, post, answer } = useTexts("admin-message").account;
  const templates = [invoice, post, answer];
  const send = useSendMessage(account);
  const form = useForm({
    schema: newAccountMessage,
    initial: { subject: "", text: "" },
    check: (message) => gapProblem(templates, message),
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
        <MessageFields form={form} templates={templates} />
      </div>
    </Dialog>
  );
}
