import { inMonth } from "../days/day-changes.ts";
import { type Figures, figuresOf } from "../days/figures.ts";
import type { KpiDay } from "../days/kpi-day.ts";

export interface ShownTotals {
  month: string | null;
  allTime: Figures;
  shown: Figures;
  ofMonth: (month: string) => Figures;
}

export const totalsOf = (days: readonly KpiDay[], month: string | null): ShownTotals => ({
  month,
  allTime: figuresOf(days),
  shown: figuresOf(inMonth(days, month)),
  ofMonth: (one) => figuresOf(inMonth(days, one)),
});
