import { monthText } from "@linkedpotential/contract/date-texts";
import { CalendarCheck, ChartNoAxesColumn, Plus } from "lucide-react";
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { download } from "../../lib/api/download.ts";
import { useFocusAfterRemoval } from "../../lib/focus/use-focus-after-change.ts";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { useIsWide } from "../../lib/use-media-query.ts";
import { useToday } from "../../lib/use-today.ts";
import type { Goal } from "../../parts/kpis/kpi-book.ts";
import type { KpiDay } from "../../parts/kpis/kpi-day.ts";
import { type KpiBookState, useKpiBook } from "../../parts/kpis/use-kpi-book.ts";
import { useLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { usePressCover } from "../../ui/use-press-cover.ts";
import { Charts } from "./charts/charts.tsx";
import { inMonth } from "./days/day-changes.ts";
import { hasEntry } from "./days/missing-dates.ts";
import { monthOf, workingDayUntil } from "./days/working-days.ts";
import { GoalCard } from "./goal/goal-card.tsx";
import { KpisHeader } from "./kpis-header.tsx";
import { NotStored } from "./not-stored.tsx";
import { PeriodBar } from "./period/period-bar.tsx";
import { useMonth } from "./period/use-month.ts";
import type { TeamDays } from "./table/day-actions.ts";
import { Days } from "./table/days.tsx";
import { daysAsCsv } from "./transfer/days-csv.ts";
import { useDayEdits } from "./use-day-edits.ts";
import { useEntryOnArrival } from "./use-entry-on-arrival.ts";

const ImportDialog = lazyDialog(
  async () => (await import("./transfer/import-dialog.tsx")).ImportDialog,
  ({ onClose }) => onClose(),
);

interface KpiTeam {
  rows: TeamDays;
  lead: string;
  /** Says what deleting all own days deletes. */
  deleteAllText: (count: number) => string;
  /** Names the member who entered a day, for the exported file. */
  nameOf: (day: KpiDay) => string;
  ownName: string;
  /** Own days, in place of those in the browser. */
  state: KpiBookState;
  /** Days to show, of one or all members. */
  days: readonly KpiDay[];
  /** Shown above the days. */
  controls: ReactNode;
  notice: ReactNode;
  /** Whether the user has come to enter the figures of today. */
  entersToday: boolean;
}

/**
 * Tracks figures per working day. They are stored in the browser and never sent to the server, except in a company: with
 * `team`, its members share their days.
 */
export function KpisScreen({ team }: { team?: KpiTeam }) {
  const texts = useTexts("kpis");
  const common = useTexts("common");
  const language = useLanguage();
  const today = useToday();
  const browserBook = useKpiBook();
  const state = team?.state ?? browserBook;
  const { month, show } = useMonth(today);
  // For a company, the Friday counts on a weekend.
  const entryDate = team ? workingDayUntil(today) : today;
  const edits = useDayEdits(state, { month, today, show });
  const enterToday = () => edits.enter(entryDate);
  useEntryOnArrival(team?.entersToday === true, entryDate, edits.enter);
  const [dialog, setDialog] = useState<"import" | "deleteAll" | null>(null);
  const { days: ownDays } = state.book;
  const todayLabels =
    entryDate === today
      ? { enter: texts.addToday, show: texts.showToday }
      : { enter: texts.addFriday, show: texts.showFriday };
  const days = team?.days ?? ownDays;
  const screenRef = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(screenRef, days.length);
  // Deferred, so that charts and sums do not delay typing in the table.
  const deferredDays = useDeferredValue(days);
  const deferredShown = useMemo(() => inMonth(deferredDays, month), [deferredDays, month]);
  const period = month === null ? texts.allTime : monthText(month, language);
  const exportDays = () =>
    download(new Blob([daysAsCsv(days, team?.nameOf)], { type: "text/csv" }), texts.importing.fileName(today));
  const { change } = state;
  const setGoal = useCallback((goal: Goal) => void change((book) => ({ ...book, goal })), [change]);
  const close = () => setDialog(null);
  return (
    <div ref={screenRef} tabIndex={-1} className="flex min-w-0 flex-col gap-5 outline-none">
      <KpisHeader
        lead={team?.lead ?? texts.lead}
        isEmpty={days.length === 0}
        todayLabels={todayLabels}
        isTodayEntered={ownDays.some((day) => day.date === entryDate && hasEntry(day))}
        onAdd={edits.add}
        onAddToday={enterToday}
        onImport={() => setDialog("import")}
        onExport={exportDays}
        onDeleteAll={() => setDialog("deleteAll")}
      />
      {!state.isStored && <NotStored onRetry={() => change((book) => book)} onExport={exportDays} />}
      {team?.notice}
      {team?.controls}
      {days.length === 0 ? (
        <NoDays addTodayLabel={todayLabels.enter} onAdd={edits.add} onAddToday={enterToday} />
      ) : (
        <>
          <PeriodBar days={deferredDays} month={month} today={today} onShow={show} />
          <ChartsAndDays
            charts={<Charts days={deferredShown} month={month} period={period} />}
            days={<Days days={days} month={month} today={today} edits={edits} team={team?.rows} />}
          />
          <GoalCard days={deferredDays} goal={state.book.goal} month={month ?? monthOf(today)} onChange={setGoal} />
        </>
      )}
      {dialog === "import" && (
        <ImportDialog days={ownDays} ownName={team?.ownName} onImport={edits.importDays} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={dialog === "deleteAll"}
        title={texts.confirmDeleteAll.title}
        description={(team?.deleteAllText ?? texts.confirmDeleteAll.description)(ownDays.length)}
        confirmLabel={texts.deleteAll}
        cancelLabel={common.cancel}
        onConfirm={() => {
          edits.clear();
          close();
        }}
        onClose={close}
      />
    </div>
  );
}

/** Shows the charts above the days. A phone shows the days first, because there is little room. */
function ChartsAndDays({ charts, days }: { charts: ReactNode; days: ReactNode }) {
  const isWide = useIsWide();
  return (
    <>
      {isWide && charts}
      {days}
      {!isWide && charts}
    </>
  );
}

interface NoDaysProps {
  addTodayLabel: string;
  onAdd: () => void;
  onAddToday: () => void;
}

function NoDays({ addTodayLabel, onAdd, onAddToday }: NoDaysProps) {
  const { empty, add } = useTexts("kpis");
  // On a slow phone, the browser's click may follow React Aria's press. It would take the focus from the new day.
  usePressCover(true);
  return (
    <section className="card">
      <EmptyState
        icon={<ChartNoAxesColumn size={20} aria-hidden />}
        title={empty.title}
        description={empty.description}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" icon={<CalendarCheck size={16} />} onPress={onAddToday}>
              {addTodayLabel}
            </Button>
            <Button icon={<Plus size={16} />} onPress={onAdd}>
              {add}
            </Button>
          </div>
        }
      />
    </section>
  );
}
