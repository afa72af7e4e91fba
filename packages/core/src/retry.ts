import { setTimeout as wait } from "node:timers/promises";

interface Patience {
  attempts: number;
  /** In milliseconds, after the first attempt; it doubles with each up to `mostMs`. */
  firstMs: number;
  mostMs: number;
}

/** Each pause is a random part of the longest, so that rivals do not meet again. */
export async function retry<T>(
  { attempts, firstMs, mostMs }: Patience,
  willPass: (error: unknown) => boolean,
  run: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !willPass(error)) throw error;
      await wait(Math.random() * Math.min(firstMs * 2 ** (attempt - 1), mostMs));
    }
  }
}
