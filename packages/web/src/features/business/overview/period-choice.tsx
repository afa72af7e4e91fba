import { useTexts } from "../../../texts/texts.ts";
import { ToggleBar, ToggleBarButton } from "../../../ui/toggle-bar.tsx";
import { type ResultsPeriod, resultsPeriods } from "./figures.ts";

interface PeriodChoiceProps {
  value: ResultsPeriod;
  onChange: (period: ResultsPeriod) => void;
}

/** Heads the tables of results and chooses their period. */
export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const { results: texts } = useTexts("business");
  return (
    <div className="-mb-3.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 className="font-semibold text-base">{texts.title}</h2>
      <ToggleBar label={texts.period} className="flex w-fit max-w-full flex-wrap">
        {resultsPeriods.map((period) => (
          <ToggleBarButton key={period} isOn={period === value} onPress={() => onChange(period)}>
            {texts.periods[period]}
          </ToggleBarButton>
        ))}
      </ToggleBar>
    </div>
  );
}
