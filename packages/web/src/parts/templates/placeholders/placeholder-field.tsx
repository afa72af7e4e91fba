import { CircleAlert } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";

interface PlaceholderFieldProps {
  label: string;
  example: string | undefined;
  value: string;
  /** Set if no lead can fill the field. Its example then stays visible while the user writes. */
  isEntered: boolean;
  onChange: (value: string) => void;
}

/** Length of an example above which the field has several lines. */
const singleLineMax = 60;

/**
 * Field for the value of a placeholder. The example is a description, because as a placeholder in the field it would
 * look like a value.
 */
export function PlaceholderField({ label, example, value, isEntered, onChange }: PlaceholderFieldProps) {
  const { fill } = useTexts("templates");
  const isMissing = value.trim() === "";
  const hasExample = example !== undefined && (isMissing || isEntered);
  const Field = (example?.length ?? 0) > singleLineMax ? TextArea : TextField;
  return (
    <Field
      label={label}
      value={value}
      onChange={onChange}
      description={
        (isMissing || hasExample) && (
          <span className="flex flex-wrap gap-x-2">
            {isMissing && (
              <span className="flex items-start gap-1 text-warn-text">
                <CircleAlert size={14} aria-hidden className="mt-px shrink-0" />
                {fill.missing}
              </span>
            )}
            {hasExample && <span>{fill.example(example)}</span>}
          </span>
        )
      }
    />
  );
}
