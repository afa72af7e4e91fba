import { addDays, weekdayOf } from "../dates.ts";
import type { Token } from "./tokens.ts";

/** Words of a sentence that name a date. */
export interface DatePhrase {
  /** Number of words. */
  length: number;
  /** Possible dates, the most likely one first. */
  dates: readonly string[];
}

/** Reads the words from index `at` on as a date. Returns null if they name none. */
export type DateReader = (tokens: readonly Token[], at: number, today: string) => DatePhrase | null;

export const phrase = (length: number, ...dates: string[]): DatePhrase => ({ length, dates });

/** Returns the Monday of the week of a date. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

export const later = (a: string, b: string): string => (a > b ? a : b);
