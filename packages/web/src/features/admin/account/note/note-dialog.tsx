import { accountNoteMax } from "@linkedpotential/contract/accounts/limits";
import { type Account, changedNote } from "@linkedpotential/contract/accounts/schema";
import { useState } from "react";
import { FormField } from "../../../../lib/form/form-field.tsx";
import { useForm } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormButtons } from "../../../../ui/form-buttons.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { useSaveNote } from "./api.ts";
import { NoteAuthor } from "./note-author.tsx";

/**
 * Form for the note about an account. If another admin changes the note while the form is open, both texts are shown,
 * and saving again replaces the other one.
 */
export function NoteDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { note: texts } = useTexts("admin-account");
  const common = useTexts("common");
  const { note } = account;
  const [opened] = useState(note);
  const save = useSaveNote(account);
  const form = useForm({
    schema: changedNote,
    initial: { revision: opened.revision, text: opened.text },
    onSubmit: async ({ text }) => {
      await save.runAsync({ revision: note.revision, text });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={texts.about}
      form={form}
      texts={common}
      footer={<FormButtons cancelLabel={common.cancel} submitLabel={common.save} isPending={form.isPending} />}
    >
      <div className="flex flex-col gap-5">
        {note.revision !== opened.revision && (
          <section aria-label={texts.changed} className="border-warn border-l-2 pl-3 text-sm [overflow-wrap:anywhere]">
            <h3 className="font-medium">{texts.changed}</h3>
            <p className="my-1 whitespace-pre-line">{note.text || texts.removed}</p>
            <NoteAuthor note={note} />
          </section>
        )}
        <FormField form={form} name="text">
          {(field) => (
            <TextArea
              label={texts.label}
              autoFocus
              rows={8}
              maxLength={accountNoteMax}
              counterMax={accountNoteMax}
              {...field}
            />
          )}
        </FormField>
      </div>
    </Dialog>
  );
}
