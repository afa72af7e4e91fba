import { shortlistNoteMax } from "@linkedpotential/contract/freelancers/limits";
import { type Freelancer, shortlistChange } from "@linkedpotential/contract/freelancers/schema";
import { FormField } from "../../../lib/form/form-field.tsx";
import { useForm } from "../../../lib/form/use-form.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormButtons } from "../../../ui/form-buttons.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { useSaveNote } from "./api.ts";

interface NoteDialogProps {
  person: Freelancer;
  note: string;
  onClose: () => void;
}

export function NoteDialog({ person, note, onClose }: NoteDialogProps) {
  const { shortlist: texts } = useTexts("freelancers");
  const common = useTexts("common");
  const save = useSaveNote();
  const form = useForm({
    schema: shortlistChange,
    initial: { saved: true, note },
    onSubmit: async ({ note: changed = "" }) => {
      await save.runAsync({ person, note: changed.trim() });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.noteTitle(person.name)}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} isPending={form.isPending} />}
    >
      <FormField form={form} name="note">
        {(field) => (
          <TextArea
            label={texts.note}
            description={texts.noteHint}
            rows={4}
            autoFocus
            maxLength={shortlistNoteMax}
            counterMax={shortlistNoteMax}
            {...field}
          />
        )}
      </FormField>
    </Dialog>
  );
}
