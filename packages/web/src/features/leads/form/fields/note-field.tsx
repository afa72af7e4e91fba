import { countCharacters } from "@linkedpotential/contract/characters";
import { noteMax } from "@linkedpotential/contract/leads/limits";
import { FormField } from "../../../../lib/form/form-field.tsx";
import type { Form } from "../../../../lib/form/use-form.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { TextArea } from "../../../../ui/text-area.tsx";
import type { LeadValues, LongNote } from "../lead-values.ts";
import { wide } from "./form-section.tsx";

interface NoteFieldProps {
  form: Form<LeadValues>;
  name: LongNote | "followUpNotes";
  rows: number;
}

export function NoteField({ form, name, rows }: NoteFieldProps) {
  const { fields } = useTexts("leads");
  const { tooLong } = useTexts("problems");
  const max = noteMax[name];
  return (
    <FormField form={form} name={name}>
      {({ errorMessage, ...field }) => (
        <TextArea
          {...field}
          label={fields[name]}
          errorMessage={countCharacters(field.value) > max ? tooLong({ max }) : errorMessage}
          counterMax={max}
          rows={rows}
          className={wide}
        />
      )}
    </FormField>
  );
}
