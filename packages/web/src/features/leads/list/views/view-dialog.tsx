import { type LeadView, leadView } from "@linkedpotential/contract/user/work-settings";
import { FormField } from "../../../../lib/form/form-field.tsx";
import { FormError, useForm } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { TextField } from "../../../../ui/text-field.tsx";

interface DialogProps {
  /** View to rename. Null to save a new one. */
  view: LeadView | null;
  views: readonly LeadView[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a saved view. */
export function ViewDialog({ view, views, onSave, onClose }: DialogProps) {
  const { views: texts } = useTexts("lead-tools");
  const common = useTexts("common");
  const form = useForm({
    schema: leadView,
    initial: { name: view?.name ?? "", query: "" },
    onSubmit: async ({ name }) => {
      const isTaken = views.some((other) => other !== view && other.name.toLowerCase() === name.toLowerCase());
      if (isTaken) throw new FormError(texts.taken);
      onClose();
      if (name !== view?.name) onSave(name);
    },
  });
  return (
    <Dialog
      isOpen
      size="sm"
      title={view ? texts.renameTitle : texts.saveTitle}
      onClose={onClose}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} isPending={form.isPending} />}
    >
      <FormField form={form} name="name">
        {(field) => <TextField autoFocus label={texts.name} description={texts.hint} maxLength={60} {...field} />}
      </FormField>
    </Dialog>
  );
}
