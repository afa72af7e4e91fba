// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { landingWorkspaceOf } from "../front/front-paths.ts";
import { hasDestination, takeDestination } from "../lib/resume.ts";
import { refreshSession, resetSession } from "../lib/session.ts";
import { storage } from "../lib/storage.ts";
import { fakeServer } from "../testing/server.ts";
import { preloadTexts } from "../texts/texts.ts";
import { App } from "./app.tsx";

const ada = { id: 5, email: "a@b.de", name: "Ada", workspace: "freelance", skills: [] };

beforeEach(async () => {
  storage.clear();
  resetSession();
  await preloadTexts("common");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(path: string, user?: object) {
  fakeServer(({ url }) => (url === "/api/auth/me" ? (user ? { body: user } : { status: 401 }) : { body: [] }));
  history.replaceState(null, "", path);
  await refreshSession();
  await act(async () => void render(<App />));
}

it("shows the landing page under each of its paths [ROUTE-04..07]", () => {
  expect(landingWorkspaceOf("/freelance")).toBe("freelance");
  expect(landingWorkspaceOf("/landing/freelance")).toBe("freelance");
  expect(landingWorkspaceOf("/landing/linkedpotential")).toBe("linkedpotential");
  expect(landingWorkspaceOf("/landing/paullouisconsulting")).toBe("paullouisconsulting");
  expect(landingWorkspaceOf("/landing/unbekannt")).toBeUndefined();
});

it("leads from / to the dashboard with a session [ROUTE-01]", async () => {
  await open("/", ada);
  await vi.waitFor(() => expect(location.pathname).toBe("/linkedpotential/dashboard"), { timeout: 20_000 });
});

it("leads from / to the landing page without one [ROUTE-02]", async () => {
  await open("/");
  await vi.waitFor(() => expect(location.pathname).toBe("/landing/freelance"), { timeout: 20_000 });
});

it.each([
  ["/linkedpotential/dashboard", "/landing/linkedpotential"],
  ["/paullouisconsulting/dashboard", "/landing/paullouisconsulting"],
  ["/freelance/dashboard", "/landing/freelance"],
  ["/dashboard?section=leads", "/landing/freelance"],
  ["/freelance/checkout", "/landing/freelance"],
])(
  "sends a visitor from %s to %s and remembers where to [ROUTE-10, ROUTE-11, ROUTE-13, ROUTE-18]",
  async (path, landing) => {
    await open(path);
    await vi.waitFor(() => expect(location.pathname).toBe(landing), { timeout: 20_000 });
    expect(hasDestination()).toBe(true);
    expect(takeDestination()).toBe(path);
    expect(takeDestination()).toBeUndefined();
  },
);

it("sends a visitor from /dashboard to the landing page of the workspace last used [ROUTE-10]", async () => {
  storage.set("lastWorkspace", "paullouisconsulting");
  await open("/dashboard");
  await vi.waitFor(() => expect(location.pathname).toBe("/landing/paullouisconsulting"), { timeout: 20_000 });
});

it.each(["/gibt-es-nicht", "/unbekannt/dashboard", "/landing/unbekannt", "/freelance/unbekannt"])(
  "shows the 404 page under %s [NF-01, ROUTE-24, ROUTE-25-NS]",
  async (path) => {
    await open(path, ada);
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Seite nicht gefunden");
    expect(screen.getByText(/Page Not Found/)).toBeTruthy();
    expect(document.title).toBe("Seite nicht gefunden · LinkedPotential");
  },
);

it.each([
  ["business", "/freelance/dashboard", "/business/dashboard"],
  ["freelancer", "/business/dashboard", "/freelance/dashboard"],
])("leads a %s from %s home to %s", async (role, from, home) => {
  await open(from, { ...ada, role });
  await vi.waitFor(() => expect(location.pathname).toBe(home), { timeout: 20_000 });
});
