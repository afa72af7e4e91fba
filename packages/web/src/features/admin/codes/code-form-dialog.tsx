import { codeForm } from "@linkedpotential/contract/admin/code-form";
import { codeNoteMax } from "@linkedpotential/contract/admin/limits";
import type { RegistrationCode } from "@linkedpotential/contract/admin/schema";
import { addDays } from "@linkedpotential/contract/dates";
import { useAction } from "../../../lib/action/use-action.ts";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useToday } from "../../../lib/use-today.ts";
import { useTexts } from "../../../texts/texts.ts";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { codeText } from "./code-text.ts";

const defaultLifetimeDays = 30;

type NewCode = Pick<RegistrationCode, "maxUses" | "expiresAt"> & { note?: string | undefined };

interface CodeFormDialogProps {
  /** Initial note. */
  note?: string;
  onCreated?: (code: string) => void;
  onClose: () => void;
}

export function CodeFormDialog({ note = "", onCreated, onClose }: CodeFormDialogProps) {
  const { codes: texts } = useTexts("admin");
  const common = useTexts("common");
  const today = useToday();
  const create = useAction("admin/create-code", (body: NewCode) => ({ body }), {
    isForm: true,
    toasts: { area: "admin", done: ({ codes }, { code }) => ({ title: codes.created, description: codeText(code) }) },
  });
  const form = useForm({
    schema: codeForm,
    initial: { maxUses: "1", expiresAt: addDays(today, defaultLifetimeDays) as string | null, note },
    onSubmit: async (body) => {
      const { code } = await create.runAsync(body);
      onCreated?.(code);
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
        <FormField form={form} name="maxUses">
          {(field) => <TextField isRequired label={texts.uses} inputMode="numeric" autoComplete="off" {...field} />}
        </FormField>
        <FormField form={form} name="expiresAt">
          {(field) => <DatePicker isRequired label={texts.lastDay} minValue={today} texts={common.fields} {...field} />}
        </FormField>
        <FormField form={form} name="note">
          {(field) => (
            <TextField
              label={texts.note}
              description={texts.noteHint}
              maxLength={codeNoteMax}
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
      </div>
    </Dialog>
  );
}
