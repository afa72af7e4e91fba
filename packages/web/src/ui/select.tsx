import { ChevronDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from "react-aria-components/Select";
import { cx } from "./class-names.ts";
import { FieldHelp, FieldLabel, type FieldTexts } from "./field.tsx";
import { controlHeight, controlText, fieldClass, frame } from "./field-style.ts";
import { type Choice, ChoiceItem } from "./option.tsx";
import { popoverClass } from "./popover-style.ts";

export interface SelectProps<Id extends string>
  extends Omit<
      AriaSelectProps<Choice<Id>>,
      "className" | "children" | "style" | "value" | "onChange" | "selectedKey" | "onSelectionChange" | "placeholder"
    >,
    FieldTexts {
  choices: readonly Choice<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  placeholder?: string;
  className?: string;
}

/** Shows a select field. Without a visible `label` pass `aria-label`. */
export function Select<Id extends string>({
  label,
  description,
  errorMessage,
  choices,
  value,
  onChange,
  placeholder = "",
  className,
  ...props
}: SelectProps<Id>) {
  return (
    <AriaSelect
      validationBehavior="aria"
      {...props}
      value={value}
      onChange={(key) => {
        const choice = choices.find(({ id }) => id === key);
        if (choice) onChange(choice.id);
      }}
      placeholder={placeholder}
      isInvalid={props.isInvalid || Boolean(errorMessage)}
      className={cx(fieldClass, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <Button
        className={cx(
          frame,
          controlText,
          controlHeight,
          "flex w-full min-w-0 items-center justify-between gap-2 py-1.5 pr-2.5 pl-3 text-left disabled:cursor-not-allowed disabled:opacity-60 group-data-invalid/field:border-danger print:border-0 print:bg-transparent print:p-0 print:shadow-none",
        )}
      >
        <SelectValue className="min-w-0 flex-1 data-placeholder:text-ink-subtle">
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <ChevronDown size={16} aria-hidden className="shrink-0 text-ink-subtle print:hidden" />
      </Button>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover offset={4} className={popoverClass}>
        <ListBox items={choices} className="max-h-80 overflow-auto p-1 outline-none">
          {(choice) => <ChoiceItem choice={choice} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
