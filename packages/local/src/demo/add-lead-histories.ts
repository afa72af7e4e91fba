import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addDays, berlinInstant, today, weekdayOf } from "@linkedpotential/contract/dates";
import type { RunningStack } from "../running-stack.ts";

interface Moment {
  at: string;
}

/** Creates leads with their histories one after the other, because each id is one more than the id before. */
export async function addLeadHistories(stack: RunningStack, userId: number, file: string): Promise<void> {
  const histories = JSON.parse(readDated(file)) as { createdAt: string; lead: object; touches: Moment[] }[];
  for (const { createdAt, lead, touches } of histories) {
    const moments = touches.map((touch) => ({ ...touch, at: workingInstant(touch.at) }));
    await stack.local("lead-histories", { userId, createdAt: workingInstant(createdAt), lead, touches: moments });
  }
}

/** Converts a date and time in Berlin, such as `2027-03-12 09:30`, to an instant. A weekend becomes the Friday before. */
function workingInstant(moment: string): string {
  const [date = "", time = ""] = moment.split(" ");
  const friday = addDays(date, Math.min(0, 5 - weekdayOf(date)));
  return berlinInstant(friday, time).toISOString();
}

/** Reads a file and replaces relative dates by absolute ones, e.g. `{+3}` by the date in three days. */
export function readDated(file: string): string {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  return text.replace(/\{([+-]\d+)\}/g, (_, days: string) => addDays(today(new Date()), Number(days)));
}
