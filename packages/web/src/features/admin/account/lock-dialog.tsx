import { lockReasonMax } from "@linkedpotential/contract/accounts/limits";
import { type Account, newLock } from "@linkedpotential/contract/accounts/schema";
import { type HidingGround, hidingGrounds } from "@linkedpotential/contract/moderation/choices";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { useLock } from "./api.ts";
import { NewestReport } from "./newest-report.tsx";
import { ReasonArea } from "./reason-area.tsx";

/** Form in which an admin locks an account. Its owner receives the reasons (Art. 17 DSA). */
export function LockDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { lock: texts } = useTexts("admin-account");
  const common = useTexts("common");
  const lock = useLock(account);
  const form = useForm({
    schema: newLock,
    initial: { ground: undefined as HidingGround | undefined, reason: "" },
    onSubmit: async (values) => {
      await lock.runAsync(values);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={texts.description(account.name)}
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
      <div className="flex flex-col gap-5">
        <NewestReport account={account} />
        <FormField form={form} name="ground">
          {(field) => (
            <RadioGroup
              label={texts.ground}
              isRequired
              choices={hidingGrounds.map((id) => ({ id, label: texts.grounds[id] }))}
              {...field}
              value={field.value ?? null}
            />
          )}
        </FormField>
        <FormField form={form} name="reason">
          {(field) => <ReasonArea texts={texts} max={lockReasonMax} {...field} />}
        </FormField>
      </div>
    </Dialog>
  );
}
