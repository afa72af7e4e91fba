import { deletionReasonMax } from "@linkedpotential/contract/accounts/limits";
import { newDeletion } from "@linkedpotential/contract/accounts/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { saveProblem } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { type NamedAccount, useDeleteAccount } from "./api.ts";
import { DeletedContract } from "./deleted-contract.tsx";
import { ReasonArea } from "./reason-area.tsx";

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
        <FormButtons
          variant="danger"
          cancelLabel={common.cancel}
          submitLabel={texts.submit}
          isPending={form.isPending}
        />
      }
    >
      <div className="flex flex-col gap-4">
        <DeletedContract userId={account.id} />
        <FormField form={form} name="reason">
          {(field) => <ReasonArea texts={texts} max={deletionReasonMax} autoFocus {...field} />}
        </FormField>
      </div>
    </Dialog>
  );
}
