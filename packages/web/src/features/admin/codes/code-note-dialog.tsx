import { codeNoteMax } from "@linkedpotential/contract/admin/limits";
import { codeChange, type RegistrationCode } from "@linkedpotential/contract/admin/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useChangeCode } from "../api.ts";
import { codeText } from "./code-text.ts";

interface CodeNoteDialogProps {
  code: Pick<RegistrationCode, "code" | "note">;
  onClose: () => void;
}

export function CodeNoteDialog({ code: { code, note }, onClose }: CodeNoteDialogProps) {
  const { codes: texts } = useTexts("admin");
  const common = useTexts("common");
  const change = useChangeCode();
  const form = useForm({
    schema: codeChange,
    initial: { note },
    onSubmit: async (body) => {
      await change.runAsync({ code, note: body.note });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={texts.noteTitle}
      description={<span className="font-mono">{codeText(code)}</span>}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={texts.save} isPending={form.isPending} />}
    >
      <FormField form={form} name="note">
        {(field) => (
          <TextField
            label={texts.note}
            description={texts.noteHint}
            maxLength={codeNoteMax}
            autoComplete="off"
            autoFocus
            {...field}
          />
        )}
      </FormField>
    </Dialog>
  );
}
