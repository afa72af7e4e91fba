import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";

test("the top bar has logo, dashboard button, bell and profile menu; logo and button lead to the dashboard [SHELL-15..18, SHELL-32]", async ({
  page,
  signedInAs: _account,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open("?section=trainings");
  const bar = dashboard.topBar();
  await expect(bar.getByRole("button", { name: "Benachrichtigungen" })).toBeVisible();
  await expect(bar.getByRole("button", { name: /^Profilmenü/ })).toBeVisible();
  await bar.getByRole("link", { name: "LinkedPotential, zum Dashboard" }).click();
  await expect(dashboard.heading()).toHaveText(/^Guten /);
  await dashboard.entry("Trainings").click();
  await bar.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(dashboard.heading()).toHaveText(/^Guten /);
});

test("the bell opens the notifications, which are empty", async ({ page, signedInAs: _account }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const bell = page.getByRole("button", { name: "Benachrichtigungen" });
  await bell.click();
  await expect(page.getByRole("dialog")).toContainText("Keine Benachrichtigungen");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(bell).toBeFocused();
});

test("the profile menu opens the five dialogs and the billing section [SHELL-13-NS, SHELL-19..22, SHELL-23..26, SHELL-27, SHELL-28, SHELL-31-NS]", async ({
  page,
  signedInAs: _account,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  for (const entry of ["Profil bearbeiten", "Abonnement", "Login & Sicherheit", "Einstellungen", "Hilfe & Support"]) {
    const menu = await dashboard.openProfileMenu();
    await menu.getByRole("menuitem", { name: entry }).click();
    const dialog = page.getByRole("dialog", { name: entry });
    await expect(dialog.getByRole("heading", { name: entry })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  const menu = await dashboard.openProfileMenu();
  await menu.getByRole("menuitem", { name: "Abrechnung" }).click();
  await expect(dashboard.heading()).toHaveText("Abrechnung");
});

test("signing out in the profile menu ends the session and goes to the landing page [SHELL-29, SHELL-30]", async ({
  page,
  signedInAs: account,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const menu = await dashboard.openProfileMenu();
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/auth/logout"));
  await menu.getByRole("menuitem", { name: "Abmelden" }).click();
  await sent;
  await expect(page).toHaveURL(/\/landing\/freelance$/);
  const headers = { authorization: `Bearer ${account.token}` };
  await expect.poll(async () => (await page.request.get("/api/auth/me", { headers })).status()).toBe(401);
});

test("the keyboard reaches the content first by the skip link", async ({ page, signedInAs: _account }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.heading()).toHaveText(/^Guten /);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

for (const path of [
  "/dashboard",
  "/linkedpotential/dashboard",
  "/paullouisconsulting/dashboard",
  "/freelance/dashboard",
])
  test(`${path} shows the dashboard to who is signed in [ROUTE-09, ROUTE-12, PROD-109]`, async ({
    page,
    signedInAs: _account,
  }) => {
    const dashboard = new DashboardPage(page);
    await dashboard.open("", path);
    await expect(dashboard.heading()).toHaveText(/^Guten /);
    await dashboard.entry("CRM").click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?section=leads$`));
  });

test("/ leads who is signed in to the dashboard of the default workspace [ROUTE-01]", async ({
  page,
  signedInAs: _account,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/linkedpotential\/dashboard$/);
  await expect(new DashboardPage(page).heading()).toHaveText(/^Guten /);
});

for (const [path, landing] of [
  ["/dashboard", "/landing/freelance"],
  ["/linkedpotential/dashboard", "/landing/linkedpotential"],
  ["/paullouisconsulting/dashboard", "/landing/paullouisconsulting"],
  ["/freelance/dashboard", "/landing/freelance"],
] as const)
  test(`${path} without a session leads to ${landing} [ROUTE-10, ROUTE-11, ROUTE-13]`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${landing}$`));
  });
