import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { takeDestination } from "../lib/navigation/destination.ts";
import { renderScreen } from "../testing/screen.tsx";
import { findDialog } from "../testing/user.ts";

const arrived = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

it.each(["/freelance", "/landing/freelance", "/landing/linkedpotential", "/landing/paullouisconsulting"])(
  "shows the landing page at %s [ROUTE-04..07]",
  async (path) => {
    await renderScreen(path, { as: "nobody" });
    expect(await within(await screen.findByRole("banner")).findByRole("button", { name: "Anmelden" })).toBeTruthy();
    expect(location.pathname).toBe(path);
  },
);

it("redirects / to the dashboard with a session [ROUTE-01]", async () => {
  await renderScreen("/", { as: { workspaceSlug: "linkedpotential" } });
  await arrived("/linkedpotential/dashboard");
});

it("redirects / to the landing page without a session [ROUTE-02]", async () => {
  await renderScreen("/", { as: "nobody" });
  await arrived("/landing/freelance");
});

it.each([
  ["/linkedpotential/dashboard", "/landing/linkedpotential"],
  ["/paullouisconsulting/dashboard", "/landing/paullouisconsulting"],
  ["/freelance/dashboard", "/landing/freelance"],
  ["/dashboard?section=leads", "/landing/freelance"],
  ["/freelance/checkout", "/landing/freelance"],
])(
  "redirects a visitor from %s to %s and remembers the destination [ROUTE-10, ROUTE-11, ROUTE-13, ROUTE-18]",
  async (path, landing) => {
    await renderScreen(path, { as: "nobody" });
    await arrived(landing);
    await findDialog("Anmelden");
    expect(takeDestination()).toBe(path);
    expect(takeDestination()).toBeUndefined();
  },
);

it("redirects a visitor from /dashboard to the landing page of the last used workspace [ROUTE-10]", async () => {
  await renderScreen("/dashboard", { as: "nobody", browserStorage: { lastWorkspace: "paullouisconsulting" } });
  await arrived("/landing/paullouisconsulting");
});

it.each(["/gibt-es-nicht", "/unbekannt/dashboard", "/landing/unbekannt", "/freelance/unbekannt"])(
  "shows the 404 page at %s [NF-01, ROUTE-24, ROUTE-25-NS]",
  async (path) => {
    await renderScreen(path);
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Seite nicht gefunden");
    expect(screen.getByText(/Page Not Found/)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("Seite nicht gefunden · LinkedPotential"));
  },
);

it.each([
  ["business", "/freelance/dashboard", "/business/dashboard"],
  ["freelancer", "/business/dashboard", "/freelance/dashboard"],
] as const)("redirects a %s from %s to their home page %s", async (role, from, home) => {
  await renderScreen(from, { as: { role } });
  await arrived(home);
});
