import type { RouteId } from "@linkedpotential/contract/endpoints";
import { type DefaultError, useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Area } from "../../texts/areas.ts";
import { affects } from "../api/affects.ts";
import { type Answer, type Call, send } from "../api/api.ts";
import { isAborted } from "../api/api-error.ts";
import { nextMoment } from "../api/moments.ts";
import type { ActionToasts } from "./action-toasts.ts";
import { type Attempt, useAttempts } from "./use-attempts.ts";

interface ActionOptions<Id extends RouteId, Variables, A extends Area> {
  /** Shows the change before the server answers. Returns a function that rolls the change back. */
  optimistic?: (variables: Variables) => () => void;
  onDone?: (answer: Answer<Id>, variables: Variables) => unknown;
  onFailed?: (error: unknown, variables: Variables) => void;
  toasts?: ActionToasts<A, Answer<Id>, Variables>;
  /** Set for a call from a form. Closing the form aborts the call, even if it still waits for a new sign-in. */
  isForm?: boolean;
}

/**
 * Call with an optional idempotency key, for a call that two screens can send. By default `useAction` chooses the key.
 */
type Keyed<Id extends RouteId> = Call<Id> & { idempotencyKey?: string };

/** Input of the mutation: the variables of the action, and the attempt with its idempotency key. */
export interface Sending<Variables, Result = unknown> {
  variables: Variables;
  attempt: Attempt<Result>;
}

/** Answer to a write, and the effect of the write on cached data. */
export interface Written {
  answer: unknown;
  /** Moment of the answer. Data read after this moment includes the change. */
  answeredAt: number;
  /** Addresses of reads that are stale after the change. */
  stale: readonly string[];
  /**
   * Versions of the leads list before and after the change, as `"before, after"`. Null when the list did not change.
   */
  leadsVersion: string | null;
}

/**
 * Returns a function that writes to the server, and the state of the write. The mutation cache invalidates stale reads
 * and shows the toasts. A second press while the write runs has no effect. A retry after a lost answer sends the same
 * `Idempotency-Key`, so that the server does not repeat the write (D17).
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
      return { answer, leadsVersion, answeredAt: nextMoment(), stale: affects[id]?.(request) ?? [] };
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
  // Ignore the rejection here, because a toast reports the failure.
  const run = useCallback((variables: Variables): void => void runAsync(variables).catch(() => undefined), [runAsync]);
  return { answer: data?.answer as Answer<Id> | undefined, error, isPending, run, runAsync, reset };
}
