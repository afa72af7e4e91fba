import { randomInt } from "node:crypto";

const epoch = Date.UTC(2026, 0, 1);
let last = 0;

/** Below every id of this instant and above those before it. */
export const firstIdAt = (instant: Date): number => (instant.getTime() - epoch) * 4096;

/** Milliseconds since 2026-01-01, then 12 random bits: sorts by time, below 2^53 until 2095, never twice in a process. */
export function newId(now: Date): number {
  const id = firstIdAt(now) + randomInt(4096);
  last = id > last ? id : last + 1;
  return last;
}
