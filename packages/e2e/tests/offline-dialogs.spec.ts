import { newAccount, signIn } from "../accounts.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { LeadsPage } from "../pages/leads-page.ts";

test("a dialog that cannot be loaded offline shows an error and keeps the screen; a retry online opens it, also from the profile menu", async ({
  page,
  account,
  expectedNoise,
}) => {
  expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const newTask = page.getByRole("button", { name: "Neue Aufgabe" });
  const dialog = page.getByRole("dialog");
  const menu = page.getByRole("button", { name: account.user.name });
  const help = page.getByRole("menuitem", { name: "Hilfe" });
  const failed = page.getByRole("dialog", { name: "Diese Ansicht konnte nicht geladen werden" });
  await menu.click();
  await expect(help).toBeVisible();
  await page.keyboard.press("Escape");

  await page.context().setOffline(true);
  await newTask.click();
  await expect(failed).toContainText("Bitte prüfen Sie Ihre Internetverbindung.");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(newTask).toBeFocused();
  await expect(page.getByRole("heading", { name: "Aufgaben", level: 2 })).toBeVisible();

  await menu.click();
  await help.click();
  await failed.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(failed).toBeVisible();

  await page.context().setOffline(false);
  await failed.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(failed).toHaveCount(0);
  // Wait until the dialog has the focus, because Escape does not reach it earlier.
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await newTask.click();
  await expect(dialog.getByRole("textbox", { name: "Titel" })).toBeVisible();
});

test("the dialogs of the leads are fetched once the list is idle, so that they open at once", async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/);
  const leads = new LeadsPage(page);
  await leads.open();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Ersten Lead erstellen" }).click();
  await expect(leads.field("Name")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(leads.dialog).toHaveCount(0);
  await page.getByRole("button", { name: "CSV importieren" }).click();
  await expect(leads.dialog.getByRole("heading", { name: "Leads importieren" })).toBeVisible();
});

test("a dialog of the business area that cannot be loaded offline says so, and opens again online", async ({
  page,
  request,
  expectedNoise,
}) => {
  expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
  await signIn(page, await newAccount(request, { role: "business" }));
  await page.goto("/business/dashboard");
  const targets = page.getByRole("button", { name: "Monatsziele festlegen" });
  const failed = page.getByRole("dialog", { name: "Diese Ansicht konnte nicht geladen werden" });
  await page.getByRole("heading", { name: "Aufgaben" }).click();
  await page.waitForLoadState("networkidle");

  await page.context().setOffline(true);
  await targets.click();
  await expect(failed).toContainText("Bitte prüfen Sie Ihre Internetverbindung.");

  await page.context().setOffline(false);
  await failed.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByRole("dialog", { name: "Monatsziele" })).toBeVisible();
});
