import { useCallback, useEffect, useRef } from "react";
import { ApiError } from "../api/api-error.ts";

export interface Attempt<Result> {
  idempotencyKey: string;
  controller: AbortController;
  /** Promise of the result. Set while the attempt runs. */
  running?: Promise<Result> | undefined;
}

/**
 * Returns a function that runs work. A call with the same variables as a running one gets the result of the running
 * one. A retry after a lost answer uses the same idempotency key. With `isForm`, running attempts are aborted when the
 * component unmounts or `isForm` turns false.
 */
export function useAttempts<Variables, Result>(isForm: boolean) {
  const attempts = useRef(new Map<string, Attempt<Result>>());
  useEffect(() => {
    if (!isForm) return;
    const { current } = attempts;
    return () => {
      for (const { controller } of current.values()) controller.abort();
      current.clear();
    };
  }, [isForm]);

  return useCallback((variables: Variables, work: (attempt: Attempt<Result>) => Promise<Result>): Promise<Result> => {
    const content = JSON.stringify(variables) ?? "";
    const attempt = attemptAt(attempts.current, content);
    attempt.running ??= work(attempt).then(
      (result) => {
        attempts.current.delete(content);
        return result;
      },
      (error: unknown) => {
        attempt.running = undefined;
        if (!mayHaveHappened(error)) attempts.current.delete(content);
        throw error;
      },
    );
    return attempt.running;
  }, []);
}

function attemptAt<Result>(attempts: Map<string, Attempt<Result>>, content: string): Attempt<Result> {
  const existing = attempts.get(content);
  if (existing) return existing;
  // The input has changed, so drop failed attempts and their keys.
  for (const [other, { running }] of attempts) if (!running) attempts.delete(other);
  const attempt = { idempotencyKey: crypto.randomUUID(), controller: new AbortController() };
  attempts.set(content, attempt);
  return attempt;
}

/**
 * Returns whether the server may have carried out the write although the call failed: no answer came, or the server
 * reported an error of its own.
 */
const mayHaveHappened = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
