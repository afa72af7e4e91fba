import { randomInt } from "node:crypto";

const epoch = Date.UTC(2026, 0, 1);
let last = 0;

/** Milliseconds since 2026-01-01, then 12 random bits: sorts by time, below 2^53 until 2095, never twice in a process. */
export function newId(now: Date): number {
  const id = (now.getTime() - epoch) * 4096 + randomInt(4096);
  last = id > last ? id : last + 1;
  return last;
}
