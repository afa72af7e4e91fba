import { setTimeout as wait } from "node:timers/promises";

/** Longer than a mail usually takes to be accepted. */
const leastMs = 400;

/** Answers no sooner than a fixed time, so that the time does not tell whether an account exists (D5). */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), wait(leastMs)]);
  return result;
}
