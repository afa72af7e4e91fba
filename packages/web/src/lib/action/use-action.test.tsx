// @vitest-environment happy-dom
import type { TaskBody } from "@linkedpotential/contract/tasks/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { fakeServer, type Reply } from "../../testing/server.ts";
import type { Texts } from "../../texts/areas.ts";
import { apiQuery, queryClient } from "../api/query-client.ts";
import { currentToast } from "../toast.ts";
import { useAction } from "./use-action.ts";

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const task: TaskBody = {
  title: "Anrufen",
  category: "Sales",
  priority: "high",
  dueDate: null,
  description: "",
  status: "pending",
};
const taskCall = (body: TaskBody) => ({ body });

/** Creates the same task twice and returns the idempotency keys of both calls. */
async function keysOfTwoAttempts(first: Reply): Promise<(string | null)[]> {
  let calls = 0;
  const { sent } = fakeServer(() => (calls++ === 0 ? first : { status: 201, body: { id: 1 } }));
  const { result } = renderHook(() => useAction("tasks/create", taskCall), { wrapper });
  const send = () => act(async () => void (await result.current.runAsync(task).catch(() => undefined)));
  await send();
  await send();
  return sent.map(({ headers }) => headers.get("idempotency-key"));
}

it("keeps its idempotency key when the first attempt got no answer", async () => {
  const [first, second] = await keysOfTwoAttempts(new TypeError("Failed to fetch"));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it("keeps its idempotency key after a server error", async () => {
  const [first, second] = await keysOfTwoAttempts({ status: 500 });
  expect(second).toBe(first);
});

it("uses a new idempotency key after a rejection and after a success", async () => {
  const [refused, again] = await keysOfTwoAttempts({ status: 400 });
  expect(again).not.toBe(refused);
  const [done, next] = await keysOfTwoAttempts({ status: 201, body: { id: 1 } });
  expect(next).toEqual(expect.any(String));
  expect(next).not.toBe(done);
});

/** Creates a server that answers only when `answer` is called, or when the test has finished. */
function slowServer() {
  const answers: ((reply: Response) => void)[] = [];
  const calls: RequestInit[] = [];
  const answer = () => answers.shift()?.(Response.json({ id: 1 }, { status: 201 }));
  onTestFinished(() => {
    while (answers.length > 0) answer();
  });
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    calls.push(init);
    return new Promise<Response>((resolve, reject) => {
      answers.push(resolve);
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });
  });
  return { calls, answer };
}

it("runs once when it is pressed several times while it runs", async () => {
  const { calls, answer } = slowServer();
  const onDone = vi.fn();
  const { result } = renderHook(() => useAction("tasks/create", taskCall, { onDone }), { wrapper });
  // Read `runAsync` once, so that both presses come from the same render, as with a double click.
  const { runAsync } = result.current;
  const presses = [runAsync(task), runAsync(task)];
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  answer();
  expect(await act(() => Promise.all(presses))).toEqual([{ id: 1 }, { id: 1 }]);
  expect(calls).toHaveLength(1);
  expect(onDone).toHaveBeenCalledOnce();
});

it("runs calls with different variables concurrently", async () => {
  const { calls } = slowServer();
  const { result } = renderHook(() => useAction("tasks/create", taskCall), { wrapper });
  act(() => {
    result.current.run(task);
    result.current.run({ ...task, title: "Schreiben" });
  });
  await vi.waitFor(() => expect(calls).toHaveLength(2));
});

it("retries with the same key while the server processes the first attempt, and returns its answer", async () => {
  vi.useFakeTimers();
  const underWay = { status: 409, body: { code: "request.in_progress" }, headers: { "retry-after": "1" } };
  let calls = 0;
  const { sent } = fakeServer(() => (calls++ < 2 ? underWay : { status: 201, body: { id: 1 } }));
  const { result } = renderHook(() => useAction("tasks/create", taskCall), { wrapper });
  const answer = await act(async () => {
    const sending = result.current.runAsync(task);
    await vi.advanceTimersByTimeAsync(3000);
    return sending;
  });
  expect(answer).toEqual({ id: 1 });
  expect(new Set(sent.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
});

it("fails at once while offline, and is not sent when the connection returns", async () => {
  const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { sent } = fakeServer(() => new TypeError("Failed to fetch"));
  const { result, unmount } = renderHook(() => useAction("tasks/create", taskCall, { isForm: true }), { wrapper });
  dispatchEvent(new Event("offline"));
  const failure = await act(() => result.current.runAsync(task).catch((error: unknown) => error));
  expect(failure).toMatchObject({ status: 0 });
  unmount();
  offline.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event("online")));
  expect(sent).toHaveLength(1);
});

it("aborts the call without a failure when its form unmounts", async () => {
  const { calls } = slowServer();
  const onFailed = vi.fn();
  const { result, unmount } = renderHook(() => useAction("tasks/create", taskCall, { isForm: true, onFailed }), {
    wrapper,
  });
  const answer = result.current.runAsync(task);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  unmount();
  await expect(answer).rejects.toThrow(/abort/i);
  expect(calls[0]?.signal?.aborted).toBe(true);
  expect(onFailed).not.toHaveBeenCalled();
});

it("continues after its component has unmounted, unless it belongs to a form", async () => {
  const { calls, answer } = slowServer();
  const { result, unmount } = renderHook(() => useAction("tasks/create", taskCall), { wrapper });
  const sending = result.current.runAsync(task);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  unmount();
  expect(calls[0]?.signal?.aborted).toBe(false);
  answer();
  expect(await sending).toEqual({ id: 1 });
});

it("does not retry after a sign-in when its form was closed before", async () => {
  const { startSession, resumeSession } = await import("../session/session.ts");
  const user = { id: 5, email: "a@b.de", name: "Ada", workspace: "freelance" } as Parameters<
    typeof startSession
  >[0]["user"];
  startSession({ user, token: "old" });
  const { sent } = fakeServer(() => ({ status: 401 }));
  const { result, unmount } = renderHook(() => useAction("tasks/create", taskCall, { isForm: true }), { wrapper });
  const answer = result.current.runAsync(task);
  const outcome = answer.catch((error: Error) => error.name);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  expect(await outcome).toBe("AbortError");
  resumeSession({ user, token: "new" });
  await act(async () => undefined);
  expect(sent).toHaveLength(1);
});

const refusal = { status: 409, body: { error: "Mehr geht nicht.", code: "task.limit_reached" } };

it("shows an optimistic change at once and rolls it back after a rejection", async () => {
  const { calls } = slowServer();
  const shown: string[] = [];
  const optimistic = ({ title }: TaskBody) => {
    shown.push(title);
    return () => void shown.pop();
  };
  const { result } = renderHook(() => useAction("tasks/create", taskCall, { optimistic }), { wrapper });
  act(() => result.current.run(task));
  expect(shown).toEqual(["Anrufen"]);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  fakeServer(() => refusal);
  await act(() => result.current.runAsync({ ...task, title: "Schreiben" }).catch(() => undefined));
  expect(shown).toEqual(["Anrufen"]);
});

it("shows a success toast with an undo button, and loads its texts", async () => {
  const undo = vi.fn();
  fakeServer(() => ({ status: 201, body: { id: 1 } }));
  const toasts = { area: "profile", done: ({ edit }: Texts["profile"]) => edit.saved, undo } as const;
  const { result } = renderHook(() => useAction("tasks/create", taskCall, { toasts }), { wrapper });
  await act(() => result.current.runAsync(task));
  await vi.waitFor(() => expect(currentToast()).toMatchObject({ title: "Profil aktualisiert", tone: "success" }));
  currentToast()?.action?.onPress();
  expect(undo).toHaveBeenCalledWith({ id: 1 }, task);
});

it("shows toasts with their own title and description", async () => {
  fakeServer(() => ({ status: 201, body: { id: 1 } }));
  const own = { title: "Aufgabe", description: "Anrufen" };
  const toasts = { area: "tasks", done: () => own, failed: () => ({ ...own, title: "Nicht angelegt" }) } as const;
  const { result } = renderHook(() => useAction("tasks/create", taskCall, { toasts }), { wrapper });
  await act(() => result.current.runAsync(task));
  await vi.waitFor(() => expect(currentToast()).toMatchObject({ ...own, tone: "success" }));
  fakeServer(() => refusal);
  await act(() => result.current.runAsync(task).catch(() => undefined));
  await vi.waitFor(() => expect(currentToast()).toMatchObject({ title: "Nicht angelegt", tone: "error" }));
});

it("reports a failure without a toast to the caller only", async () => {
  fakeServer(() => refusal);
  const onFailed = vi.fn();
  const shown = currentToast();
  const toasts = { area: "tasks", failed: () => undefined } as const;
  const { result } = renderHook(() => useAction("tasks/create", taskCall, { toasts, onFailed }), { wrapper });
  await act(() => result.current.runAsync(task).catch(() => undefined));
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 409 }), task);
  // The texts of the toast are loaded, so it would have appeared by now.
  await act(() => Promise.resolve());
  expect(currentToast()).toBe(shown);
});

it("shows a failure toast with the reason", async () => {
  fakeServer(() => refusal);
  const toasts = { area: "tasks", failed: ({ toasts }: Texts["tasks"]) => toasts.createFailed } as const;
  const { result } = renderHook(() => useAction("tasks/create", taskCall, { toasts }), { wrapper });
  await act(() => result.current.runAsync(task).catch(() => undefined));
  const description = "Die Aufgabe konnte nicht erstellt werden. Mehr geht nicht.";
  await vi.waitFor(() => expect(currentToast()).toMatchObject({ title: "Fehler", description, tone: "error" }));
});

it("invalidates stale reads, except those into which `onDone` wrote the answer", async () => {
  const lists = [apiQuery("tasks/list"), apiQuery("leads/list"), apiQuery("auth/me")];
  for (const { queryKey } of lists) queryClient.setQueryData(queryKey, []);
  fakeServer(() => ({ body: { id: 7 } }));
  vi.setSystemTime(Date.now() + 1000);
  const onDone = () => queryClient.setQueryData(["/api/leads"], [{ id: 7 }]);
  const call = () => ({ params: { leadId: 7 }, body: { status: "won" as const } });
  const { result } = renderHook(() => useAction("leads/update", call, { onDone }), { wrapper });
  await act(() => result.current.runAsync());
  const isStale = ([key]: readonly unknown[]) => queryClient.getQueryState([key])?.isInvalidated;
  expect(lists.map(({ queryKey }) => isStale(queryKey))).toEqual([true, false, false]);
});
