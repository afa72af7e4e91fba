import { newAccountMessage } from "@linkedpotential/contract/accounts/schema";
import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { useForm } from "../../../../lib/form/use-form.ts";
import { MessageFields } from "../../../../parts/messages/message-fields.tsx";
import { useTexts } from "../../../../texts/texts.ts";
import { SelectedDialog } from "./selected-dialog.tsx";
import { useSelectedAction } from "./use-selected-action.ts";

interface DialogProps {
  users: readonly ListedUser[];
  onClose: () => void;
}

/** Form for a message to each of the selected accounts. */
export function MessageManyDialog({ users, onClose }: DialogProps) {
  const { message: texts } = useTexts("admin-account").selected;
  const action = useSelectedAction(
    users,
    texts,
    "accounts/send-message",
    ({ id }, body: { subject: string; text: string }) => ({ params: { accountId: id }, body }),
    onClose,
  );
  const form = useForm({ schema: newAccountMessage, initial: { subject: "", text: "" }, onSubmit: action.runAll });
  return (
    <SelectedDialog {...{ users, texts, action, form, onClose }}>
      <MessageFields form={form} />
    </SelectedDialog>
  );
}
