import { noteMax } from "@linkedpotential/contract/leads/limits";
import type { Form } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import type { LeadValues, LongNote } from "../lead-values.ts";
import { FormSection, wide } from "./form-section.tsx";
import { limited } from "./limited.ts";

const longNotes = ["vorbereitung", "infosErstgespraech", "infosZweitgespraech"] as const satisfies LongNote[];

interface FieldsProps {
  form: Form<LeadValues>;
  /** The long notes come with the whole lead, a moment later than the row (D15). */
  longNotesState: "ready" | "loading" | "failed";
  onRetry: () => void;
}

export function NoteFields({ form, longNotesState, onRetry }: FieldsProps) {
  const texts = useTexts("leads");
  const { retry } = useTexts("common");
  const { fields, sections } = texts;
  const { tooLong } = useTexts("problems");
  return (
    <>
      <FormSection title={sections.notes}>
        <TextArea
          {...form.field("notes")}
          label={fields.notes}
          description={fields.notesHint}
          rows={4}
          className={wide}
        />
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
          longNotes.map((name) => (
            <TextArea
              key={name}
              {...limited(form.field(name), noteMax[name], tooLong)}
              label={fields[name]}
              counterMax={noteMax[name]}
              rows={3}
              className={wide}
            />
          ))}
      </FormSection>
    </>
  );
}
