import { FormField } from "../../../../lib/form/form-field.tsx";
import type { Form } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import type { LeadValues, LongNote } from "../lead-values.ts";
import { FormSection, wide } from "./form-section.tsx";
import { NoteField } from "./note-field.tsx";

const longNotes = ["vorbereitung", "infosErstgespraech", "infosZweitgespraech"] as const satisfies LongNote[];

interface FieldsProps {
  form: Form<LeadValues>;
  /** Loading state of the long notes. The list's rows omit them, so they are loaded with the lead itself (D15). */
  longNotesState: "ready" | "loading" | "failed";
  onRetry: () => void;
}

export function NoteFields({ form, longNotesState, onRetry }: FieldsProps) {
  const texts = useTexts("leads");
  const { retry } = useTexts("common");
  const { fields, sections } = texts;
  return (
    <>
      <FormSection title={sections.notes}>
        <FormField form={form} name="notes">
          {(field) => (
            <TextArea {...field} label={fields.notes} description={fields.notesHint} rows={4} className={wide} />
          )}
        </FormField>
      </FormSection>
      <FormSection title={sections.preparation}>
        {longNotesState === "failed" && (
          <div role="alert" className={`${wide} flex flex-wrap items-center gap-3 text-danger-text`}>
            {texts.dialog.notesFailed}
            <Button size="sm" onPress={onRetry}>
              {retry}
            </Button>
          </div>
        )}
        {longNotesState === "loading" && longNotes.map((name) => <Skeleton key={name} className={`${wide} h-26`} />)}
        {longNotesState === "ready" &&
          longNotes.map((name) => <NoteField key={name} form={form} name={name} rows={3} />)}
      </FormSection>
    </>
  );
}
