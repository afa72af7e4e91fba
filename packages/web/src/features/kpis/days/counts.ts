import { dayCountMax } from "@linkedpotential/contract/business/company/limits";
import type { CountField, KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { numberText } from "../../../texts/numbers.ts";

/** Matches a whole number with or without thousands separators, which words may follow: `12`, `1.200`, `12 Anfragen`. */
const countPattern = /^\s*(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:\s+\p{L}.*)?\s*$/su;

/** Returns the whole number that a text names. Null if it names none, or one that is too large. */
function readCount(text: string): number | null {
  const count = Number(countPattern.exec(text)?.[1]?.replace(/\D/g, ""));
  return Number.isSafeInteger(count) ? count : null;
}

/** Returns the whole number that a text names. Any other text counts as 0. */
export const countIn = (text: string): number => readCount(text) ?? 0;

/** Writes the number that a text names with separators. Returns any other text as it is. */
export function countText(text: string): string {
  const count = readCount(text);
  return count === null ? text.trim() : numberText(count);
}

/** Returns whether a text names no number, as `viele`, `-4` and `3,5` do. It then counts as 0. */
export const isInvalidCount = (text: string): boolean => text.trim() !== "" && readCount(text) === null;

/** Returns whether a text names a number that no person reaches on a day, as a typo does. */
export const isExcessiveCount = (text: string): boolean => countIn(text) > dayCountMax;

/** Returns whether a text is invalid, or has words after its number. The cell then shows what it counts as. */
export const differsFromCount = (text: string): boolean => isInvalidCount(text) || /\p{L}/u.test(text);

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
