import { type CountField, countFields } from "../../../parts/kpis/kpi-day.ts";
import { type Figures, rateOf } from "../days/figures.ts";

/** Smallest figures at which the user's own rates are reliable. */
const reliableFrom: Partial<Figures> = { leadsKontaktiert: 50, projektGewonnen: 3 };

export const isUnreliable = (figures: Figures): boolean =>
  countFields.some((field) => figures[field] < (reliableFrom[field] ?? 0));

/**
 * Calculates the monthly figures that lead to an income at the user's own rates. Null when no project was won yet, or
 * when no lead was contacted.
 * @param income EUR per month
 * @param projectValue EUR per project
 */
export function requiredFigures(income: number, projectValue: number, figures: Figures): Figures | null {
  const closeRate = rateOf(figures, "projektGewonnen");
  if (!closeRate) return null;
  const projects = income / projectValue;
  const contacted = projects / closeRate;
  const countOf = (field: CountField) => contacted * (rateOf(figures, field) ?? 0);
  return {
    leadsKontaktiert: contacted,
    interesseGezeigt: countOf("interesseGezeigt"),
    terminVereinbart: countOf("terminVereinbart"),
    projektGewonnen: projects,
  };
}

/** Rounds up: values below 10 to one decimal, larger ones to a whole number. */
export function roundedUp(value: number): number {
  const scale = value >= 10 ? 1 : 10;
  // Floating-point errors would round 2.0000000001 up to 2.1, so remove them first.
  return Math.ceil(Number((value * scale).toFixed(6))) / scale;
}
