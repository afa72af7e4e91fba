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

test("the keyboard reaches the content first by the skip link", async ({ page, signedInAs: _account }) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.heading()).toHaveText(/^Guten /);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
