import { shortWeekdayText, weekdayText } from "@linkedpotential/contract/date-texts";
import type { Weekday } from "@linkedpotential/contract/dates";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ToggleBar, ToggleBarButton } from "../../../ui/toggle-bar.tsx";
import { dateOn } from "./rule-text.ts";

interface WeekdayBarProps {
  value: readonly Weekday[];
  onChange: (weekdays: Weekday[]) => void;
  className: string;
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Shows the days of the week, of which any number can be chosen. */
export function WeekdayBar({ value, onChange, className }: WeekdayBarProps) {
  const texts = useTexts("recurrence");
  const language = useLanguage();
  const toggle = (weekday: Weekday) => onChange(weekdays.filter((day) => value.includes(day) !== (day === weekday)));
  return (
    <div className={className}>
      <p aria-hidden className="mb-1.5 font-medium text-sm">
        {texts.weekdays}
      </p>
      <ToggleBar label={texts.weekdays} className="flex w-fit max-w-full flex-wrap">
        {weekdays.map((weekday) => (
          <ToggleBarButton key={weekday} isOn={value.includes(weekday)} onPress={() => toggle(weekday)}>
            <span aria-hidden>{shortWeekdayText(dateOn(weekday), language)}</span>
            <span className="sr-only">{weekdayText(dateOn(weekday), language)}</span>
          </ToggleBarButton>
        ))}
      </ToggleBar>
    </div>
  );
}
