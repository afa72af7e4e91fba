import { shortDayText } from "@linkedpotential/contract/date-texts";
import { type FocusEvent, type RefObject, useEffect, useId, useMemo, useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useIsWide } from "../../../lib/use-media-query.ts";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { allowLongPaste } from "../../../ui/typing-limit.ts";
import { usedAudiences } from "../days/audiences.ts";
import { hasDate } from "../days/day-changes.ts";
import { figuresOf } from "../days/figures.ts";
import { DayLines } from "../lines/day-lines.tsx";
import { type CellTarget, focusTarget, moveByKey } from "./cell-keys.ts";
import { type DayActions, DayActionsContext } from "./day-actions.ts";
import { DayTable } from "./day-table.tsx";
import { monthGroups } from "./month-groups.ts";
import { useBlurOnLeave } from "./use-blur-on-leave.ts";

const DatePopover = lazyDialog(
  async () => (await import("../../../ui/date-popover.tsx")).DatePopover,
  ({ onClose }) => onClose(),
);

interface DayListProps {
  days: readonly KpiDay[];
  month: string | null;
  /** The cell to focus as soon as its day is on the page. */
  target: RefObject<CellTarget | null>;
  /** Day that is open for input on a phone. */
  openedId: string | null;
  onMove: (id: string, date: string) => void;
  actions: Omit<DayActions, "pickDate" | "audiencesId">;
}

export function DayList({ days, month, target, openedId, onMove, actions }: DayListProps) {
  const isWide = useIsWide();
  const [picking, setPicking] = useState<{ day: KpiDay; button: RefObject<HTMLElement | null> } | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const audiencesId = useId();
  const groups = useMemo(() => monthGroups(days, month), [days, month]);
  const allTime = useMemo(() => figuresOf(days), [days]);
  const value = useMemo(
    () => ({
      ...actions,
      audiencesId,
      pickDate: (day: KpiDay, button: HTMLElement) => setPicking({ day, button: { current: button } }),
    }),
    [actions, audiencesId],
  );
  useBlurOnLeave();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the target may appear whenever `groups` or `openedId` change
  useEffect(() => {
    if (target.current && focusTarget(target.current)) target.current = null;
  }, [target, groups, openedId]);
  return (
    <DayActionsContext value={value}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only handles bubbling key and focus events of its fields, which have roles */}
      <div
        ref={allowLongPaste}
        onKeyDown={moveByKey}
        onFocus={(event) => setEditedId(dayIdOf(event))}
        className="min-w-0"
      >
        {/* Without the day that is being edited, so that a half-typed name is not suggested. */}
        <datalist id={audiencesId}>
          {usedAudiences(days.filter(({ id }) => id !== editedId)).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {isWide ? (
          <div data-print="wide" className="@container card overflow-clip">
            <DayTable groups={groups} month={month} allTime={allTime} />
          </div>
        ) : (
          <DayLines groups={groups} month={month} days={days} allTime={allTime} openedId={openedId} target={target} />
        )}
      </div>
      {picking && (
        <DatePicking
          day={picking.day}
          button={picking.button}
          isTaken={(date) => date !== picking.day.date && hasDate(days, date)}
          onChoose={(date) => {
            setPicking(null);
            if (date !== picking.day.date) onMove(picking.day.id, date);
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </DayActionsContext>
  );
}

const dayIdOf = ({ target }: FocusEvent<HTMLElement>): string | null =>
  target.closest<HTMLElement>("[data-day]")?.dataset.day ?? null;

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
