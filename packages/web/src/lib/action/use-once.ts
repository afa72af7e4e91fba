import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../api/api-error.ts";

export interface Sending {
  idempotencyKey: string;
  signal: AbortSignal;
}

interface Press<Result> extends Sending {
  abort: () => void;
  running?: Promise<Result> | undefined;
}

interface Outcome<Result> {
  running: number;
  answer?: Result;
  error?: unknown;
}

/** `isForm`: once that turns false or the component is gone, what runs is aborted. */
export function useOnce<Variables, Result>(
  perform: (variables: Variables, sending: Sending) => Promise<Result>,
  isForm = false,
) {
  const presses = useRef(new Map<string, Press<Result>>());
  const [{ running, ...last }, setOutcome] = useState<Outcome<Result>>({ running: 0 });
  // Looked up in a ref: the state of the last render is too old for the second press of a double click.
  const runAsync = useCallback(
    (variables: Variables): Promise<Result> => {
      const content = JSON.stringify(variables) ?? "";
      const press = pressOf(presses.current, content);
      if (press.running) return press.running;
      const settle = (outcome: Omit<Outcome<Result>, "running">) =>
        setOutcome((before) => ({ ...outcome, running: before.running - 1 }));
      setOutcome((before) => ({ running: before.running + 1 }));
      const { idempotencyKey, signal } = press;
      press.running = perform(variables, { idempotencyKey, signal }).then(
        (answer) => {
          presses.current.delete(content);
          settle({ answer });
          return answer;
        },
        (error: unknown) => {
          press.running = undefined;
          if (!mayHaveHappened(error)) presses.current.delete(content);
          settle({ error });
          throw error;
        },
      );
      return press.running;
    },
    [perform],
  );
  // Whoever calls this is told of failures by the toast.
  const run = useCallback((variables: Variables): void => void runAsync(variables).catch(() => undefined), [runAsync]);
  const reset = useCallback(() => setOutcome((before) => ({ running: before.running })), []);
  useEffect(() => {
    if (!isForm) return;
    const { current } = presses;
    return () => {
      for (const { abort } of current.values()) abort();
      current.clear();
    };
  }, [isForm]);
  return { ...last, isPending: running > 0, run, runAsync, reset };
}

function pressOf<Result>(presses: Map<string, Press<Result>>, content: string): Press<Result> {
  const known = presses.get(content);
  if (known) return known;
  // One that failed without an answer and was then changed is given up with its key.
  for (const [other, { running }] of presses) if (!running) presses.delete(other);
  const controller = new AbortController();
  const { signal } = controller;
  const press = { idempotencyKey: crypto.randomUUID(), signal, abort: () => controller.abort() };
  presses.set(content, press);
  return press;
}

/** A refused action changed nothing: sent again it is a new one. Without an answer it may have happened. */
const mayHaveHappened = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** The form of the action was closed before its answer: nobody waits for it any more. */
export const isDiscarded = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";
