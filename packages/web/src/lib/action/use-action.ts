import type { RouteId } from "@linkedpotential/contract/endpoints";
import { type DefaultError, useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Area } from "../../texts/areas.ts";
import { affects } from "../api/affects.ts";
import { type Answer, type Call, send } from "../api/api.ts";
import { isAborted } from "../api/api-error.ts";
import type { ActionToasts } from "./action-toasts.ts";
import { type Attempt, useAttempts } from "./use-attempts.ts";

interface ActionOptions<Id extends RouteId, Variables, A extends Area> {
  /** Shows the change before the answer. Returns a function that rolls it back. */
  optimistic?: (variables: Variables) => () => void;
  onDone?: (answer: Answer<Id>, variables: Variables) => unknown;
  onFailed?: (error: unknown, variables: Variables) => void;
  toasts?: ActionToasts<A, Answer<Id>, Variables>;
  /** Aborts the call when its form is closed, and never sends it later. */
  isForm?: boolean;
}

/** An action may set its own key, so that two screens can send the same call. Otherwise each press has a new key. */
type Keyed<Id extends RouteId> = Call<Id> & { idempotencyKey?: string };

/** Variables of the mutation. */
export interface Sending<Variables, Result = unknown> {
  variables: Variables;
  attempt: Attempt<Result>;
}

/** The answer to a write, and what the cache needs to know about it. */
export interface Written {
  answer: unknown;
  /** In milliseconds since 1970. Data read since then includes the change. */
  answeredAt: number;
  /** Addresses of reads that are stale after the change. */
  stale: readonly string[];
  /** Versions of the leads list before and after the change. Null when the change left it alone. */
  leadsVersion: string | null;
}

/**
 * Writes to the server with a mutation. The mutation cache invalidates stale reads and shows the toasts. A second press
 * while the action runs has no effect. A retry after a lost answer has the same `Idempotency-Key` (D17).
 */
export function useAction<Id extends RouteId, Variables = void, A extends Area = Area>(
  id: Id,
  call: (variables: Variables, signal: AbortSignal) => Keyed<Id> | Promise<Keyed<Id>>,
  { optimistic, onDone, onFailed, toasts, isForm = false }: ActionOptions<Id, Variables, A> = {},
) {
  const runOnce = useAttempts<Variables, Answer<Id>>(isForm);
  const { mutateAsync, data, error, isPending, reset } = useMutation<
    Written,
    DefaultError,
    Sending<Variables, Answer<Id>>,
    (() => void) | undefined
  >({
    mutationKey: [id],
    meta: { toasts: toasts as ActionToasts<Area, unknown, unknown> | undefined, isForm },
    mutationFn: async ({ variables, attempt: { idempotencyKey, controller } }) => {
      const { signal } = controller;
      const request = await call(variables, signal);
      const { answer, leadsVersion } = await send(id, { idempotencyKey, signal, ...request });
      return { answer, leadsVersion, answeredAt: Date.now(), stale: affects[id]?.(request) ?? [] };
    },
    onMutate: ({ variables }) => optimistic?.(variables),
    onSuccess: ({ answer }, { variables }) => onDone?.(answer as Answer<Id>, variables),
    onError: (failure, { variables }, rollBack) => {
      rollBack?.();
      if (!isAborted(failure)) onFailed?.(failure, variables);
    },
  });
  const runAsync = useCallback(
    (variables: Variables): Promise<Answer<Id>> =>
      runOnce(variables, async (attempt) => (await mutateAsync({ variables, attempt })).answer as Answer<Id>),
    [runOnce, mutateAsync],
  );
  // A toast reports the failure.
  const run = useCallback((variables: Variables): void => void runAsync(variables).catch(() => undefined), [runAsync]);
  return { answer: data?.answer as Answer<Id> | undefined, error, isPending, run, runAsync, reset };
}
