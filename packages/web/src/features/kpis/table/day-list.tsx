import { shortDayText } from "@linkedpotential/contract/date-texts";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useHasRoom } from "../../../lib/use-media-query.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { takesWhole } from "../../../ui/typing-limit.ts";
import { hasDate, inMonth } from "../days/day-changes.ts";
import type { KpiDay } from "../days/kpi-day.ts";
import { type CellTarget, focusTarget, moveByKey } from "./cell-keys.ts";
import { type DayActions, DayActionsContext } from "./day-actions.ts";
import { DayCards } from "./day-cards.tsx";
import { byMonth } from "./day-groups.ts";
import { DayTable } from "./day-table.tsx";
import { totalsOf } from "./totals.ts";

const DatePopover = lazyDialog(
  async () => (await import("../../../ui/date-popover.tsx")).DatePopover,
  ({ onClose }) => onClose(),
);

interface DayListProps {
  days: readonly KpiDay[];
  month: string | null;
  target: RefObject<CellTarget | null>;
  onMove: (id: string, date: string) => void;
  actions: Omit<DayActions, "pickDate">;
}

export function DayList({ days, month, target, onMove, actions }: DayListProps) {
  const hasRoom = useHasRoom();
  const [dating, setDating] = useState<{ day: KpiDay; button: RefObject<HTMLElement | null> } | null>(null);
  const groups = useMemo(() => byMonth(inMonth(days, month)), [days, month]);
  const list = useTarget(target);
  const value = useMemo(
    () => ({
      ...actions,
      pickDate: (day: KpiDay, button: HTMLElement) => setDating({ day, button: { current: button } }),
    }),
    [actions],
  );
  const totals = totalsOf(days, month);
  // One for all of them: there may be thousands of fields.
  useEffect(() => takesWhole(list.current), [list]);
  return (
    <DayActionsContext value={value}>
      {/* The fields have the roles; this only hears their keys. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div ref={list} onKeyDown={moveByKey} className="min-w-0">
        {hasRoom ? (
          <div className="overflow-clip rounded-lg border border-line bg-surface">
            <DayTable groups={groups} totals={totals} />
          </div>
        ) : (
          <DayCards groups={groups} totals={totals} />
        )}
      </div>
      {dating && (
        <DatePicking
          day={dating.day}
          button={dating.button}
          isTaken={(date) => date !== dating.day.date && hasDate(days, date)}
          onChoose={(date) => {
            setDating(null);
            onMove(dating.day.id, date);
          }}
          onClose={() => setDating(null)}
        />
      )}
    </DayActionsContext>
  );
}

/** Goes where one is to go on, once that is drawn. */
function useTarget(target: RefObject<CellTarget | null>): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (target.current && focusTarget(list.current, target.current)) target.current = null;
  });
  return list;
}

interface DatePickingProps {
  day: KpiDay;
  button: RefObject<HTMLElement | null>;
  isTaken: (date: string) => boolean;
  onChoose: (date: string) => void;
  onClose: () => void;
}

function DatePicking({ day, button, isTaken, onChoose, onClose }: DatePickingProps) {
  const { changeDate } = useTexts("kpis");
  const language = useLanguage();
  return (
    <DatePopover
      label={changeDate(shortDayText(day.date, language))}
      triggerRef={button}
      value={day.date}
      onChange={onChoose}
      isUnavailable={isTaken}
      onClose={onClose}
    />
  );
}
