import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, findLeadRow, openLeadForm } from "../../testing/crm.ts";
import { expectPath, followLink } from "../../testing/navigation.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { openLandingDialog, signIn } from "../../testing/sign-in.ts";
import { expectText, fill, findDialog, press } from "../../testing/user.ts";

const dashboard = "/freelance/dashboard";
const landing = "/landing/freelance";
const stored = () => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]));

async function signOut() {
  await press(/^Profilmenü/);
  await press("Abmelden", { role: "menuitem" });
  await expectPath(landing);
}

it("signs out in the browser and on the server, and removes all data [SESS-25, SESS-27..30, SESS-31, SESS-32, STORE-05, API-04, SHELL-29, SHELL-30]", async () => {
  const { network, account, stack } = await renderScreen(dashboard);
  localStorage.setItem("profileImage", "alt");
  // biome-ignore lint/suspicious/noDocumentCookie: simulates a cookie that an older version has left
  document.cookie = "rest=1; path=/";
  await signOut();
  expect(await within(await screen.findByRole("banner")).findByRole("button", { name: "Anmelden" })).toBeTruthy();
  expect(network.sent("auth/logout").map(({ body }) => body)).toEqual([""]);
  expect(stored()).toEqual({ hasLoggedOut: "true" });
  expect(document.cookie).toBe("");
  expect((await stack.call("auth/me", { token: account.token })).status).toBe(401);
});

it("signs out although the server fails [SESS-26]", async () => {
  await renderScreen(dashboard, { failing: { "auth/logout": { status: 500 } } });
  await signOut();
  expect(localStorage.getItem("freelance_authToken")).toBeNull();
});

it("shows the next account no data of the previous one [SESS-13, SESS-28]", async () => {
  const { account: other } = await renderScreen(dashboard);
  await renderScreen(crmPath, { seed: { leads: [{ name: "Sören Weiß" }] } });
  await findLeadRow("Sören Weiß");
  await signOut();
  await openLandingDialog("Anmelden");
  await signIn(other.user.email, other.password);
  await expectPath(dashboard);
  await followLink("CRM");
  expect(await screen.findByText("Noch keine Leads vorhanden. Erstelle deinen ersten Lead!")).toBeTruthy();
  expect(screen.queryByText("Sören Weiß")).toBeNull();
});

it("asks for a new sign-in when the server has ended the session [SESS-38, ERR-04, SESS-39-NS]", async () => {
  const { stack, account, reload } = await renderScreen(dashboard);
  await screen.findByRole("heading", { level: 1 });
  await stack.call("auth/logout", { token: account.token });
  await reload();
  await expectPath(landing);
  expect(await findDialog("Anmelden")).toBeTruthy();
  expect(localStorage.getItem("freelance_authToken")).toBeNull();
});

it("sends the token and no unnecessary headers [CALL-03, CALL-05, CALL-07, CALL-08, API-102]", async () => {
  const visitor = await renderScreen(landing, { as: "nobody" });
  const asked = ({ headers }: { headers: Headers }) => [headers.get("authorization"), headers.get("content-type")];
  expect(visitor.network.sent("auth/me").map(asked)).toEqual([[null, null]]);
  const { network, account } = await renderScreen(dashboard);
  expect(network.sent("auth/me").map(asked)).toEqual([[`Bearer ${account.token}`, null]]);
});

it("redirects a visitor of the admin page to the sign-in [ROUTE-18, ROUTE-102, ROUTE-120]", async () => {
  await renderScreen("/admin", { as: "nobody" });
  await expectPath(landing);
  expect(await findDialog("Anmelden")).toBeTruthy();
});

it.each(["/dashboard", "/linkedpotential/dashboard", "/paullouisconsulting/dashboard"])(
  "%s shows the dashboard to a user [ROUTE-09, ROUTE-12, PERM-04, PROD-109]",
  async (path) => {
    await renderScreen(path, { as: { name: "Käthe Müller" } });
    expect(await screen.findByRole("button", { name: "Profilmenü: Käthe Müller" })).toBeTruthy();
    expect(location.pathname).toBe(path);
  },
);

it("shows another account no data of the account whose session ended, and saves none of its input", async () => {
  const { account: other } = await renderScreen(dashboard);
  const { account, stack } = await renderScreen(crmPath, { seed: { leads: [{ name: "Sören Weiß" }] } });
  await fill("Name", "Sören W.", await openLeadForm("Sören Weiß"));
  await stack.call("auth/logout", { token: account.token });
  await press("Speichern");
  await press("Abmelden", { container: await findDialog("Ihre Sitzung ist abgelaufen") });
  await expectPath(landing);
  await openLandingDialog("Anmelden");
  await signIn(other.user.email, other.password);
  await expectPath(dashboard);
  await followLink("CRM");
  await expectText("Noch keine Leads vorhanden. Erstelle deinen ersten Lead!");
  expect(screen.queryByText(/Sören/)).toBeNull();
  const { user: owner, password } = account;
  const again = await stack.call("auth/login", { body: { email: owner.email, password, workspaceSlug: "freelance" } });
  const { json } = await stack.call("leads/list", again.json as { token: string });
  expect(json).toEqual([expect.objectContaining({ name: "Sören Weiß" })]);
});
