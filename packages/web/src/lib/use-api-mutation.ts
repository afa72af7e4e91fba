import type { RouteId } from "@linkedpotential/contract/endpoints";
import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { type Answer, api, type Call, type CallArguments } from "./api.ts";
import { ApiError } from "./api-error.ts";

type Options<Id extends RouteId, Context> = Omit<
  UseMutationOptions<Answer<Id>, ApiError, Call<Id>, Context>,
  "mutationFn"
>;

/**
 * A mutation of a route: `const create = useApiMutation("leads/create"); create.mutate({ body })`.
 * One user action has one `Idempotency-Key`: sending the same again after a failure without an answer reuses it (D17).
 */
export function useApiMutation<Id extends RouteId, Context = unknown>(id: Id, options?: Options<Id, Context>) {
  const action = useRef<{ content: string; key: string } | undefined>(undefined);
  return useMutation<Answer<Id>, ApiError, Call<Id>, Context>({
    ...options,
    mutationFn: async (call) => {
      const content = JSON.stringify(call);
      if (action.current?.content !== content) action.current = { content, key: crypto.randomUUID() };
      const { key } = action.current;
      try {
        const answer = await api(id, ...([{ ...call, idempotencyKey: key }] as unknown as CallArguments<Id>));
        action.current = undefined;
        return answer;
      } catch (error) {
        if (isRefusal(error)) action.current = undefined;
        throw error;
      }
    },
  });
}

/** A refused action changed nothing: sent again it is a new one. Without an answer it may have happened. */
const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;
