import { codeForm } from "@linkedpotential/contract/admin/code-form";
import type { RegistrationCode } from "@linkedpotential/contract/admin/schema";
import { addDays } from "@linkedpotential/contract/dates";
import { useAction } from "../../../lib/action/use-action.ts";
import { useForm } from "../../../lib/form/use-form.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useTexts } from "../../../texts/texts.ts";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/** Suggested lifetime, so that an unused code does not stay valid. */
const suggestedDays = 30;

export function CodeFormDialog({ onClose }: { onClose: () => void }) {
  const { codes: texts } = useTexts("admin");
  const common = useTexts("common");
  const today = useToday();
  const create = useAction("admin/create-code", (body: Pick<RegistrationCode, "maxUses" | "expiresAt">) => ({ body }), {
    ofForm: true,
    says: { area: "admin", done: ({ codes }, { code }) => ({ title: codes.created, description: code }) },
  });
  const form = useForm({
    schema: codeForm,
    initial: { maxUses: "1", expiresAt: addDays(today, suggestedDays) as string | null },
    send: async (body) => {
      await create.runAsync(body);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={texts.createTitle}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.create} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-4">
        <TextField isRequired label={texts.uses} inputMode="numeric" autoComplete="off" {...form.field("maxUses")} />
        <DatePicker
          isRequired
          label={texts.lastDay}
          minValue={today}
          texts={common.fields}
          {...form.field("expiresAt")}
        />
      </div>
    </Dialog>
  );
}
