import { createContext, use } from "react";
import type { DayField, KpiDay } from "../days/kpi-day.ts";

export interface DayActions {
  set: (id: string, field: DayField, text: string) => void;
  remove: (day: KpiDay) => void;
  pickDate: (day: KpiDay, button: HTMLElement) => void;
  /** Missing where there is no CRM to count in. */
  fill: ((day: KpiDay) => void) | undefined;
}

export const DayActionsContext = createContext<DayActions | null>(null);

export function useDayActions(): DayActions {
  const actions = use(DayActionsContext);
  if (!actions) throw new Error("useDayActions needs a DayList");
  return actions;
}
