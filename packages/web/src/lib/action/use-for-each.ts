import type { RouteId } from "@linkedpotential/contract/endpoints";
import { type DefaultError, useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { affects } from "../api/affects.ts";
import { type Call, send } from "../api/api.ts";
import { isAborted } from "../api/api-error.ts";
import { nextMoment } from "../api/moments.ts";
import { toast } from "../toast.ts";
import { settleEach } from "./settle-each.ts";
import type { Written } from "./use-action.ts";

export interface Failure<Item> {
  item: Item;
  error: unknown;
}

export interface Progress {
  done: number;
  count: number;
}

interface Batch<Item, Body> {
  items: readonly Item[];
  body: Body;
}

/**
 * Returns a function that writes to a route for each item, four at a time, and the progress. Stale reads are invalidated
 * once at the end. A retry for the same item and body has the same idempotency key. `stop` and unmounting stop the calls
 * that have not begun, and a toast then shows `stopped`.
 */
export function useForEach<Id extends RouteId, Item extends { id: number }, Body>(
  id: Id,
  call: (item: Item, body: Body) => Call<Id>,
  stopped: (done: number, count: number) => string,
) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const keys = useRef(new Map<string, string>());
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const { mutateAsync } = useMutation<Written, DefaultError, Batch<Item, Body>>({
    mutationFn: async ({ items, body }) => {
      const controller = new AbortController();
      running.current = controller;
      setProgress({ done: 0, count: items.length });
      const callOne = async (item: Item): Promise<Failure<Item> | null> => {
        const idempotencyKey = keyOf(keys.current, JSON.stringify([item.id, body]));
        try {
          await send(id, { idempotencyKey, signal: controller.signal, ...call(item, body) });
          return null;
        } catch (error) {
          return { item, error };
        }
      };
      const { done } = await settleEach(items, callOne, (count) => setProgress({ done: count, count: items.length }));
      setProgress(null);
      const failures = done.flatMap(({ result }) => result ?? []);
      if (failures.some(({ error }) => isAborted(error)))
        toast({ title: stopped(items.length - failures.length, items.length) });
      const stale = new Set(items.flatMap((item) => affects[id]?.(call(item, body)) ?? []));
      return { answer: failures, answeredAt: nextMoment(), stale: [...stale], leadsVersion: null };
    },
  });
  /** Returns the items for which the call failed, in their order. */
  const run = async (items: readonly Item[], body: Body): Promise<Failure<Item>[]> => {
    const failures = (await mutateAsync({ items, body })).answer as Failure<Item>[];
    return items.flatMap((item) => failures.find((failure) => failure.item === item) ?? []);
  };
  return { progress, run, stop: () => running.current?.abort() };
}

function keyOf(keys: Map<string, string>, content: string): string {
  const key = keys.get(content) ?? crypto.randomUUID();
  keys.set(content, key);
  return key;
}
