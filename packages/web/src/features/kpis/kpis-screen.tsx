import { monthText } from "@linkedpotential/contract/date-texts";
import { ChartNoAxesColumn, Plus } from "lucide-react";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { download } from "../../lib/api/download.ts";
import { useFocusKept } from "../../lib/focus/use-focus-kept.ts";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { useToday } from "../../lib/use-today.ts";
import { useLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Charts } from "./charts/charts.tsx";
import { inMonth } from "./days/day-changes.ts";
import type { Goal } from "./days/kpi-book.ts";
import { useKpiBook } from "./days/use-kpi-book.ts";
import { monthOf } from "./days/working-days.ts";
import { GoalCard } from "./goal/goal-card.tsx";
import { KpisHeader } from "./kpis-header.tsx";
import { NotStored } from "./not-stored.tsx";
import { PeriodBar } from "./period/period-bar.tsx";
import { useMonth } from "./period/use-month.ts";
import { Days } from "./table/days.tsx";
import { daysAsCsv } from "./transfer/days-csv.ts";
import { useDays } from "./use-days.ts";

const ImportDialog = lazyDialog(
  async () => (await import("./transfer/import-dialog.tsx")).ImportDialog,
  ({ onClose }) => onClose(),
);

/** Tracks figures per working day. They stay in the browser and are never sent. */
export function KpisScreen() {
  const texts = useTexts("kpis");
  const common = useTexts("common");
  const language = useLanguage();
  const today = useToday();
  const state = useKpiBook();
  const { month, show } = useMonth(today);
  const work = useDays(state, { month, today, show });
  const [asked, setAsked] = useState<"import" | "deleteAll" | null>(null);
  const { days } = state.book;
  const place = useRef<HTMLDivElement>(null);
  useFocusKept(place, days.length);
  // Typed figures render at once; the derived ones render deferred.
  const daysLater = useDeferredValue(days);
  const shownLater = useMemo(() => inMonth(daysLater, month), [daysLater, month]);
  const period = month === null ? texts.allTime : monthText(month, language);
  const save = () => download(new Blob([daysAsCsv(days)], { type: "text/csv" }), texts.importing.fileName(today));
  const { change } = state;
  const setGoal = useCallback((goal: Goal) => void change((book) => ({ ...book, goal })), [change]);
  const close = () => setAsked(null);
  return (
    <div ref={place} tabIndex={-1} className="flex min-w-0 flex-col gap-5 outline-none">
      <KpisHeader
        isEmpty={days.length === 0}
        onAdd={work.add}
        onImport={() => setAsked("import")}
        onExport={save}
        onDeleteAll={() => setAsked("deleteAll")}
      />
      {!state.isStored && <NotStored onRetry={() => change((book) => book)} onExport={save} />}
      {days.length === 0 ? (
        <NoDays onAdd={work.add} />
      ) : (
        <>
          <PeriodBar days={daysLater} month={month} today={today} onShow={show} />
          <Charts days={shownLater} month={month} period={period} />
          <Days days={days} month={month} work={work} />
          <GoalCard days={daysLater} goal={state.book.goal} month={month ?? monthOf(today)} onChange={setGoal} />
        </>
      )}
      {asked === "import" && <ImportDialog days={days} onImport={work.importDays} onClose={close} />}
      <ConfirmDialog
        isOpen={asked === "deleteAll"}
        title={texts.confirmDeleteAll.title}
        description={texts.confirmDeleteAll.description(days.length)}
        confirmLabel={texts.deleteAll}
        cancelLabel={common.cancel}
        onConfirm={() => {
          work.clear();
          close();
        }}
        onClose={close}
      />
    </div>
  );
}

function NoDays({ onAdd }: { onAdd: () => void }) {
  const { empty, add } = useTexts("kpis");
  return (
    <section className="rounded-lg border border-line bg-surface">
      <EmptyState
        icon={<ChartNoAxesColumn size={20} aria-hidden />}
        title={empty.title}
        description={empty.description}
        action={
          <Button variant="primary" icon={<Plus size={16} />} onPress={onAdd}>
            {add}
          </Button>
        }
      />
    </section>
  );
}
