import { RotateCcw } from "lucide-react";
import { useId } from "react";
import { useTexts } from "../../../../texts/texts.ts";
import { AmountField } from "../../../../ui/amount-field.tsx";
import { Button } from "../../../../ui/button.tsx";
import { type DayRateField, problemOf } from "./day-rate.ts";
import { DayRateResult } from "./day-rate-result.tsx";
import { useDayRateInput } from "./use-day-rate-input.ts";

const moneyFields = ["income", "costs", "provision"] as const satisfies readonly DayRateField[];
const timeFields = ["daysOff", "sickDays", "otherDays"] as const satisfies readonly DayRateField[];

/** Calculates the lowest day rate while the person types. It starts with the worked example. */
export function DayRateCalculator() {
  const { calculator } = useTexts("guides/handbook-money");
  const { values, input, isExample, change, reset } = useDayRateInput();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id={headingId} className="font-semibold text-base">
            {calculator.title}
          </h3>
          <p className="mt-1 text-pretty text-ink-muted text-sm">{calculator.description}</p>
        </div>
        {!isExample && (
          <Button size="sm" variant="quiet" icon={<RotateCcw size={14} aria-hidden />} onPress={reset}>
            {calculator.reset}
          </Button>
        )}
      </header>
      <div className="grid gap-8 md:grid-cols-2">
        <Fields title={calculator.money} fields={moneyFields} values={values} onChange={change} />
        <Fields title={calculator.time} fields={timeFields} values={values} onChange={change} />
      </div>
      <DayRateResult input={input} />
    </section>
  );
}

interface FieldsProps {
  title: string;
  fields: readonly DayRateField[];
  values: Readonly<Record<DayRateField, number | null>>;
  onChange: (field: DayRateField, value: number | null) => void;
}

function Fields({ title, fields, values, onChange }: FieldsProps) {
  const { calculator } = useTexts("guides/handbook-money");
  const suffixOf = (field: DayRateField) =>
    field === "provision" ? "%" : field === "income" || field === "costs" ? "€" : "";
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-medium text-ink-muted text-sm">{title}</legend>
      {fields.map((field) => {
        const problem = problemOf(field, values[field]);
        return (
          <AmountField
            key={field}
            name={field}
            label={calculator.fields[field].label}
            description={calculator.fields[field].hint}
            suffix={suffixOf(field) || calculator.days}
            value={values[field]}
            onChange={(value) => onChange(field, value)}
            errorMessage={problem === null ? undefined : calculator.problems[problem]}
          />
        );
      })}
    </fieldset>
  );
}
