import { defaultParticipants } from "./defaults.ts";

export function participantsFrom(text: string): number {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isNaN(number) ? defaultParticipants : number;
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
