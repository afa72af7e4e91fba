import { deletionReasonMax } from "@linkedpotential/contract/accounts/limits";
import { type Account, newDeletion } from "@linkedpotential/contract/accounts/schema";
import { useNavigate } from "react-router-dom";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useDeleteAccount } from "./api.ts";

interface DeleteDialogProps {
  account: Account;
  listPath: string;
  onClose: () => void;
}

/** Form in which an admin deletes an account. The mail to its owner names the reason. */
export function DeleteDialog({ account, listPath, onClose }: DeleteDialogProps) {
  const { deletion: texts } = useTexts("admin-account");
  const common = useTexts("common");
  const navigate = useNavigate();
  const remove = useDeleteAccount(account);
  const form = useForm({
    schema: newDeletion,
    initial: { reason: "" },
    onSubmit: async ({ reason }) => {
      await remove.runAsync(reason);
      onClose();
      navigate(listPath, { replace: true });
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
    </Dialog>
  );
}
