import { dayMonthText, shortDayText, shortWeekdayText } from "@linkedpotential/contract/date-texts";
import { ChevronDown, Plus } from "lucide-react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useDayActions } from "../table/day-actions.ts";

/** Folds the working days without an entry into one line. Each of them can be entered. */
export function MissingDays({ dates }: { dates: readonly string[] }) {
  const { lines: texts } = useTexts("kpis");
  const { enter, team } = useDayActions();
  const title = team ? texts.ownMissing : texts.missing;
  const language = useLanguage();
  return (
    <details className="group/missing border-line border-t">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 text-ink-muted text-sm hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{title(dates.length)}</span>
        <ChevronDown
          size={16}
          aria-hidden
          className="shrink-0 text-ink-subtle transition-transform group-open/missing:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line border-line border-t">
        {dates.map((date) => (
          <li key={date}>
            <button
              type="button"
              aria-label={texts.enter(shortDayText(date, language))}
              onClick={() => enter(date)}
              className="flex min-h-11 w-full items-center justify-between gap-3 px-4 text-left text-sm tabular-nums transition-colors hover:bg-hover"
            >
              <span className="font-medium">
                {shortWeekdayText(date, language)}, {dayMonthText(date, language)}
              </span>
              <span className="inline-flex items-center gap-1 text-accent-text">
                <Plus size={16} aria-hidden />
                {texts.enterShort}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
