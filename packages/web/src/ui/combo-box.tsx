import { ChevronDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox, type ComboBoxProps as AriaProps } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { cx } from "./class-names.ts";
import { FieldHelp, FieldLabel, type FieldTexts } from "./field.tsx";
import { fieldClass, inputClass } from "./field-style.ts";
import { type Choice, ChoiceItem } from "./option.tsx";
import { popoverClass } from "./popover-style.ts";

export interface ComboBoxProps
  extends Omit<
      AriaProps<Choice>,
      | "className"
      | "children"
      | "style"
      | "items"
      | "defaultItems"
      | "value"
      | "onChange"
      | "selectedKey"
      | "onSelectionChange"
    >,
    FieldTexts {
  choices: readonly Choice[];
  /** The id of the selected option. With `allowsCustomValue` typed text arrives through `onInputChange`. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  openLabel: string;
  /** Text shown in the list while no option matches. When it is absent, an empty list stays closed. */
  emptyText?: string;
  className?: string;
}

export function ComboBox({
  label,
  description,
  errorMessage,
  choices,
  value,
  onChange,
  placeholder,
  openLabel,
  emptyText,
  className,
  ...props
}: ComboBoxProps) {
  return (
    <AriaComboBox
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection={emptyText !== undefined}
      {...props}
      defaultItems={choices}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      isInvalid={props.isInvalid || Boolean(errorMessage)}
      className={cx(fieldClass, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className="relative flex min-w-0">
        <Input {...(placeholder === undefined ? {} : { placeholder })} className={cx(inputClass, "pr-9")} />
        <Button
          aria-label={openLabel}
          className="absolute inset-y-0 right-1 my-auto grid size-7 place-items-center rounded-sm text-ink-subtle hover:bg-hover"
        >
          <ChevronDown size={16} aria-hidden />
        </Button>
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover offset={4} className={popoverClass}>
        <ListBox<Choice>
          className="max-h-72 overflow-auto p-1 outline-none"
          renderEmptyState={() => <p className="px-2 py-1.5 text-ink-subtle text-sm">{emptyText}</p>}
        >
          {(choice) => <ChoiceItem choice={choice} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
