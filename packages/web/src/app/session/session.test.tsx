import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crm, leadRow } from "../../testing/crm.ts";
import { expectPath, follow } from "../../testing/navigation.ts";
import { dialog, expectText, fill, hands, press } from "../../testing/person.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { openDialog, signIn } from "../../testing/sign-in.ts";

const dashboard = "/freelance/dashboard";
const landing = "/landing/freelance";
const stored = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));

async function signOut() {
  await press(/^Profilmenü/);
  await press("Abmelden", { role: "menuitem" });
  await expectPath(landing);
}

it("signs out here and at the server, and forgets everything [SESS-25, SESS-27..30, SESS-31, SESS-32, STORE-05, API-04, SHELL-29, SHELL-30]", async () => {
  const { network, account, stack } = await renderScreen(dashboard);
  localStorage.setItem("profileImage", "alt");
  // biome-ignore lint/suspicious/noDocumentCookie: what an older version may have left behind
  document.cookie = "rest=1; path=/";
  await signOut();
  expect(await within(await screen.findByRole("banner")).findByRole("button", { name: "Anmelden" })).toBeTruthy();
  expect(network.sent("auth/logout").map(({ body }) => body)).toEqual([""]);
  expect(stored()).toEqual({ hasLoggedOut: "true" });
  expect(document.cookie).toBe("");
  expect((await stack.call("auth/me", { token: account.token })).status).toBe(401);
});

it("signs out while the server fails all the same [SESS-26]", async () => {
  await renderScreen(dashboard, { failing: { "auth/logout": { status: 500 } } });
  await signOut();
  expect(localStorage.getItem("freelance_authToken")).toBeNull();
});

it("shows the next account nothing of the one before [SESS-13, SESS-28]", async () => {
  const { account: other } = await renderScreen(dashboard);
  await renderScreen(crm, { given: { leads: [{ name: "Sören Weiß" }] } });
  await leadRow("Sören Weiß");
  await signOut();
  await openDialog("Anmelden");
  await signIn(other.user.email, other.password);
  await expectPath(dashboard);
  await follow("CRM");
  expect(await screen.findByText("Noch keine Leads vorhanden. Erstelle deinen ersten Lead!")).toBeTruthy();
  expect(screen.queryByText("Sören Weiß")).toBeNull();
});

it("leads to signing in again when the server ended the session [SESS-38, ERR-04, SESS-39-NS]", async () => {
  const { stack, account, reload } = await renderScreen(dashboard);
  await screen.findByRole("heading", { level: 1 });
  await stack.call("auth/logout", { token: account.token });
  await reload();
  await expectPath(landing);
  expect(await dialog("Anmelden")).toBeTruthy();
  expect(localStorage.getItem("freelance_authToken")).toBeNull();
});

it("calls with the token and no needless header [CALL-03, CALL-05, CALL-07, CALL-08, API-102]", async () => {
  const visitor = await renderScreen(landing, { as: "nobody" });
  const asked = ({ headers }: { headers: Headers }) => [headers.get("authorization"), headers.get("content-type")];
  expect(visitor.network.sent("auth/me").map(asked)).toEqual([[null, null]]);
  const { network, account } = await renderScreen(dashboard);
  expect(network.sent("auth/me").map(asked)).toEqual([[`Bearer ${account.token}`, null]]);
});

it("asks a visitor of the administration to sign in first [ROUTE-18, ROUTE-102, ROUTE-120]", async () => {
  await renderScreen("/admin", { as: "nobody" });
  await expectPath(landing);
  expect(await dialog("Anmelden")).toBeTruthy();
});

it.each(["/dashboard", "/linkedpotential/dashboard", "/paullouisconsulting/dashboard"])(
  "%s shows the dashboard to a user [ROUTE-09, ROUTE-12, PERM-04, PROD-109]",
  async (path) => {
    await renderScreen(path, { as: { name: "Käthe Müller" } });
    expect(await screen.findByRole("button", { name: "Profilmenü: Käthe Müller" })).toBeTruthy();
    expect(location.pathname).toBe(path);
  },
);

it("shows another account nothing of the one whose session ended, and saves nothing of it", async () => {
  const { account: other } = await renderScreen(dashboard);
  const { account, stack } = await renderScreen(crm, { given: { leads: [{ name: "Sören Weiß" }] } });
  await hands.click(await leadRow("Sören Weiß"));
  await fill("Name", "Sören W.", await dialog("Lead bearbeiten"));
  await stack.call("auth/logout", { token: account.token });
  await press("Speichern");
  await press("Abmelden", { at: await dialog("Ihre Sitzung ist abgelaufen") });
  await expectPath(landing);
  await openDialog("Anmelden");
  await signIn(other.user.email, other.password);
  await expectPath(dashboard);
  await follow("CRM");
  await expectText("Noch keine Leads vorhanden. Erstelle deinen ersten Lead!");
  expect(screen.queryByText(/Sören/)).toBeNull();
  const { user, password } = account;
  const again = await stack.call("auth/login", { body: { email: user.email, password, workspaceSlug: "freelance" } });
  const { json } = await stack.call("leads/list", again.json as { token: string });
  expect(json).toEqual([expect.objectContaining({ name: "Sören Weiß" })]);
});
