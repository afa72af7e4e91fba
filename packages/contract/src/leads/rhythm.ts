import { addDays, today } from "../dates.ts";
import type { LeadRow } from "./schema.ts";

type Rhythmic = Pick<LeadRow, "rhythmWeeks" | "lastTouchAt" | "createdAt">;

/**
 * Returns the day on which the next contact with a lead is due: its rhythm after the latest contact, or after its
 * creation before the first one. Null without a rhythm.
 */
export function nextTouchDate({ rhythmWeeks, lastTouchAt, createdAt }: Rhythmic, timezone?: string): string | null {
  if (rhythmWeeks === null) return null;
  return addDays(today(new Date(lastTouchAt ?? createdAt), timezone), rhythmWeeks * 7);
}
