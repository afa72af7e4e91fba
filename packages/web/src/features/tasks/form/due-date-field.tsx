import { shortDayText } from "@linkedpotential/contract/date-texts";
import { addDays, weekdayOf } from "@linkedpotential/contract/dates";
import { CircleAlert, X } from "lucide-react";
import { useId, useState } from "react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MonthCalendar } from "../../../ui/month-calendar.tsx";
import { nextWeekday } from "./task-defaults.ts";

interface DueDateFieldProps {
  value: string | null;
  today: string;
  onChange: (date: string | null) => void;
  errorMessage: string | undefined;
}

export function DueDateField({ value, today, onChange, errorMessage }: DueDateFieldProps) {
  const { form } = useTexts("tasks");
  const labelId = useId();
  const [calendar, setCalendar] = useState({ date: value, key: 0 });
  // Remount the calendar when another control sets the date. Otherwise it would keep showing its month.
  if (calendar.date !== value) setCalendar({ date: value, key: calendar.key + 1 });
  const selectInCalendar = (date: string | null) => {
    setCalendar({ ...calendar, date });
    onChange(date);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot share a row with a button
    <div
      role="group"
      aria-labelledby={labelId}
      tabIndex={-1}
      data-problem={errorMessage && "true"}
      className="flex min-w-0 flex-col gap-2 rounded-md outline-none md:w-fit"
    >
      <div className="flex min-h-5 items-center gap-1">
        <span id={labelId} className="flex-1 font-medium text-sm">
          {form.dueDate}
        </span>
        <span className="text-ink-muted text-sm tabular-nums">
          <SelectedDate date={value} />
        </span>
        {value && (
          <IconButton
            size="sm"
            className="-my-2 size-7"
            label={form.clearDate}
            icon={<X size={16} />}
            onPress={() => selectInCalendar(null)}
          />
        )}
      </div>
      <MonthCalendar
        key={calendar.key}
        label={form.dueDate}
        value={value}
        onChange={selectInCalendar}
        className="max-md:w-full"
      />
      {errorMessage && (
        <p role="alert" className="flex items-start gap-1 text-danger-text text-xs">
          <CircleAlert size={14} aria-hidden className="mt-px shrink-0" />
          {errorMessage}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {quickChoices(today).map(({ name, date }) => (
          <Button key={name} size="sm" aria-pressed={date === value} onPress={() => onChange(date)}>
            {form[name]}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Returns the days offered as buttons. The next working day is omitted when it is tomorrow. */
function quickChoices(today: string): { name: "today" | "tomorrow" | "nextWeekday"; date: string }[] {
  const tomorrow = addDays(today, 1);
  const days = [
    { name: "today", date: today },
    { name: "tomorrow", date: tomorrow },
  ] as const;
  return weekdayOf(tomorrow) <= 5 ? [...days] : [...days, { name: "nextWeekday", date: nextWeekday(today) }];
}

function SelectedDate({ date }: { date: string | null }) {
  const { form } = useTexts("tasks");
  const language = useLanguage();
  return date === null ? form.noDate : shortDayText(date, language);
}
