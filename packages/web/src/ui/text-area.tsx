import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField, type TextFieldProps } from "react-aria-components/TextField";
import { cx } from "./class-names.ts";
import { FieldHelp, FieldLabel, type FieldTexts } from "./field.tsx";
import { controlText, fieldClass, frame } from "./field-style.ts";
import { LengthCount } from "./length-count.tsx";
import { allowLongPaste, typingLimit } from "./typing-limit.ts";

export interface TextAreaProps extends Omit<TextFieldProps, "className" | "children" | "style">, FieldTexts {
  placeholder?: string;
  rows?: number;
  /** Whether the field grows with its text, up to 30 % of the height of the window. */
  grows?: boolean;
  /** Maximum in a counter such as `12/100`. The counter does not limit the input; `maxLength` does. */
  counterMax?: number;
  /** Value that the counter shows instead of the number of characters. */
  counted?: number;
  className?: string;
}

// A field that grows ignores its rows. The minimum height is that of the rows, the padding and the border.
const growing = "field-sizing-content max-h-[30dvh]";

export function TextArea({
  label,
  description,
  errorMessage,
  placeholder,
  rows = 3,
  grows = false,
  counterMax,
  counted,
  className,
  ...props
}: TextAreaProps) {
  const { length, limit } = typingLimit(props.value ?? "", props.maxLength);
  const counter = counterMax !== undefined && <LengthCount length={counted ?? length} max={counterMax} />;
  return (
    <TextField
      ref={allowLongPaste}
      validationBehavior="aria"
      {...props}
      isInvalid={props.isInvalid || Boolean(errorMessage)}
      className={cx(fieldClass, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <AriaTextArea
        {...limit}
        rows={rows}
        {...(placeholder === undefined ? {} : { placeholder })}
        className={cx(frame, controlText, "focus-frame w-full resize-y px-3 py-2", grows && growing)}
        {...(grows && { style: { minHeight: `calc(${rows}lh + 1.125rem)` } })}
      />
      <FieldHelp description={description} errorMessage={errorMessage} aside={counter} />
    </TextField>
  );
}
