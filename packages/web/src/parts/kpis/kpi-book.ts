import { isCalendarDate } from "@linkedpotential/contract/dates";
import { byDate, dayFields, type KpiDay } from "./kpi-day.ts";

export interface Goal {
  /** Desired income in EUR per month. */
  readonly income: number | null;
  /** Value of one project in EUR. */
  readonly projectValue: number | null;
  /** Working days per month. When null, the calendar's number is used. */
  readonly workingDays: number | null;
}

export interface KpiBook {
  /** All days, sorted by date. */
  readonly days: readonly KpiDay[];
  readonly goal: Goal;
}

export const emptyBook: KpiBook = { days: [], goal: { income: null, projectValue: null, workingDays: null } };

export const writeBook = (book: KpiBook): string => JSON.stringify(book);

/** Reads the stored JSON. Skips invalid values and keeps the last day of each date. */
export function readBook(text: string | null): KpiBook {
  const stored = parseJson(text);
  if (!isRecord(stored)) return emptyBook;
  const { days, goal } = stored;
  const number = (name: string) => (isRecord(goal) && Number.isFinite(goal[name]) ? (goal[name] as number) : null);
  return {
    days: Array.isArray(days) ? onePerDate(days.filter(isDay)) : [],
    goal: { income: number("income"), projectValue: number("projectValue"), workingDays: number("workingDays") },
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isDay = (value: unknown): value is KpiDay =>
  isRecord(value) &&
  ["id", "date", ...dayFields].every((name) => typeof value[name] === "string") &&
  isCalendarDate(String(value.date));

const onePerDate = (days: readonly KpiDay[]): KpiDay[] =>
  [...new Map(days.map((day) => [day.date, day])).values()].toSorted(byDate);
