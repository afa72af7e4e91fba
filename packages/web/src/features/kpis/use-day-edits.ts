import { dayText } from "@linkedpotential/contract/date-texts";
import { useCallback, useRef } from "react";
import { emptyBook, type KpiBook } from "../../parts/kpis/kpi-book.ts";
import { countFields, type DayField, dayFields, type KpiDay } from "../../parts/kpis/kpi-day.ts";
import type { KpiBookState } from "../../parts/kpis/use-kpi-book.ts";
import { useLanguage } from "../../texts/language.ts";
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
import { useUndoHistory } from "./use-undo-history.ts";

interface ShownPeriod {
  month: string | null;
  today: string;
  /** Date of the day that the button for today opens. */
  entryDate: string;
  show: (month: string | null) => void;
}

export interface CellChange {
  id: string;
  field: DayField;
  /** Names the field and its day. */
  label: string;
  before: string;
  after: string;
}

/** Returns the actions on the days. Every action that deletes or overwrites what was entered offers to undo it. */
export function useDayEdits({ book, change }: KpiBookState, { month, today, entryDate, show }: ShownPeriod) {
  const { toasts, crm } = useTexts("kpis");
  const language = useLanguage();
  const target = useRef<CellTarget | null>(null);
  const edit = useCallback(
    (update: (days: readonly KpiDay[]) => readonly KpiDay[]) => change((one) => ({ ...one, days: update(one.days) })),
    [change],
  );
  const showMonthOf = useCallback(
    (next: KpiBook, id: string) => {
      const day = next.days.find((one) => one.id === id);
      if (day && month !== null && monthOf(day.date) !== month) show(monthOf(day.date));
    },
    [month, show],
  );
  const { offerUndo, undoLast } = useUndoHistory(target, showMonthOf);

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
  const remove = useCallback(
    (day: KpiDay) => {
      const remaining = inMonth(edit((days) => withoutDay(days, day.id)).days, month);
      const neighbor = remaining.find(({ date }) => date > day.date) ?? remaining.at(-1);
      target.current = neighbor ? { id: neighbor.id, field: "date" } : null;
      offerUndo({
        undo: () => edit((days) => withRestoredDay(days, day)),
        cell: { id: day.id, field: "date" },
        report: { title: toasts.deleted },
      });
    },
    [edit, offerUndo, toasts, month],
  );
  /** Says that the added day lies ahead, as the next Monday does on a weekend. */
  const announceAhead = ({ id, date }: KpiDay) => {
    const undo = () => {
      const day = edit((days) => days).days.find((one) => one.id === id);
      // Figures that were entered before the undo can be restored, as after any deletion of a day.
      if (day && dayFields.some((field) => day[field] !== "")) remove(day);
      return edit((days) => withoutDay(days, id));
    };
    offerUndo({ undo, report: { title: toasts.added(dayText(date, language)), description: toasts.liesAhead } });
  };
  const add = () => {
    const id = crypto.randomUUID();
    target.current = { id, field: "leadsKontaktiert" };
    const after = edit((days) => withNewDay(days, { id, month, today }));
    showMonthOf(after, id);
    const day = after.days.find((one) => one.id === id);
    if (day && day.date > today) announceAhead(day);
  };
  const set = useCallback(
    (id: string, field: DayField, text: string) => void edit((days) => withChange(days, id, { [field]: text })),
    [edit],
  );
  const recordChange = useCallback(
    ({ id, field, label, before, after }: CellChange) => {
      const isCount = countFields.some((one) => one === field);
      const description = isCount ? toasts.changedCount(label, after, before) : label;
      offerUndo({
        undo: () => edit((days) => withChange(days, id, { [field]: before })),
        cell: { id, field },
        report: before.trim() === "" ? undefined : { title: toasts.changed, description },
      });
    },
    [edit, offerUndo, toasts],
  );
  const fill = (day: KpiDay, counts: DayChange) => {
    const before = Object.fromEntries(Object.keys(counts).map((field) => [field, day[field as DayField]]));
    edit((days) => withChange(days, day.id, counts));
    offerUndo({
      undo: () => edit((days) => withChange(days, day.id, before)),
      cell: { id: day.id, field: "leadsKontaktiert" },
      report: { title: crm.done },
    });
  };
  const clear = () => {
    const before = book;
    change(() => emptyBook);
    offerUndo({ undo: () => change(() => before), report: { title: toasts.allDeleted } });
  };
  const importDays = (title: string, update: (days: readonly KpiDay[]) => readonly KpiDay[]) => {
    const before = book.days;
    edit(update);
    offerUndo({ undo: () => edit(() => before), report: { title } });
  };
  return { target, add, addToday, move, remove, set, recordChange, undoLast, fill, clear, importDays };
}
