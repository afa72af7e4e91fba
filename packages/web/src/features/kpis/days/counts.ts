import type { CountField, KpiDay } from "../../../parts/kpis/kpi-day.ts";

/** Matches a whole number with or without thousands separators: `12`, `1.200`, `1 200`. */
const number = String.raw`\s*(\d{1,3}(?:[.,'’\s]\d{3})+(?!\d)|\d+)`;
const startPattern = new RegExp(`^${number}`);
const fullPattern = new RegExp(String.raw`^${number}\s*$`);

/** Returns the whole number at the start of a text. Returns 0 if there is none, or if the number is too large. */
export function countIn(text: string): number {
  const [, digits = ""] = startPattern.exec(text) ?? [];
  const count = Number(digits.replace(/\D/g, ""));
  return Number.isSafeInteger(count) ? count : 0;
}

/**
 * Returns whether a text differs from the number that is counted for it, as `12 Anfragen`, `viele` and `3,5` do. The
 * cell then shows that number too.
 */
export const differsFromCount = (text: string): boolean =>
  text.trim() !== "" && !(fullPattern.test(text) && String(countIn(text)) === digitsOf(text));

const digitsOf = (text: string): string => text.replace(/\D/g, "").replace(/^0+(?=\d)/, "");

/** Figures that rarely exceed another one, with that other one. */
const usualMaximum = { interesseGezeigt: "leadsKontaktiert", terminVereinbart: "interesseGezeigt" } as const;
type LimitedField = keyof typeof usualMaximum;

const isLimited = (field: CountField): field is LimitedField => field in usualMaximum;

/** Returns the field if it counts more than the step before it, as a typo does. Null while that step is empty. */
export function unusualField(day: KpiDay, field: CountField): LimitedField | null {
  if (!isLimited(field)) return null;
  const maximum = day[usualMaximum[field]];
  return maximum.trim() !== "" && countIn(day[field]) > countIn(maximum) ? field : null;
}
