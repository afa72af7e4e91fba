import { useCallback, useRef } from "react";
import { toast } from "../../lib/toast.ts";
import { emptyBook, type KpiBook } from "../../parts/kpis/kpi-book.ts";
import type { DayField, KpiDay } from "../../parts/kpis/kpi-day.ts";
import type { KpiBookState } from "../../parts/kpis/use-kpi-book.ts";
import { useTexts } from "../../texts/texts.ts";
import {
  type DayChange,
  inMonth,
  withChange,
  withDate,
  withDay,
  withNewDay,
  withoutDay,
  withRestoredDay,
} from "./days/day-changes.ts";
import { monthOf } from "./days/working-days.ts";
import type { CellTarget } from "./table/cell-keys.ts";

interface ShownPeriod {
  month: string | null;
  today: string;
  /** Date of the day that the button for today opens. */
  entryDate: string;
  show: (month: string | null) => void;
}

/** Returns the actions on the days. Every action that deletes or overwrites several figures offers to undo it. */
export function useDayEdits({ book, change }: KpiBookState, { month, today, entryDate, show }: ShownPeriod) {
  const { toasts, crm } = useTexts("kpis");
  const { undo } = useTexts("common");
  const target = useRef<CellTarget | null>(null);
  const edit = useCallback(
    (update: (days: readonly KpiDay[]) => readonly KpiDay[]) => change((one) => ({ ...one, days: update(one.days) })),
    [change],
  );
  const toastWithUndo = useCallback(
    (title: string, onPress: () => void) => toast({ tone: "success", title, action: { label: undo, onPress } }),
    [undo],
  );
  const showMonthOf = (next: KpiBook, id: string) => {
    const day = next.days.find((one) => one.id === id);
    if (day && month !== null && monthOf(day.date) !== month) show(monthOf(day.date));
  };

  const add = () => {
    const id = crypto.randomUUID();
    target.current = { id, field: "leadsKontaktiert" };
    showMonthOf(
      edit((days) => withNewDay(days, { id, month, today })),
      id,
    );
  };
  const addToday = () => {
    const after = edit((days) => withDay(days, crypto.randomUUID(), entryDate));
    const day = after.days.find(({ date }) => date === entryDate);
    if (!day) return;
    target.current = { id: day.id, field: "leadsKontaktiert" };
    showMonthOf(after, day.id);
  };
  const move = (id: string, date: string) => {
    target.current = { id, field: "date" };
    showMonthOf(
      edit((days) => withDate(days, id, date)),
      id,
    );
  };
  const { deleted } = toasts;
  const remove = useCallback(
    (day: KpiDay) => {
      const remaining = inMonth(edit((days) => withoutDay(days, day.id)).days, month);
      const neighbor = remaining.find(({ date }) => date > day.date) ?? remaining.at(-1);
      target.current = neighbor ? { id: neighbor.id, field: "date" } : null;
      toastWithUndo(deleted, () => void edit((days) => withRestoredDay(days, day)));
    },
    [edit, toastWithUndo, deleted, month],
  );
  const set = useCallback(
    (id: string, field: DayField, text: string) => void edit((days) => withChange(days, id, { [field]: text })),
    [edit],
  );
  const fill = (day: KpiDay, counts: DayChange) => {
    const before = Object.fromEntries(Object.keys(counts).map((field) => [field, day[field as DayField]]));
    edit((days) => withChange(days, day.id, counts));
    toastWithUndo(crm.done, () => void edit((days) => withChange(days, day.id, before)));
  };
  const clear = () => {
    const before = book;
    change(() => emptyBook);
    toastWithUndo(toasts.allDeleted, () => void change(() => before));
  };
  const importDays = (title: string, update: (days: readonly KpiDay[]) => readonly KpiDay[]) => {
    const before = book.days;
    edit(update);
    toastWithUndo(title, () => void edit(() => before));
  };
  return { target, add, addToday, move, remove, set, fill, clear, importDays };
}
