import { dayText } from "@linkedpotential/contract/date-texts";
import { useCallback, useRef, useState } from "react";
import { useIsWide } from "../../lib/use-media-query.ts";
import { emptyBook, type KpiBook } from "../../parts/kpis/kpi-book.ts";
import { countFields, type DayField, dayFields, type KpiDay } from "../../parts/kpis/kpi-day.ts";
import type { KpiBookState } from "../../parts/kpis/use-kpi-book.ts";
import { useLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { countText } from "./days/counts.ts";
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
  show: (month: string | null) => void;
}

export interface CellChange {
  id: string;
  field: DayField;
  /** Names the field and its day. */
  label: string;
  before: string;
  after: string;
  /** Whether the new text is stored. A team does not store one that is too long. */
  isStored: boolean;
}

/** Returns the actions on the days. Every action that deletes or overwrites what was entered offers to undo it. */
export function useDayEdits({ book, change }: KpiBookState, { month, today, show }: ShownPeriod) {
  const { toasts, crm } = useTexts("kpis");
  const language = useLanguage();
  const isWide = useIsWide();
  const target = useRef<CellTarget | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const edit = useCallback(
    (update: (days: readonly KpiDay[]) => readonly KpiDay[]) => change((one) => ({ ...one, days: update(one.days) })),
    [change],
  );
  const showDay = useCallback(
    (next: KpiBook, id: string) => {
      const day = next.days.find((one) => one.id === id);
      if (day && month !== null && monthOf(day.date) !== month) show(monthOf(day.date));
      setOpenedId(id);
    },
    [month, show],
  );
  const { offerUndo, undoLast } = useUndoHistory(target, showDay);

  /** Opens the day of a date. Adds the day if there is none. */
  const enter = useCallback(
    (date: string) => {
      const after = edit((days) => withDay(days, crypto.randomUUID(), date));
      const day = after.days.find((one) => one.date === date);
      if (!day) return;
      target.current = { id: day.id, field: "leadsKontaktiert" };
      showDay(after, day.id);
    },
    [edit, showDay],
  );
  const move = (id: string, date: string) => {
    target.current = { id, field: "date" };
    showDay(
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
  /**
   * Says that the added day lies ahead, as the next Monday does on a weekend. A phone opens the day, which says so too,
   * and where the toast would cover its fields.
   */
  const announceAhead = ({ id, date }: KpiDay) => {
    const undo = () => {
      const day = edit((days) => days).days.find((one) => one.id === id);
      // Figures that were entered before the undo can be restored, as after any deletion of a day.
      if (day && dayFields.some((field) => day[field] !== "")) remove(day);
      return edit((days) => withoutDay(days, id));
    };
    const report = { title: toasts.added(dayText(date, language)), description: toasts.liesAhead };
    offerUndo({ undo, report: isWide ? report : undefined });
  };
  const add = () => {
    const id = crypto.randomUUID();
    target.current = { id, field: "leadsKontaktiert" };
    const after = edit((days) => withNewDay(days, { id, month, today }));
    showDay(after, id);
    const day = after.days.find((one) => one.id === id);
    if (day && day.date > today) announceAhead(day);
  };
  const set = useCallback(
    (id: string, field: DayField, text: string) => void edit((days) => withChange(days, id, { [field]: text })),
    [edit],
  );
  const recordChange = useCallback(
    ({ id, field, label, before, after, isStored }: CellChange) => {
      const isCount = countFields.some((one) => one === field);
      const description = isCount ? toasts.changedCount(label, countText(after), countText(before)) : label;
      offerUndo({
        undo: () => edit((days) => withChange(days, id, { [field]: before })),
        cell: { id, field },
        report: before.trim() !== "" && isStored ? { title: toasts.changed, description } : undefined,
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
  return {
    ...{ target, openedId, open: setOpenedId, enter, add, move },
    ...{ remove, set, recordChange, undoLast, fill, clear, importDays },
  };
}
