// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { fakeServer, type Reply } from "../testing/server.ts";
import { queryClient } from "./query-client.ts";
import { useApiMutation } from "./use-api-mutation.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const task = { title: "Anrufen", category: "Sales", priority: "high" } as const;

/** Sends the same task twice and answers the keys that went with it. */
async function keysOfTwoAttempts(first: Reply): Promise<(string | null)[]> {
  let calls = 0;
  const { sent } = fakeServer(() => (calls++ === 0 ? first : { status: 201, body: { id: 1 } }));
  const { result } = renderHook(() => useApiMutation("tasks/create"), { wrapper });
  const send = () => act(async () => void (await result.current.mutateAsync({ body: task }).catch(() => undefined)));
  await send();
  await send();
  return sent.map(({ headers }) => headers.get("idempotency-key"));
}

it("keeps its key when the first attempt got no answer: it may have been done", async () => {
  const [first, second] = await keysOfTwoAttempts(new TypeError("Failed to fetch"));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it("keeps its key when the server failed", async () => {
  const [first, second] = await keysOfTwoAttempts({ status: 500 });
  expect(second).toBe(first);
});

it("takes a new key after a refusal and after a success", async () => {
  const [refused, again] = await keysOfTwoAttempts({ status: 400 });
  expect(again).not.toBe(refused);
  const [done, next] = await keysOfTwoAttempts({ status: 201, body: { id: 1 } });
  expect(next).not.toBe(done);
});
