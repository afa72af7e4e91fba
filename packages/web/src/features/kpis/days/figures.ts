import { type CountField, countFields, type KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { percent } from "../../../texts/numbers.ts";
import { countIn } from "./counts.ts";

export type Figures = Readonly<Record<CountField, number>>;

export function figuresOf(days: readonly KpiDay[]): Figures {
  const sums = { leadsKontaktiert: 0, interesseGezeigt: 0, terminVereinbart: 0, projektGewonnen: 0 };
  for (const day of days) for (const field of countFields) sums[field] += countIn(day[field]);
  return sums;
}

/** Returns a figure divided by the number of contacted leads. Null when no lead was contacted. */
export const rateOf = (figures: Figures, field: CountField): number | null =>
  figures.leadsKontaktiert === 0 ? null : figures[field] / figures.leadsKontaktiert;

export function rateText(figures: Figures, field: CountField): string {
  const rate = rateOf(figures, field);
  return rate === null ? "–" : percent(rate);
}
