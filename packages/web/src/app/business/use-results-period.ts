import { addMonths } from "@linkedpotential/contract/dates";
import { useCallback } from "react";
import { type ResultsPeriod, resultsPeriods } from "../../features/business/overview/figures.ts";
import { monthOf } from "../../features/kpis/days/working-days.ts";
import { choiceParameter, useListState } from "../../lib/navigation/use-list-state.ts";

const address = { period: choiceParameter<ResultsPeriod>(resultsPeriods, "all") };

/** Number of months before the current one that a period contains. */
const monthsBack = { month: 0, quarter: 2 } as const;

/** Reads the period of the results from the address, such as `?period=quarter`. `start` is its first day. */
export function useResultsPeriod(today: string) {
  const [{ period }, set] = useListState(address);
  const show = useCallback((next: ResultsPeriod) => set({ period: next }, { push: true }), [set]);
  return { period, start: startOf(period, today), show };
}

/** Returns an empty text, which is before all dates, for the period without a start. */
const startOf = (period: ResultsPeriod, today: string): string =>
  period === "all" ? "" : addMonths(`${monthOf(today)}-01`, -monthsBack[period]);
