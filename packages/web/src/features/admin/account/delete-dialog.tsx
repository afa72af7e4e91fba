import { deletionReasonMax } from "@linkedpotential/contract/accounts/limits";
import { newDeletion } from "@linkedpotential/contract/accounts/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { saveProblem } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { type NamedAccount, useDeleteAccount } from "./api.ts";
import { DeletedContract } from "./deleted-contract.tsx";

interface DeleteDialogProps {
  account: NamedAccount & {
    email: string;
    /** Whether mail reaches the owner. */
    isMailed: boolean;
  };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Form in which an admin deletes an account. The mail to its owner names the reason. */
export function DeleteDialog({ account, onClose, onDeleted }: DeleteDialogProps) {
  const { deletion: texts } = useTexts("admin-account");
  const { users } = useTexts("admin");
  const common = useTexts("common");
  const remove = useDeleteAccount(account);
  const form = useForm({
    schema: newDeletion,
    initial: { reason: "" },
    failureText: (failure) => `${withColon(users.deleteFailed)} ${saveProblem(failure)}`,
    onSubmit: async ({ reason }) => {
      await remove.runAsync(reason);
      onClose();
      onDeleted?.();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={texts.description(account.name, account.email)}
      form={form}
      texts={common}
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="danger" isPending={form.isPending}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <DeletedContract userId={account.id} />
        <FormField form={form} name="reason">
          {(field) => (
            <TextArea
              label={texts.reason}
              description={texts.reasonHint}
              isRequired
              autoFocus
              rows={4}
              maxLength={deletionReasonMax}
              counterMax={deletionReasonMax}
              {...field}
            />
          )}
        </FormField>
      </div>
    </Dialog>
  );
}
