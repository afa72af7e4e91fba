import type { RouteId } from "@linkedpotential/contract/endpoints";
import { type MutateOptions, type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { type Answer, api, type Call, type CallArguments } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { queryClient } from "./query-client.ts";

/** To be handed to every call that belongs to the action. */
export interface Sending {
  idempotencyKey: string;
  signal: AbortSignal;
}

type Options<Result, Variables, Context> = Omit<
  UseMutationOptions<Result, ApiError, Variables, Context>,
  "mutationFn"
> & {
  /**
   * The action belongs to a form: closed before the answer (unmounted, or `discard()`), it is taken back as far as that is
   * still possible, and nothing of it is sent later.
   */
  ofForm?: boolean;
};

type Callbacks<Variables, Result, Context> = MutateOptions<Result, ApiError, Variables, Context>;
type Start<Variables, Result, Context> = (
  variables: Variables,
  callbacks: Callbacks<Variables, Result, Context>,
) => Promise<Result>;

interface Action<Result> {
  key: string;
  abort: AbortController;
  running?: Promise<Result> | undefined;
}

/** A mutation of a route, by the rules of `useWrite`: `useApiMutation("leads/create").mutate({ body })`. */
export function useApiMutation<Id extends RouteId, Context = unknown>(
  id: Id,
  options?: Options<Answer<Id>, Call<Id>, Context>,
) {
  const send = (call: Call<Id>, sending: Sending) =>
    api(id, ...([{ ...call, ...sending }] as unknown as CallArguments<Id>));
  return useWrite(send, options);
}

/**
 * Everything that changes something at the server goes through here. The same action pressed again while it runs is
 * that action: it runs once and both presses get its outcome. It has one `Idempotency-Key`, which is kept when no answer
 * came: sent again it is done once (D17). Without a connection it fails at once.
 */
export function useWrite<Variables, Result, Context = unknown>(
  send: (variables: Variables, sending: Sending) => Promise<Result>,
  { ofForm = false, ...options }: Options<Result, Variables, Context> = {},
) {
  const actions = useRef(new Map<string, Action<Result>>());
  const mutation = useMutation<Result, ApiError, Variables, Context>({
    ...options,
    mutationFn: (variables) => {
      const { key, abort } = actionOf(actions.current, JSON.stringify(variables));
      return send(variables, { idempotencyKey: key, signal: abort.signal });
    },
    onError: (error, ...rest) => (isDiscarded(error) ? refreshAll() : options.onError?.(error, ...rest)),
  });
  const start: Start<Variables, Result, Context> = mutation.mutateAsync;
  // Looked up in a ref: the state of the last render is too old for the second press of a double click.
  const mutateAsync = useCallback(
    (variables: Variables, callbacks: Callbacks<Variables, Result, Context> = {}): Promise<Result> => {
      const content = JSON.stringify(variables);
      const action = actionOf(actions.current, content);
      action.running ??= start(variables, callbacks).then(
        (result) => {
          actions.current.delete(content);
          return result;
        },
        (error: unknown) => {
          action.running = undefined;
          if (isRefusal(error) || isDiscarded(error)) actions.current.delete(content);
          throw error;
        },
      );
      return action.running;
    },
    [start],
  );
  const mutate = useCallback<(...args: Parameters<typeof mutateAsync>) => void>(
    // Whoever calls this is told of failures by `onError`.
    (...args) => void mutateAsync(...args).catch(() => undefined),
    [mutateAsync],
  );
  const discard = useCallback(() => {
    for (const { abort } of actions.current.values()) abort.abort();
    actions.current.clear();
  }, []);
  useEffect(() => (ofForm ? discard : undefined), [ofForm, discard]);
  return { ...mutation, mutate, mutateAsync, discard };
}

function actionOf<Result>(actions: Map<string, Action<Result>>, content: string): Action<Result> {
  const known = actions.get(content);
  if (known) return known;
  // One that failed without an answer and was then changed is given up with its key.
  for (const [other, { running }] of actions) if (!running) actions.delete(other);
  const action = { key: crypto.randomUUID(), abort: new AbortController() };
  actions.set(content, action);
  return action;
}

/** A refused action changed nothing: sent again it is a new one. Without an answer it may have happened. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

const isDiscarded = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";

/** Whether a discarded action arrived nobody knows: what is on the screen is asked for again. */
const refreshAll = (): Promise<void> => queryClient.invalidateQueries();
