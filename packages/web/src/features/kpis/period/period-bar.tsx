import { monthText, shortMonthText } from "@linkedpotential/contract/date-texts";
import { memo, type ReactNode } from "react";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ToggleBar, ToggleBarButton } from "../../../ui/toggle-bar.tsx";
import { monthOf, yearOf } from "../days/working-days.ts";

const monthNumbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

interface PeriodBarProps {
  days: readonly KpiDay[];
  /** Month as `yyyy-MM`, or null for all months. */
  month: string | null;
  today: string;
  onShow: (month: string | null) => void;
}

export const PeriodBar = memo(function PeriodBar({ days, month, today, onShow }: PeriodBarProps) {
  const texts = useTexts("kpis");
  const language = useLanguage();
  const shown = month ?? monthOf(days.at(-1)?.date ?? today);
  const year = yearOf(shown);
  const years = [...new Set([...days.map(({ date }) => yearOf(date)), yearOf(today), year])].toSorted();
  const filled = new Set(days.map(({ date }) => monthOf(date)));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {years.length > 1 && (
        <ToggleBar label={texts.years} className="flex w-fit max-w-full flex-wrap">
          {years.map((one) => (
            <ToggleBarButton
              key={one}
              isOn={month !== null && one === year}
              onPress={() => onShow(`${one}-${shown.slice(5)}`)}
            >
              {one}
            </ToggleBarButton>
          ))}
        </ToggleBar>
      )}
      <ToggleBar
        label={texts.months}
        className="grid w-full grid-cols-[repeat(auto-fill,minmax(max(2.25rem,100%/8),1fr))] sm:flex sm:w-fit sm:flex-wrap"
      >
        <ToggleBarButton isOn={month === null} onPress={() => onShow(null)}>
          {texts.all}
        </ToggleBarButton>
        {monthNumbers.map((number) => {
          const one = `${year}-${number}`;
          return (
            <ToggleBarButton key={number} isOn={one === month} onPress={() => onShow(one)}>
              <span className="sr-only">{monthText(one, language)}</span>
              <Dotted isDotted={filled.has(one)}>{shortMonthText(one, language)}</Dotted>
            </ToggleBarButton>
          );
        })}
      </ToggleBar>
    </div>
  );
});

function Dotted({ isDotted, children }: { isDotted: boolean; children: ReactNode }) {
  return (
    <span aria-hidden className="relative whitespace-nowrap">
      {children}
      {isDotted && <span className="absolute -bottom-1 left-1/2 size-1 -translate-x-1/2 rounded-full bg-accent" />}
    </span>
  );
}
