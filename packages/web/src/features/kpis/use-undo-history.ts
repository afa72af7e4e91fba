import { type RefObject, useCallback, useRef } from "react";
import { currentToast, dismissToast, toast } from "../../lib/toast.ts";
import type { KpiBook } from "../../parts/kpis/kpi-book.ts";
import { useTexts } from "../../texts/texts.ts";
import type { CellTarget } from "./table/cell-keys.ts";

interface UndoableChange {
  undo: () => KpiBook;
  /** Cell that shows the restored value. */
  cell?: CellTarget;
  /** Shown in a toast with a button that undoes the change. */
  report?: { title: string; description?: string } | undefined;
}

interface HistoryEntry extends UndoableChange {
  toastId: number | undefined;
}

/**
 * Remembers the changes of the days as long as the screen is open. `undoLast` undoes the newest one, focuses its cell,
 * and returns whether there was one.
 */
export function useUndoHistory(target: RefObject<CellTarget | null>, showDay: (book: KpiBook, id: string) => void) {
  const { undo: label } = useTexts("common");
  const history = useRef<HistoryEntry[]>([]);
  const offerUndo = useCallback(
    (change: UndoableChange) => {
      const entry: HistoryEntry = { ...change, toastId: undefined };
      history.current.push(entry);
      if (!change.report) return;
      const onPress = () => {
        if (history.current.includes(entry)) entry.undo();
        history.current = history.current.filter((one) => one !== entry);
      };
      toast({ tone: "success", ...change.report, action: { label, onPress } });
      entry.toastId = currentToast()?.id;
    },
    [label],
  );
  const undoLast = useCallback(() => {
    const entry = history.current.pop();
    if (!entry) return false;
    const { undo, cell = null, toastId } = entry;
    const book = undo();
    if (toastId !== undefined) dismissToast(toastId);
    target.current = cell;
    if (cell) showDay(book, cell.id);
    return true;
  }, [target, showDay]);
  return { offerUndo, undoLast };
}
