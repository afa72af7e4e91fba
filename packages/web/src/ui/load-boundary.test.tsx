import { QueryClientProvider, useSuspenseQuery } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setConnected } from "../lib/api/connection.ts";
import { apiQuery, queryClient } from "../lib/api/query-client.ts";
import { fakeServer } from "../testing/server.ts";
import { preloadTexts } from "../texts/texts.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import { LoadBoundary } from "./load-boundary.tsx";

// React logs every error that a boundary catches; keep the test output quiet.
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  queryClient.clear();
  await preloadTexts("common");
});

afterEach(cleanup);

const tasks = apiQuery("tasks/list");
const success = { body: [{ id: 1, title: "Rechnung schreiben" }] };
const failure = { status: 500, body: {} };

function Titles() {
  return useSuspenseQuery(tasks).data.map(({ id, title }) => <p key={id}>{title}</p>);
}

const show = (content: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <CrashBoundary place="card">
        <LoadBoundary skeleton={<p>Wird geladen</p>} failed="Aufgaben fehlen">
          {content}
        </LoadBoundary>
      </CrashBoundary>
    </QueryClientProvider>,
  );

/** Creates a server that sends these answers in order and repeats the last one. */
function answers(...[first = failure, ...others]: { status?: number; body: unknown }[]) {
  const left = [...others];
  let current = first;
  return fakeServer(() => {
    const answer = current;
    current = left.shift() ?? current;
    return answer;
  });
}

it("shows the skeleton, then the title and reason of a failed read, and refetches with each retry", async () => {
  const { sent } = answers(failure, failure, success);
  show(<Titles />);
  expect(screen.getByText("Wird geladen")).toBeTruthy();
  expect((await screen.findByRole("alert")).textContent).toContain("Aufgaben fehlen");
  for (const retries of [1, 2]) {
    await userEvent.click(await screen.findByRole("button", { name: "Erneut versuchen" }));
    await waitFor(() => expect(sent).toHaveLength(1 + retries));
  }
  expect(await screen.findByText("Rechnung schreiben")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("refetches a failed read when the connection returns and when it is invalidated", async () => {
  const { sent } = answers(failure, failure, success);
  show(<Titles />);
  await screen.findByRole("alert");
  setConnected(false);
  setConnected(true);
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await queryClient.invalidateQueries(tasks);
  expect(await screen.findByText("Rechnung schreiben")).toBeTruthy();
});

it("refetches a failed read when it is mounted again", async () => {
  answers(failure, success);
  const { unmount } = show(<Titles />);
  await screen.findByRole("alert");
  unmount();
  show(<Titles />);
  expect(await screen.findByText("Rechnung schreiben")).toBeTruthy();
});

it("keeps the data on the screen when a refetch fails", async () => {
  answers(success, failure);
  show(<Titles />);
  await screen.findByText("Rechnung schreiben");
  await queryClient.refetchQueries(tasks);
  expect(queryClient.getQueryState(tasks.queryKey)?.status).toBe("error");
  expect(screen.getByText("Rechnung schreiben")).toBeTruthy();
});

it("passes crashes to the surrounding boundary", async () => {
  const { sent } = answers({ body: [null] });
  show(<Titles />);
  expect(await screen.findByText("Diese Ansicht konnte nicht geladen werden")).toBeTruthy();
  expect(screen.queryByText("Aufgaben fehlen")).toBeNull();
  await waitFor(() => expect(sent.map(({ url }) => url)).toContain("/api/crash-reports"));
});
