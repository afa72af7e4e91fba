import { createContext, type ReactNode, use } from "react";
import type { CountField, DayField, KpiDay } from "../../../parts/kpis/kpi-day.ts";
import type { CellChange } from "../use-day-edits.ts";

export interface DayActions {
  /** Date as `yyyy-MM-dd`. Days after it are marked. */
  today: string;
  set: (id: string, field: DayField, text: string) => void;
  /** Makes the change of a field undoable, once the field is left. */
  recordChange: (change: CellChange) => void;
  /** Undoes the last change of the days. Returns whether there was one. */
  undoLast: () => boolean;
  remove: (day: KpiDay) => void;
  /** Opens the day of a date. Adds the day if there is none. */
  enter: (date: string) => void;
  /** Opens a day on a phone, or closes the open one. */
  open: (id: string | null) => void;
  pickDate: (day: KpiDay, button: HTMLElement) => void;
  /** Id of the datalist with the target groups that have been used. */
  audiencesId: string;
  /** Shows what the CRM counts for a day. Undefined while the leads are not loaded. */
  fill: ((day: KpiDay) => void) | undefined;
  /** Set for the days of a team. */
  team?: TeamDays | undefined;
}

export interface TeamDays {
  /** Only own days can be changed. */
  isOwn: (day: KpiDay) => boolean;
  /** Shows who entered the day. */
  author: (day: KpiDay) => ReactNode;
  /** Targets of the company for a month. */
  targets: Readonly<Record<CountField, number | null>>;
}

export const DayActionsContext = createContext<DayActions | null>(null);

export function useDayActions(): DayActions {
  const actions = use(DayActionsContext);
  if (!actions) throw new Error("useDayActions needs a DayList");
  return actions;
}
