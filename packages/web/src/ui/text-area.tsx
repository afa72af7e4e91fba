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
  /** Maximum in a counter such as `12/100`. The counter does not limit the input; `maxLength` does. */
  counterMax?: number;
  /** Value that the counter shows instead of the number of characters. */
  counted?: number;
  className?: string;
}

export function TextArea({
  label,
  description,
  errorMessage,
  placeholder,
  rows = 3,
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
        className={cx(frame, controlText, "focus-frame w-full resize-y px-3 py-2")}
      />
      <FieldHelp description={description} errorMessage={errorMessage} aside={counter} />
    </TextField>
  );
}
