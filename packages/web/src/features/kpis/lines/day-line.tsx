import { dayMonthText, shortDayText, shortWeekdayText } from "@linkedpotential/contract/date-texts";
import { ChevronDown } from "lucide-react";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { cx } from "../../../ui/class-names.ts";
import { useDayActions } from "../table/day-actions.ts";
import { AheadNote } from "../table/day-cells.tsx";
import { ColleagueDay, DayForm } from "./day-form.tsx";
import { lineColumns, lineFields } from "./line-columns.ts";
import type { OpenDay } from "./use-open-day.ts";

interface DayLineProps {
  day: KpiDay;
  openDay: OpenDay;
  isOpen: boolean;
}

/** Shows a day as one line, which opens into its fields. The day of a colleague opens into text. */
export function DayLine({ day, openDay, isOpen }: DayLineProps) {
  const { columns } = useTexts("kpis");
  const { team } = useDayActions();
  const isOwn = !team || team.isOwn(day);
  const press = () => {
    if (!isOwn) openDay.toggle(day);
    else if (isOpen) openDay.close(day);
    else openDay.edit(day);
  };
  return (
    <li data-day={day.id} className={cx(isOpen && "bg-sunken/60")}>
      <button
        type="button"
        data-field="date"
        aria-expanded={isOpen}
        onClick={press}
        className={cx(
          lineColumns,
          "min-h-11 w-full px-4 py-1.5 text-left text-sm tabular-nums transition-colors hover:bg-hover",
        )}
      >
        <LineDate day={day} />
        {lineFields.map((field) => (
          <span key={field} className="min-[22rem]:text-right">
            <span className="text-ink-muted min-[22rem]:sr-only">{withColon(columns[field])} </span>
            {day[field] || "–"}
          </span>
        ))}
        <ChevronDown
          size={16}
          aria-hidden
          className={cx("justify-self-end text-ink-subtle transition-transform", isOpen && "rotate-180")}
        />
        <AheadNote day={day} className="col-span-full" />
      </button>
      {isOpen && (isOwn ? <DayForm day={day} openDay={openDay} /> : <ColleagueDay day={day} />)}
    </li>
  );
}

function LineDate({ day }: { day: KpiDay }) {
  const { lines: texts } = useTexts("kpis");
  const { today, team } = useDayActions();
  const language = useLanguage();
  const weekday = day.date === today ? texts.today : shortWeekdayText(day.date, language);
  return (
    <span className="flex min-w-0 items-center gap-2 font-medium">
      {team?.author(day)}
      <span className="min-w-0">
        <span aria-hidden className="whitespace-nowrap">
          {weekday}, {dayMonthText(day.date, language)}
        </span>
        <span className="sr-only">{shortDayText(day.date, language)}</span>
      </span>
    </span>
  );
}
