import { hourOfDay } from "@linkedpotential/contract/dates";

export type TimeOfDay = "morning" | "day" | "evening";

/** Returns the part of the day that a greeting names. The night is part of the evening. */
export function timeOfDay(now: Date, timezone: string | undefined): TimeOfDay {
  const hour = hourOfDay(now, timezone);
  if (hour >= 4 && hour < 11) return "morning";
  return hour >= 11 && hour < 18 ? "day" : "evening";
}
