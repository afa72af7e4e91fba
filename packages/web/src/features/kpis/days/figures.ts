import { countIn } from "./counts.ts";
import { type CountField, countFields, type KpiDay } from "./kpi-day.ts";

export type Figures = Readonly<Record<CountField, number>>;

export function figuresOf(days: readonly KpiDay[]): Figures {
  const sums = { leadsKontaktiert: 0, interesseGezeigt: 0, terminVereinbart: 0, projektGewonnen: 0 };
  for (const day of days) for (const field of countFields) sums[field] += countIn(day[field]);
  return sums;
}

/** Returns the share of the contacted leads. Null when there were none. */
export const rateOf = (figures: Figures, field: CountField): number | null =>
  figures.leadsKontaktiert === 0 ? null : figures[field] / figures.leadsKontaktiert;
