import type { RouteId } from "@linkedpotential/contract/endpoints";
import { useCallback, useEffect, useRef } from "react";
import type { Area } from "../../texts/areas.ts";
import { affects } from "../api/affects.ts";
import { type Answer, type Call, send } from "../api/api.ts";
import { isGone } from "../api/api-error.ts";
import { createSignal } from "../signal.ts";
import { type Says, sayDone, sayFailed } from "./action-toasts.ts";
import { isDiscarded, type Sending, useOnce } from "./use-once.ts";

interface ActionOptions<Id extends RouteId, Variables, A extends Area> {
  /** Shows the change before the answer; answers how to take it back. */
  optimistic?: (variables: Variables) => () => void;
  onDone?: (answer: Answer<Id>, variables: Variables) => unknown;
  onFailed?: (error: unknown, variables: Variables) => void;
  says?: Says<A, Answer<Id>, Variables>;
  /** Once its form is closed, the action is taken back as far as possible, and nothing of it is sent later. */
  ofForm?: boolean;
}

export interface ServerChange {
  /** The addresses whose answers are others now; without them it may be any. */
  addresses?: readonly string[];
  /** In ms since 1970: what is known since then is right. */
  answeredAt: number;
  /** Versions of the leads list before and after the change. */
  leadsVersion?: string | null;
}

export const serverChanged = createSignal<ServerChange>();

/** With a key of its own a call is the same whenever and wherever it is made; else each press has one. */
type Keyed<Id extends RouteId> = Call<Id> & { idempotencyKey?: string };

/**
 * The only way to change something at the server. Pressed again while it runs it is the same action, with one
 * `Idempotency-Key`, kept when no answer came: sent again it is done once (D17). Without a connection it fails at once.
 */
export function useAction<Id extends RouteId, Variables = void, A extends Area = Area>(
  id: Id,
  call: (variables: Variables, signal: AbortSignal) => Keyed<Id> | Promise<Keyed<Id>>,
  options: ActionOptions<Id, Variables, A> = {},
) {
  const latest = useRef({ call, ...options });
  useEffect(() => {
    latest.current = { call, ...options };
  });
  const perform = useCallback(
    async (variables: Variables, sending: Sending): Promise<Answer<Id>> => {
      const takeBack = latest.current.optimistic?.(variables);
      try {
        const made = await latest.current.call(variables, sending.signal);
        const { answer, leadsVersion } = await send(id, { ...sending, ...made });
        const answeredAt = Date.now();
        await latest.current.onDone?.(answer, variables);
        serverChanged.emit({ addresses: affects[id]?.(made) ?? [], answeredAt, leadsVersion });
        say(sayDone(latest.current.says, answer, variables));
        return answer;
      } catch (error) {
        takeBack?.();
        // Elsewhere somebody was faster: what is on the screen is out of date.
        const isOutdated = (takeBack || latest.current.ofForm) && isGone(error);
        // What was put back just now is older than it looks.
        const answeredAt = Number.POSITIVE_INFINITY;
        serverChanged.emit(isDiscarded(error) || isOutdated ? { answeredAt } : { addresses: [], answeredAt });
        if (isDiscarded(error)) throw error;
        latest.current.onFailed?.(error, variables);
        say(sayFailed(latest.current.says, error, variables));
        throw error;
      }
    },
    [id],
  );
  return useOnce(perform, options.ofForm);
}

/** Nothing is said in words that cannot be loaded. */
const say = (saying: Promise<void>): void => void saying.catch(() => undefined);
