import { randomInt } from "node:crypto";

const epoch = Date.UTC(2026, 0, 1);
let last = 0;

/**
 * A new id: milliseconds since 2026-01-01 in the high bits, 12 random bits below (data-model). It sorts by time,
 * is below 2^53 until 2095 and never repeats within a process; entities refuse an id that exists.
 */
export function newId(now: Date): number {
  const id = (now.getTime() - epoch) * 4096 + randomInt(4096);
  last = id > last ? id : last + 1;
  return last;
}
