import { type Account, upheldLock } from "@linkedpotential/contract/accounts/schema";
import { statementMax } from "@linkedpotential/contract/moderation/limits";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useUpholdLock } from "./api.ts";

interface UpholdDialogProps {
  account: Account;
  lockedAt: string;
  onClose: () => void;
}

/** Form in which an admin refuses the objection to a lock. */
export function UpholdDialog({ account, lockedAt, onClose }: UpholdDialogProps) {
  const { uphold: texts, lock } = useTexts("admin-account");
  const common = useTexts("common");
  const uphold = useUpholdLock(account, lockedAt);
  const form = useForm({
    schema: upheldLock,
    initial: { lockedAt, statement: "" },
    onSubmit: async ({ statement }) => {
      await uphold.runAsync(statement);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={texts.description}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.submit} isPending={form.isPending} />}
    >
      <FormField form={form} name="statement">
        {(field) => (
          <TextArea
            label={lock.reason}
            description={lock.reasonHint}
            isRequired
            autoFocus
            rows={5}
            maxLength={statementMax}
            counterMax={statementMax}
            {...field}
          />
        )}
      </FormField>
    </Dialog>
  );
}
