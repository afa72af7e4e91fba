import { berlinInstant, today } from "../dates.ts";
import { defaultParticipants } from "./defaults.ts";

/**
 * Reads the number of seats that was typed. A text without a digit is no number and means the default. Digits with other
 * characters, such as `1e1` or `30 Leute`, give NaN.
 */
export function participantsFrom(text: string): number {
  if (!/\d/.test(text)) return defaultParticipants;
  return /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Tells whether a number of seats is lower than before and than the number of taken seats. False for numbers below 1,
 * which the schema refuses.
 */
export const isBelowTaken = (seats: number, before: { maxParticipants: number; taken: number }): boolean =>
  seats >= 1 && seats < before.maxParticipants && seats < before.taken;

/**
 * Reads a time of day as people type it, such as `18:30`, `18.30`, `1830`, `18h30`, `18 Uhr` or `18`. Returns it as
 * `HH:mm`, or undefined for other texts.
 */
export function clockTimeFrom(text: string): string | undefined {
  const [, hours, minutes = "00"] =
    /^(\d{1,2})(?:(?:\s*(?:[:.,]|uhr|h)\s*|\s+|)(\d{2}))?\s*(?:uhr|h)?$/.exec(text.trim().toLowerCase()) ?? [];
  return hours && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, "0")}:${minutes}` : undefined;
}

/** Returns the field that puts a start in Berlin into the past: the date, or the time if the date is today. */
export function pastField({ date, time }: { date: string; time: string }, now: Date): "date" | "time" | undefined {
  if (berlinInstant(date, time) > now) return undefined;
  return date === today(now) ? "time" : "date";
}

const defaultMinutes = 60;
/**
 * Maximum duration of a live training in minutes. To find those in progress, lists start this long before the current
 * time.
 */
export const longestMinutes = 12 * 60;

/** Converts a free text such as `90 Min`, `1,5 Stunden` or `1 Std. 30 Min` to minutes. Defaults to an hour. */
export const durationMinutes = (duration: string): number => readMinutes(duration) ?? defaultMinutes;

/** Tells whether a free text names a duration of one minute to twelve hours. */
export const isDuration = (duration: string): boolean => readMinutes(duration) !== undefined;

function readMinutes(duration: string): number | undefined {
  const parts = duration.toLowerCase().matchAll(/(\d+(?:[.,]\d+)?)\s*(h|std|stund|hour|heure)?/g);
  const minutes = [...parts].reduce((sum, [, amount = "", hours]) => {
    const number = Number(amount.replace(",", "."));
    return sum + (hours ? number * 60 : number);
  }, 0);
  const isPlausible = minutes >= 1 && minutes <= longestMinutes;
  return isPlausible ? Math.round(minutes) : undefined;
}
