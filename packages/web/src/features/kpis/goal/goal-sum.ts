import { type Figures, rateOf } from "../days/figures.ts";
import { type CountField, countFields } from "../days/kpi-day.ts";

/** With fewer of these the person's own rates are unreliable. */
const enough: Partial<Figures> = { leadsKontaktiert: 50, projektGewonnen: 3 };

export const isShaky = (figures: Figures): boolean =>
  countFields.some((field) => figures[field] < (enough[field] ?? 0));

/**
 * Calculates the needed figures from the person's own rates. Null when a rate is missing.
 * @param income EUR
 * @param projectValue EUR per project
 */
export function neededFor(income: number, projectValue: number, figures: Figures): Figures | null {
  const closeRate = rateOf(figures, "projektGewonnen");
  if (!closeRate) return null;
  const projects = income / projectValue;
  const contacted = projects / closeRate;
  const of = (field: CountField) => contacted * (rateOf(figures, field) ?? 0);
  return {
    leadsKontaktiert: contacted,
    interesseGezeigt: of("interesseGezeigt"),
    terminVereinbart: of("terminVereinbart"),
    projektGewonnen: projects,
  };
}

/** Rounds up: to whole numbers from 10 on, else to one decimal. */
export function roundedUp(value: number): number {
  const scale = value >= 10 ? 1 : 10;
  // Remove floating-point errors first, so that whole numbers are not rounded up.
  return Math.ceil(Number((value * scale).toFixed(6))) / scale;
}
