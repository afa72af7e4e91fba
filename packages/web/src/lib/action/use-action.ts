import type { RouteId } from "@linkedpotential/contract/endpoints";
import { type DefaultError, useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Area } from "../../texts/areas.ts";
import { affects } from "../api/affects.ts";
import { type Answer, type Call, send } from "../api/api.ts";
import { isDiscarded } from "../api/api-error.ts";
import type { Says } from "./action-toasts.ts";
import { type Attempt, useAttempts } from "./use-attempts.ts";

interface ActionOptions<Id extends RouteId, Variables, A extends Area> {
  /** Shows the change before the answer. Returns a function that rolls it back. */
  optimistic?: (variables: Variables) => () => void;
  onDone?: (answer: Answer<Id>, variables: Variables) => unknown;
  onFailed?: (error: unknown, variables: Variables) => void;
  says?: Says<A, Answer<Id>, Variables>;
  /** Aborts the call when its form is closed, and sends nothing of it later. */
  ofForm?: boolean;
}

/** An action may bring its own key, so that two places send the same call. Otherwise each press has a new one. */
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
 * Writes to the server with a mutation. Invalidation and toasts are configured once, in the mutation cache. Pressed
 * again while it runs it stays one action with one `Idempotency-Key`, which is kept when no answer came (D17).
 */
export function useAction<Id extends RouteId, Variables = void, A extends Area = Area>(
  id: Id,
  call: (variables: Variables, signal: AbortSignal) => Keyed<Id> | Promise<Keyed<Id>>,
  { optimistic, onDone, onFailed, says, ofForm = false }: ActionOptions<Id, Variables, A> = {},
) {
  const runOnce = useAttempts<Variables, Answer<Id>>(ofForm);
  const { mutateAsync, data, error, isPending, reset } = useMutation<
    Written,
    DefaultError,
    Sending<Variables, Answer<Id>>,
    (() => void) | undefined
  >({
    mutationKey: [id],
    meta: { says: says as Says<Area, unknown, unknown> | undefined, ofForm },
    mutationFn: async ({ variables, attempt: { idempotencyKey, controller } }) => {
      const { signal } = controller;
      const made = await call(variables, signal);
      const { answer, leadsVersion } = await send(id, { idempotencyKey, signal, ...made });
      return { answer, leadsVersion, answeredAt: Date.now(), stale: affects[id]?.(made) ?? [] };
    },
    onMutate: ({ variables }) => optimistic?.(variables),
    onSuccess: ({ answer }, { variables }) => onDone?.(answer as Answer<Id>, variables),
    onError: (failure, { variables }, rollBack) => {
      rollBack?.();
      if (!isDiscarded(failure)) onFailed?.(failure, variables);
    },
  });
  const runAsync = useCallback(
    (variables: Variables): Promise<Answer<Id>> =>
      runOnce(variables, async (attempt) => (await mutateAsync({ variables, attempt })).answer as Answer<Id>),
    [runOnce, mutateAsync],
  );
  // A toast tells about the failure.
  const run = useCallback((variables: Variables): void => void runAsync(variables).catch(() => undefined), [runAsync]);
  return { answer: data?.answer as Answer<Id> | undefined, error, isPending, run, runAsync, reset };
}
