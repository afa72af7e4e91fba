import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import { type DefaultError, useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { settleEach } from "../../../../lib/action/settle-each.ts";
import type { Written } from "../../../../lib/action/use-action.ts";
import { isAborted } from "../../../../lib/api/api-error.ts";
import { nextMoment } from "../../../../lib/api/moments.ts";
import { toast } from "../../../../lib/toast.ts";

/** Options of one call. A retry of the same call has the same key, so that the server does not repeat it. */
interface CallOptions {
  idempotencyKey: string;
  signal: AbortSignal;
}

export interface Failure {
  user: ListedUser;
  error: unknown;
}

export interface Progress {
  done: number;
  count: number;
}

interface Batch<Body> {
  users: readonly ListedUser[];
  body: Body;
}

/** Every action of an admin also adds an entry to the record. */
const stale = ["/api/admin/*"];

/**
 * Calls a route for each account, four at a time, and invalidates the stale reads once at the end. Unmounting stops the
 * calls that have not begun, and a toast then shows `stopped`.
 */
export function useForEach<Body>(
  call: (user: ListedUser, body: Body, options: CallOptions) => Promise<unknown>,
  stopped: (done: number, count: number) => string,
) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const keys = useRef(new Map<string, string>());
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutateAsync } = useMutation<Written, DefaultError, Batch<Body>>({
    mutationFn: async ({ users, body }) => {
      const controller = new AbortController();
      running.current = controller;
      setProgress({ done: 0, count: users.length });
      const callOne = async (user: ListedUser): Promise<Failure | null> => {
        const idempotencyKey = keyOf(keys.current, JSON.stringify([user.id, body]));
        try {
          await call(user, body, { idempotencyKey, signal: controller.signal });
          return null;
        } catch (error) {
          return { user, error };
        }
      };
      const { done } = await settleEach(users, callOne, (count) => setProgress({ done: count, count: users.length }));
      setProgress(null);
      const failures = done.flatMap(({ result }) => result ?? []);
      if (failures.some(({ error }) => isAborted(error)))
        toast({ title: stopped(users.length - failures.length, users.length) });
      return { answer: failures, answeredAt: nextMoment(), stale, leadsVersion: null };
    },
  });
  /** Returns the accounts for which the call failed, in their order. */
  const run = async (users: readonly ListedUser[], body: Body): Promise<Failure[]> => {
    const failures = (await mutateAsync({ users, body })).answer as Failure[];
    return users.flatMap((user) => failures.find((failure) => failure.user === user) ?? []);
  };
  return { progress, run };
}

function keyOf(keys: Map<string, string>, content: string): string {
  const key = keys.get(content) ?? crypto.randomUUID();
  keys.set(content, key);
  return key;
}
