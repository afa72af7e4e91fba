import { setTimeout as wait } from "node:timers/promises";

const leastMs = 400;

/** Delays an answer to a minimum duration, so that its timing does not reveal whether an account exists (D5). */
export async function withMinimumDuration<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(leastMs)]);
  return result;
}
