import { parseDate } from "@internationalized/date";
import { isCalendarDate } from "@linkedpotential/contract/dates";
import { CalendarDays, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Calendar } from "react-aria-components/Calendar";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaProps,
  type DateValue,
} from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { useLocale } from "react-aria-components/I18nProvider";
import { Popover } from "react-aria-components/Popover";
import { cx } from "./class-names.ts";
import { FieldHelp, FieldLabel, type FieldTexts } from "./field.tsx";
import { controlHeight, controlText, fieldClass, frame } from "./field-style.ts";
import { CalendarBody } from "./month-calendar.tsx";
import { popoverClass } from "./popover-style.ts";
import { useMissingDay, writeDay } from "./use-missing-day.ts";

export interface DatePickerProps
  extends Omit<
      AriaProps<DateValue>,
      "className" | "children" | "style" | "value" | "onChange" | "minValue" | "maxValue"
    >,
    FieldTexts {
  /**
   * Calendar date `yyyy-MM-dd`, or null when no date is chosen. A typed day that does not exist, such as `2027-02-30`,
   * is passed on as well, so that the form cannot be saved with it. Incomplete input does not call `onChange`.
   */
  value: string | null;
  onChange: (date: string | null) => void;
  minValue?: string;
  maxValue?: string;
  texts: { clear: string; openCalendar: string; missingDay: (day: string) => string };
  className?: string;
}

export function DatePicker({
  label,
  description,
  errorMessage,
  value,
  onChange,
  minValue,
  maxValue,
  texts,
  className,
  ...props
}: DatePickerProps) {
  const { locale } = useLocale();
  const missingDay = useMissingDay(onChange);
  const missing = value && !isCalendarDate(value) ? value : undefined;
  const problem = missing ? texts.missingDay(writeDay(missing, locale)) : errorMessage;
  return (
    <AriaDatePicker
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...props}
      value={value && !missing ? parseDate(value) : null}
      onChange={(date) => missingDay.onChange(date ? date.toString().slice(0, 10) : null)}
      {...(minValue ? { minValue: parseDate(minValue) } : {})}
      {...(maxValue ? { maxValue: parseDate(maxValue) } : {})}
      isInvalid={props.isInvalid || Boolean(problem)}
      className={cx(fieldClass, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <Group
        className={cx(frame, controlText, controlHeight, "focus-frame flex min-w-0 items-center gap-0.5 pr-1 pl-2.5")}
      >
        <div {...missingDay.inputProps} className="min-w-0 flex-1">
          <DateInput className="flex py-1.5 tabular-nums">
            {(segment) => (
              <DateSegment
                segment={segment}
                className="rounded-sm px-px caret-transparent data-[type=literal]:px-0 outline-none data-placeholder:not-data-focused:text-ink-subtle data-focused:bg-accent data-focused:text-on-accent"
              />
            )}
          </DateInput>
        </div>
        {value && !props.isDisabled && (
          <Button slot={null} aria-label={texts.clear} onPress={() => onChange(null)} className={fieldButton}>
            <X size={16} aria-hidden />
          </Button>
        )}
        <Button aria-label={texts.openCalendar} className={fieldButton}>
          <CalendarDays size={16} aria-hidden />
        </Button>
      </Group>
      <FieldHelp description={description} errorMessage={problem} />
      <Popover offset={4} className={cx(popoverClass, "min-w-0!")}>
        <Dialog className="w-80 max-w-full p-3 outline-none">
          <Calendar>
            <CalendarBody />
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}

const fieldButton =
  "grid size-7 shrink-0 place-items-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:size-9";
