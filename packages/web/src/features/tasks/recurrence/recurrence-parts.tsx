import { recurrenceBases } from "@linkedpotential/contract/tasks/choices";
import { useTexts } from "../../../texts/texts.ts";
import { AmountField } from "../../../ui/amount-field.tsx";
import { DatePicker } from "../../../ui/date-picker.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Select } from "../../../ui/select.tsx";
import type { RecurrenceDraft } from "./recurrence-draft.ts";
import { WeekdayBar } from "./weekday-bar.tsx";

interface RecurrencePartsProps {
  value: RecurrenceDraft;
  onChange: (value: RecurrenceDraft) => void;
  /** Problem of the interval, the only part that can be invalid. */
  errorMessage: string | undefined;
}

/** Shows the controls of a rule: interval, days, what the next date is counted from, and the end. */
export function RecurrenceParts({ value, onChange, errorMessage }: RecurrencePartsProps) {
  const texts = useTexts("recurrence");
  const { fields } = useTexts("common");
  const change = (part: Partial<RecurrenceDraft>) => onChange({ ...value, ...part });
  const hasDayOfMonth = value.unit !== "day" && value.unit !== "week" && value.basis === "due_date";
  return (
    <div className="grid gap-4 border-line border-l-2 pl-4 sm:grid-cols-2">
      <AmountField
        label={texts.interval[value.unit]}
        name="interval"
        suffix=""
        value={value.interval}
        onChange={(interval) => change({ interval })}
        errorMessage={errorMessage}
      />
      {hasDayOfMonth && <DayOfMonth value={value.dayOfMonth} onChange={(dayOfMonth) => change({ dayOfMonth })} />}
      {value.unit === "week" && (
        <WeekdayBar className="sm:col-span-2" value={value.weekdays} onChange={(weekdays) => change({ weekdays })} />
      )}
      <RadioGroup
        className="sm:col-span-2"
        look="segments"
        orientation="horizontal"
        label={texts.basis}
        choices={recurrenceBases.map((id) => ({ id, label: texts.bases[id] }))}
        value={value.basis}
        onChange={(basis) => change({ basis })}
      />
      <DatePicker
        className="sm:col-span-2"
        label={texts.endDate}
        value={value.endDate}
        onChange={(endDate) => change({ endDate })}
        texts={fields}
      />
    </div>
  );
}

const lastDay = 31;

interface DayOfMonthProps {
  value: number | null;
  onChange: (day: number | null) => void;
}

function DayOfMonth({ value, onChange }: DayOfMonthProps) {
  const texts = useTexts("recurrence");
  const days = Array.from({ length: lastDay - 1 }, (_, index) => index + 1);
  const choices = [
    { id: "due", label: texts.dueDay },
    ...days.map((day) => ({ id: String(day), label: texts.day(day) })),
    { id: String(lastDay), label: texts.lastDay },
  ];
  return (
    <Select
      label={texts.dayOfMonth}
      choices={choices}
      value={value === null ? "due" : String(value)}
      onChange={(id) => onChange(id === "due" ? null : Number(id))}
    />
  );
}
