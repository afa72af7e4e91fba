import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import { cx } from "./class-names.ts";
import { FieldHelp, FieldLabel, type FieldTexts } from "./field.tsx";
import { fieldClass, inputClass } from "./field-style.ts";
import { LengthCount } from "./length-count.tsx";
import { allowLongPaste, typingLimit } from "./typing-limit.ts";

export interface TextFieldProps extends Omit<AriaTextFieldProps, "className" | "children" | "style">, FieldTexts {
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

export function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  suffix,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  const { value = "", maxLength } = props;
  const { length, limit } = typingLimit(value, maxLength);
  const count = maxLength !== undefined && length > maxLength && <LengthCount length={length} max={maxLength} />;
  return (
    <AriaTextField
      ref={allowLongPaste}
      validationBehavior="aria"
      {...props}
      isInvalid={props.isInvalid || Boolean(errorMessage)}
      className={cx(fieldClass, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="relative flex min-w-0">
        <Input
          {...limit}
          {...(inputRef ? { ref: inputRef } : {})}
          {...(placeholder === undefined ? {} : { placeholder })}
          className={cx(inputClass, suffix ? "pr-11" : undefined)}
        />
        {suffix && (
          <span className="absolute inset-y-0 right-1 flex items-center px-1 text-ink-subtle text-sm">{suffix}</span>
        )}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} aside={count} />
    </AriaTextField>
  );
}
