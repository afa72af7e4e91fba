import { newAccountMessage } from "@linkedpotential/contract/accounts/schema";
import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { useState } from "react";
import { useForm } from "../../../../lib/form/use-form.ts";
import { MessageFields } from "../../../../parts/messages/message-fields.tsx";
import { gapProblem } from "../../../../parts/messages/templates.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { MessageReview, ReviewButtons } from "./message-review.tsx";
import { SelectedDialog } from "./selected-dialog.tsx";
import { useSelectedAction } from "./use-selected-action.ts";
import type { Message } from "./use-send-test.ts";

interface DialogProps {
  users: readonly ListedUser[];
  onClose: () => void;
}

/** Form for a message to each of the selected accounts. The message is sent from a preview only. */
export function MessageManyDialog({ users, onClose }: DialogProps) {
  const { message: texts } = useTexts("admin-account").selected;
  const { account, review } = useTexts("admin-message");
  const common = useTexts("common");
  const templates = [account.invoice, account.post, account.answer];
  const [reviewed, setReviewed] = useState<Message | null>(null);
  const action = useSelectedAction(
    users,
    texts,
    "accounts/send-message",
    ({ id }, body: Message) => ({ params: { accountId: id }, body }),
    onClose,
  );
  const form = useForm({
    schema: newAccountMessage,
    initial: { subject: "", text: "" },
    check: (message) => gapProblem(templates, message),
    onSubmit: async (message) => setReviewed(message),
  });
  if (!reviewed) {
    const footer = <FormButtons cancelLabel={common.cancel} submitLabel={review.open} />;
    return (
      <SelectedDialog {...{ users, texts, action, form, onClose, footer }}>
        <MessageFields form={form} templates={templates} />
      </SelectedDialog>
    );
  }
  const isPending = action.progress !== null;
  const sending = { submit: () => void action.runAll(reviewed), isPending, isDirty: true, problem: undefined };
  return (
    <SelectedDialog
      {...{ users, texts, action, onClose }}
      form={sending}
      footer={
        <ReviewButtons
          message={reviewed}
          submitLabel={texts.submit(users.length)}
          isPending={isPending}
          onBack={() => setReviewed(null)}
        />
      }
    >
      <MessageReview users={users} message={reviewed} />
    </SelectedDialog>
  );
}
