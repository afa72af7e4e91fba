import { useCallback, useEffect, useRef } from "react";
import { ApiError } from "../api/api-error.ts";

export interface Attempt<Result> {
  idempotencyKey: string;
  controller: AbortController;
  /** Set while the attempt runs. */
  running?: Promise<Result> | undefined;
}

/**
 * Returns a function that runs work once per content: pressing twice is one action, and a retry has the key of the
 * attempt whose answer was lost. With `isForm`, running attempts are aborted when the component unmounts or `isForm` turns false.
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
  const known = attempts.get(content);
  if (known) return known;
  // A failed attempt whose input was changed afterwards is given up with its key.
  for (const [other, { running }] of attempts) if (!running) attempts.delete(other);
  const attempt = { idempotencyKey: crypto.randomUUID(), controller: new AbortController() };
  attempts.set(content, attempt);
  return attempt;
}

/** A refused call changed nothing: the next one is a new action. Without an answer the server may have carried it out. */
const mayHaveHappened = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);
