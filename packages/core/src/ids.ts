import { randomInt } from "node:crypto";

const epoch = Date.UTC(2026, 0, 1);
let last = 0;

/** Returns the lower bound of the ids of an instant, above all ids of earlier instants. */
export const firstIdAt = (instant: Date): number => (instant.getTime() - epoch) * 4096;

/**
 * Creates an id: milliseconds since 2026-01-01, then 12 random bits. Ids sort by time, stay below 2^53 until 2095 and
 * are unique within a process.
 */
export function newId(now: Date): number {
  const id = firstIdAt(now) + randomInt(4096);
  last = id > last ? id : last + 1;
  return last;
}
