import { monthText } from "@linkedpotential/contract/date-texts";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { useDayActions } from "../table/day-actions.ts";
import { countsAhead, type MonthGroup } from "../table/month-groups.ts";
import { MonthLines } from "./month-lines.tsx";
import { TotalCard } from "./total-card.tsx";
import type { OpenDay } from "./use-open-day.ts";

interface FoldedMonthProps {
  group: MonthGroup;
  days: readonly KpiDay[];
  openDay: OpenDay;
  /** Whether it is the newest month, which is unfolded at first. */
  isFirst: boolean;
}

/** Shows the sums of one of several months, with its days below them on request. */
export function FoldedMonth({ group, days, openDay, isFirst }: FoldedMonthProps) {
  const { totals, lines: texts } = useTexts("kpis");
  const { today } = useDayActions();
  const month = monthText(group.month, useLanguage());
  const [isUnfolded, setUnfolded] = useState(isFirst);
  const hasOpenDay = group.days.some(({ id }) => id === openDay.id);
  const isOpen = isUnfolded || hasOpenDay;
  const fold = () => {
    if (hasOpenDay) openDay.leave();
    setUnfolded(!isOpen);
  };
  return (
    <div className="flex flex-col gap-1">
      <TotalCard
        title={totals.of(month)}
        figures={group.figures}
        hint={countsAhead(group.days, today) ? totals.withAhead : undefined}
      />
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={fold}
        className="flex min-h-11 items-center gap-1.5 self-start rounded-md px-4 font-medium text-accent-text text-sm hover:underline"
      >
        {isOpen ? texts.hideDays(month) : texts.showDays(month)}
        <ChevronDown size={16} aria-hidden className={cx("transition-transform", isOpen && "rotate-180")} />
      </button>
      {isOpen && <MonthLines group={group} days={days} openDay={openDay} />}
    </div>
  );
}
