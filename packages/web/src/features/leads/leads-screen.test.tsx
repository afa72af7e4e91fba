// @vitest-environment happy-dom
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { User } from "@linkedpotential/contract/user/schema";
import { newLead } from "@linkedpotential/fixtures/leads";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetLists } from "../../lib/api-list.ts";
import { queryClient } from "../../lib/query-client.ts";
import { startSession } from "../../lib/session.ts";
import { fakeServer } from "../../testing/server.ts";
import { preloadTexts } from "../../texts/texts.ts";
// With the screen, or the first dialog would still load when its test looks for it.
import "./form/lead-dialog.tsx";
import { LeadsScreen } from "./leads-screen.tsx";

const at = "2026-11-01T09:00:00.000Z";
const lead = (id: number, overrides: Parameters<typeof newLead>[0]): LeadRow => {
  const { vorbereitung: _v, infosErstgespraech: _e, infosZweitgespraech: _z, ...row } = newLead(overrides);
  return { ...row, id, createdAt: at, lastActivity: at } as LeadRow;
};
const ada = { id: 5, name: "Ada", workspace: "freelance", plan: "premium", timezone: "Europe/Berlin" } as User;

beforeEach(async () => {
  forgetLists();
  queryClient.clear();
  await preloadTexts("common", "leads");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The CRM of `user` with these leads; what is written succeeds. */
async function open(rows: LeadRow[], { user = ada, search = "" } = {}) {
  history.replaceState(null, "", `/freelance/dashboard?section=leads${search}`);
  startSession({ user });
  const { sent } = fakeServer(({ url, method, body }) => {
    const id = Number(/\/api\/leads\/(\d+)/.exec(url)?.[1]);
    const notes = { vorbereitung: "", infosErstgespraech: "", infosZweitgespraech: "" };
    const row = rows.find((candidate) => candidate.id === id);
    if (method === "PATCH") return { body: { ...row, ...notes, ...JSON.parse(String(body)) } };
    if (method === "DELETE") return { status: 204 };
    return { body: url === "/api/leads" ? rows : row ? { ...row, ...notes } : [] };
  });
  const crm = (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Suspense fallback={null}>
          <LeadsScreen />
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>
  );
  await act(async () => void render(crm));
  await screen.findByRole("table", { name: "Leads", hidden: true });
  return { user: userEvent.setup(), writes: () => sent.filter(({ method }) => method !== "GET") };
}

const rowOf = (name: string): HTMLElement => screen.getByRole("row", { name: new RegExp(name) });

it("deletes no selected lead that a search hides: the question counts what goes", async () => {
  const { user, writes } = await open([lead(1, { name: "Anna" }), lead(2, { name: "Björn" })]);
  for (const name of ["Anna", "Björn"]) await user.click(screen.getByLabelText(`${name} auswählen`));
  await user.type(screen.getByRole("searchbox"), "Björn");
  await vi.waitFor(() => expect(screen.queryByText("Anna")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Ausgewählte löschen" }));
  const question = await screen.findByRole("alertdialog", { name: /^1 Lead / });
  await user.click(within(question).getByRole("button", { name: "Löschen" }));
  await vi.waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(writes().map(({ method, url }) => `${method} ${url}`)).toEqual(["DELETE /api/leads/2"]);
});

it("colours a completed follow-up green, an overdue one orange, one due today or tomorrow blue [FOLLOW-01..04]", async () => {
  vi.setSystemTime("2026-11-20T10:00:00Z");
  await open([
    lead(1, { name: "Erledigt", followUpDate: "2026-11-01", followUpCompleted: true }),
    lead(2, { name: "Vergessen", followUpDate: "2026-11-19" }),
    lead(3, { name: "Heute", followUpDate: "2026-11-20" }),
    lead(4, { name: "Morgen", followUpDate: "2026-11-21" }),
    lead(5, { name: "Danach", followUpDate: "2026-11-22" }),
  ]);
  // The tokens of styles.css: good is green, warn orange, info blue.
  const bar = (name: string) => /before:bg-(\w+)/.exec(rowOf(name).innerHTML)?.[1];
  expect(["Erledigt", "Vergessen", "Heute", "Morgen", "Danach"].map(bar)).toEqual([
    "good",
    "warn",
    "info",
    "info",
    undefined,
  ]);
});

it("has the day of the person's own time zone", async () => {
  // Still the 19th in Berlin and New York, the 20th on Kiritimati.
  vi.setSystemTime("2026-11-19T12:00:00Z");
  const due = [lead(1, { name: "Anna", followUpDate: "2026-11-20" })];
  await open(due, { user: { ...ada, timezone: "Pacific/Kiritimati" as User["timezone"] } });
  expect(rowOf("Anna").textContent).toContain("Heute");
});

it("saves a lead whose follow-up date is older than may be picked", async () => {
  vi.setSystemTime("2026-11-20T10:00:00Z");
  const { user, writes } = await open([lead(1, { name: "Anna", followUpDate: "2026-01-15" })], { search: "&lead=1" });
  const name = await screen.findByRole("textbox", { name: "Name" });
  await user.clear(name);
  await user.type(name, "Anna Ömer");
  await user.click(screen.getByRole("button", { name: "Speichern" }));
  await vi.waitFor(() => expect(writes().map(({ body }) => body)).toEqual(['{"name":"Anna Ömer"}']));
});
