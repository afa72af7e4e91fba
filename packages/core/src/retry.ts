import { setTimeout as wait } from "node:timers/promises";

export interface RetryPolicy {
  attempts: number;
  firstMs: number;
  longestMs: number;
}

/**
 * Returns the pause after an attempt (counted from 1) in milliseconds. Full jitter keeps concurrent callers from
 * colliding again.
 */
export const backoffMs = ({ firstMs, longestMs }: RetryPolicy, attempt: number): number =>
  Math.random() * Math.min(firstMs * 2 ** (attempt - 1), longestMs);

/**
 * Runs `run` until it succeeds.
 * @throws the error of the last attempt, or without further attempts an error that is not retryable
 */
export async function retry<T>(
  policy: RetryPolicy,
  isRetryable: (error: unknown) => boolean,
  run: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === policy.attempts || !isRetryable(error)) throw error;
      await wait(backoffMs(policy, attempt));
    }
  }
}
