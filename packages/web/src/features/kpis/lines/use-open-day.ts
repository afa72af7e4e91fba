import type { RefObject } from "react";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import type { CellTarget } from "../table/cell-keys.ts";
import { useDayActions } from "../table/day-actions.ts";
import type { MonthGroup } from "../table/month-groups.ts";

export interface OpenDay {
  id: string | null;
  /** Opens a day for input, with the focus in its first figure. */
  edit: (day: KpiDay) => void;
  /** Closes the open day, with the focus on its line. */
  close: (day: KpiDay) => void;
  /** Closes the open day, and leaves the focus where it is. */
  leave: () => void;
  /** Shows or hides the day of a colleague. */
  toggle: (day: KpiDay) => void;
  /** Returns the own days before and after the open one. */
  neighbors: (day: KpiDay) => { previous: KpiDay | undefined; next: KpiDay | undefined };
}

/** Returns the day that is open for input, and the actions that open another one. */
export function useOpenDay(
  groups: readonly MonthGroup[],
  id: string | null,
  target: RefObject<CellTarget | null>,
): OpenDay {
  const { open, team } = useDayActions();
  return {
    id,
    edit: (day) => {
      blurField();
      target.current = { id: day.id, field: "leadsKontaktiert" };
      open(day.id);
    },
    close: (day) => {
      blurField();
      target.current = { id: day.id, field: "date" };
      open(null);
    },
    leave: () => open(null),
    toggle: (day) => {
      blurField();
      open(day.id === id ? null : day.id);
    },
    neighbors: (day) => {
      const own = groups.flatMap(({ days }) => days).filter((one) => !team || team.isOwn(one));
      const index = own.findIndex((one) => one.id === day.id);
      return { previous: own[index - 1], next: own[index + 1] };
    },
  };
}

/** Takes the focus from the edited field, which then checks its text. Some phones keep it there when a button is pressed. */
function blurField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
