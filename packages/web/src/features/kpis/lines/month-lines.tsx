import { useRef, useState } from "react";
import { useFocusAfterRemoval } from "../../../lib/focus/use-focus-after-change.ts";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { MoreButton } from "../../../ui/more-button.tsx";
import { missingDates } from "../days/missing-dates.ts";
import { useDayActions } from "../table/day-actions.ts";
import type { MonthGroup } from "../table/month-groups.ts";
import { DayLine } from "./day-line.tsx";
import { lineColumns, lineFields } from "./line-columns.ts";
import { MissingDays } from "./missing-days.tsx";
import type { OpenDay } from "./use-open-day.ts";

/** Number of lines that are shown at first. */
const linesAtFirst = 12;

interface MonthLinesProps {
  group: MonthGroup;
  /** All days, also those of other months. */
  days: readonly KpiDay[];
  openDay: OpenDay;
}

/** Shows the days of a month as lines, and those of the past without an entry as one line that unfolds. */
export function MonthLines({ group, days, openDay }: MonthLinesProps) {
  const { table, lines: texts, short } = useTexts("kpis");
  const { today, team } = useDayActions();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isOwn = (day: KpiDay) => !team || team.isOwn(day);
  const opened = group.days.find(({ id }) => id === openDay.id);
  const missing = missingDates(days.filter(isOwn), group.month, today).filter((date) => date !== opened?.date);
  const listed = group.days.filter((day) => !isOwn(day) || !missing.includes(day.date)).toReversed();
  const first = Math.max(linesAtFirst, listed.findIndex(({ id }) => id === openDay.id) + 1);
  const shown = showsAll ? listed : listed.slice(0, first);
  useFocusAfterRemoval(list, listed.length);
  if (listed.length === 0 && missing.length === 0) return null;
  return (
    <div className="card overflow-clip">
      <div aria-hidden className={`${lineColumns} px-4 pt-3 pb-1 text-right text-ink-muted text-xs max-[22rem]:hidden`}>
        {lineFields.map((field) => (
          <span key={field} className="first:col-start-2">
            {short[field]}
          </span>
        ))}
      </div>
      <ul ref={list} tabIndex={-1} aria-label={table} className="divide-y divide-line outline-none">
        {shown.map((day) => (
          <DayLine key={day.id} day={day} openDay={openDay} isOpen={day.id === openDay.id} />
        ))}
      </ul>
      <div className="border-line border-t p-2 empty:hidden">
        <MoreButton
          label={texts.more(numberText(listed.length - shown.length))}
          isPending={false}
          hasNextPage={shown.length < listed.length}
          onPress={() => setShowsAll(true)}
          list={list}
          count={shown.length}
        />
      </div>
      {missing.length > 0 && <MissingDays dates={missing} />}
    </div>
  );
}
