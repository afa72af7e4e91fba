import type { ReactNode } from "react";
import {
  type RadioGroupProps as AriaProps,
  RadioGroup as AriaRadioGroup,
  Radio,
} from "react-aria-components/RadioGroup";
import { cx } from "./class-names.ts";
import { FieldHelp, FieldLabel, type FieldTexts } from "./field.tsx";
import { fieldClass } from "./field-style.ts";

interface RadioChoice<Id extends string> {
  id: Id;
  label: ReactNode;
  description?: ReactNode;
}

export interface RadioGroupProps<Id extends string>
  extends Omit<AriaProps, "className" | "children" | "style" | "value" | "onChange">,
    FieldTexts {
  choices: readonly RadioChoice<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  /** Look of the options. `segments` shows short options side by side in one frame. */
  look?: "list" | "segments";
  className?: string;
}

export function RadioGroup<Id extends string>({
  label,
  description,
  errorMessage,
  choices,
  value,
  onChange,
  look = "list",
  className,
  ...props
}: RadioGroupProps<Id>) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...props}
      value={value}
      onChange={(id) => {
        const choice = choices.find((one) => one.id === id);
        if (choice) onChange(choice.id);
      }}
      isInvalid={props.isInvalid || Boolean(errorMessage)}
      className={cx(fieldClass, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <div className={look === "segments" ? segments : "flex flex-col gap-1"}>
        {choices.map((choice) =>
          look === "segments" ? (
            <Radio key={choice.id} value={choice.id} className={segment}>
              {choice.label}
            </Radio>
          ) : (
            <Radio key={choice.id} value={choice.id} className={row}>
              <span className={dot} />
              <span className="min-w-0">
                {choice.label}
                {choice.description && <span className="block text-ink-subtle text-xs">{choice.description}</span>}
              </span>
            </Radio>
          ),
        )}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}

const row =
  "group/radio relative flex min-h-6 items-start gap-2.5 py-0.5 text-sm data-disabled:opacity-45 pointer-coarse:min-h-11 pointer-coarse:items-center";
const dot =
  "mt-px size-4.5 shrink-0 rounded-full border border-line-strong bg-surface transition-all group-data-hovered/radio:border-accent " +
  "group-data-selected/radio:border-[5px] group-data-selected/radio:border-accent group-data-focus-visible/radio:outline-2 " +
  "group-data-focus-visible/radio:outline-focus group-data-focus-visible/radio:outline-offset-2";
const segments = "flex w-fit max-w-full flex-wrap gap-0.5 rounded-md bg-sunken p-0.5 ring-1 ring-line ring-inset";
const segment =
  "relative flex min-h-8 items-center justify-center gap-1.5 rounded-[6px] border border-transparent px-3 text-ink-muted text-sm " +
  "data-hovered:text-ink data-selected:border-line data-selected:bg-raised data-selected:font-medium data-selected:text-ink data-selected:shadow-control " +
  "data-disabled:opacity-45 data-focus-visible:outline-2 data-focus-visible:outline-focus pointer-coarse:min-h-10 forced-colors:data-selected:border-[Highlight]";
