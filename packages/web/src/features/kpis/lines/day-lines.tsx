import { monthText } from "@linkedpotential/contract/date-texts";
import type { RefObject } from "react";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import type { Figures } from "../days/figures.ts";
import type { CellTarget } from "../table/cell-keys.ts";
import { useDayActions } from "../table/day-actions.ts";
import { countsAhead, type MonthGroup } from "../table/month-groups.ts";
import { FoldedMonth } from "./folded-month.tsx";
import { MonthLines } from "./month-lines.tsx";
import { TotalCard } from "./total-card.tsx";
import { useOpenDay } from "./use-open-day.ts";

interface DayLinesProps {
  groups: readonly MonthGroup[];
  /** Null when all months are shown. */
  month: string | null;
  /** All days, also those of other months. */
  days: readonly KpiDay[];
  allTime: Figures;
  openedId: string | null;
  target: RefObject<CellTarget | null>;
}

/**
 * Shows the days on a phone: the sums first, then one line per day, newest first. A line opens into the fields of its
 * day.
 */
export function DayLines({ groups, month, days, allTime, openedId, target }: DayLinesProps) {
  const { totals } = useTexts("kpis");
  const { today, team } = useDayActions();
  const language = useLanguage();
  const openDay = useOpenDay(groups, openedId, target);
  const newestFirst = groups.toReversed();
  const totalOfAll = <TotalCard title={totals.allTime} figures={allTime} />;
  if (month === null) {
    return (
      <div className="flex flex-col gap-3">
        {totalOfAll}
        {newestFirst.map((group, index) => (
          <FoldedMonth key={group.month} group={group} days={days} openDay={openDay} isFirst={index === 0} />
        ))}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {groups.map((group) => (
        <TotalCard
          key={group.month}
          title={totals.of(monthText(group.month, language))}
          figures={group.figures}
          hint={countsAhead(group.days, today) ? totals.withAhead : undefined}
          targets={team?.targets}
        />
      ))}
      {groups.map((group) => (
        <MonthLines key={group.month} group={group} days={days} openDay={openDay} />
      ))}
      {totalOfAll}
    </div>
  );
}
