import { type Figures, rateOf } from "../days/figures.ts";
import { type CountField, countFields } from "../days/kpi-day.ts";

/** Below these the own rates say little. */
const enough: Partial<Figures> = { leadsKontaktiert: 50, projektGewonnen: 3 };

export const isShaky = (figures: Figures): boolean =>
  countFields.some((field) => figures[field] < (enough[field] ?? 0));

/** By the own rates; null where those are missing. @param income EUR @param projectValue EUR a project */
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

/** What is needed, never too little: whole from 10 on, else with one decimal. */
export function roundedUp(value: number): number {
  const scale = value >= 10 ? 1 : 10;
  // What is whole but for the last bits of the division stays whole.
  return Math.ceil(Number((value * scale).toFixed(6))) / scale;
}
