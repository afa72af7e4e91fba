// @vitest-environment happy-dom
import { focusManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServer } from "../../testing/server.ts";
import { onAccountChange } from "../session/session.ts";
import { apiQuery, queryClient } from "./query-client.ts";

beforeEach(() => queryClient.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("sends a GET to the first element of the query key [CALL-11]", async () => {
  const { sent } = fakeServer(() => ({ body: [{ id: 1 }] }));
  expect(apiQuery("tasks/list").queryKey).toEqual(["/api/tasks"]);
  expect(await queryClient.fetchQuery(apiQuery("tasks/list"))).toEqual([{ id: 1 }]);
  expect(sent[0]).toMatchObject({ url: "/api/tasks", method: "GET" });
});

it("throws on a 401 and does not retry [ERR-05, CALL-12]", async () => {
  const { sent } = fakeServer(() => ({ status: 401, statusText: "Unauthorized" }));
  await expect(queryClient.fetchQuery(apiQuery("tasks/list"))).rejects.toThrow("401: Unauthorized");
  expect(sent).toHaveLength(1);
});

it("never refetches on focus, at intervals or because of age [CALL-13..15]", async () => {
  vi.useFakeTimers();
  const { sent } = fakeServer(() => ({ body: [] }));
  const observe = () =>
    new QueryObserver(queryClient, queryClient.defaultQueryOptions(apiQuery("tasks/list"))).subscribe(() => undefined);
  const aDay = () => vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  queryClient.mount();
  const stop = observe();
  await aDay();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await aDay();
  const stopLater = observe();
  await aDay();
  expect(sent).toHaveLength(1);
  for (const end of [stop, stopLater]) end();
  queryClient.unmount();
});

it("clears the cache when the account changes [SESS-13, SESS-28]", async () => {
  fakeServer(() => ({ body: [] }));
  await queryClient.fetchQuery(apiQuery("tasks/list"));
  onAccountChange.emit(undefined);
  expect(queryClient.getQueryData(apiQuery("tasks/list").queryKey)).toBeUndefined();
});
