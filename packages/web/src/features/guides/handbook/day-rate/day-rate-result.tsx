import { numberText, tenths, wholeEuro } from "../../../../texts/numbers.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { type DayRate, type DayRateInput, dayRateOf } from "./day-rate.ts";

/** @param props.input null while a field is wrong */
export function DayRateResult({ input }: { input: DayRateInput | null }) {
  const { calculator } = useTexts("guides/handbook-money");
  const result = input && dayRateOf(input);
  return (
    <div className="flex flex-col gap-3">
      <div role="status" aria-label={calculator.result}>
        {result ? (
          <Figures {...result} />
        ) : (
          <p className="max-w-prose rounded-md bg-sunken px-4 py-3 text-ink-muted text-sm">
            {input ? calculator.problems.noDays : calculator.problems.incomplete}
          </p>
        )}
      </div>
      <p className="max-w-prose text-pretty text-ink-subtle text-xs">{calculator.assumptions}</p>
    </div>
  );
}

function Figures({ billableDays, revenue, profit, provision, dayRate, hourlyRate }: DayRate) {
  const { calculator } = useTexts("guides/handbook-money");
  const figures = [
    { label: calculator.billableDays, value: numberText(billableDays) },
    { label: calculator.revenue, value: wholeEuro(revenue) },
    { label: calculator.dayRate, value: wholeEuro(dayRate) },
    { label: calculator.hourlyRate, value: wholeEuro(hourlyRate) },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="min-w-0 rounded-md bg-sunken px-4 py-3">
            <dt className="text-ink-muted text-xs">{label}</dt>
            <dd className="mt-1 font-semibold text-lg tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-prose text-pretty text-ink-muted text-sm leading-6">
        {calculator.profit(wholeEuro(profit), wholeEuro(provision))}{" "}
        {calculator.discount(wholeEuro(revenue / 10), tenths(billableDays / 10))}
      </p>
    </>
  );
}
