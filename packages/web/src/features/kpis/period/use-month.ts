import { useCallback } from "react";
import { type ListParameters, useListState } from "../../../lib/navigation/use-list-state.ts";
import { monthOf } from "../days/working-days.ts";

interface MonthAddress {
  /** Month as `yyyy-MM`, or `all`. Null for the current month. */
  month: string | null;
}

const parameters: ListParameters<MonthAddress> = {
  month: {
    read: (text) => (text && /^(all|\d{4}-(0[1-9]|1[0-2]))$/.test(text) ? text : null),
    write: (month) => month,
  },
};

/**
 * Reads the month from the address, such as `?month=2027-03`. The month is null for `?month=all`. Without the
 * parameter, it is the current month.
 */
export function useMonth(today: string) {
  const [{ month: named }, set] = useListState(parameters);
  const show = useCallback((month: string | null) => set({ month: month ?? "all" }, { push: true }), [set]);
  return { month: named === "all" ? null : (named ?? monthOf(today)), show };
}
