import { expect, signedInTest as test } from "../fixtures.ts";
import { LeadsPage } from "../pages/leads-page.ts";

test("a dialog that cannot be loaded without a connection says so; the screen stays, and with one it opens", async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
  const leads = new LeadsPage(page);
  await leads.open();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Neuer Lead" }).click();
  await expect(leads.toast).toContainText("Diese Ansicht konnte nicht geladen werden");
  await expect(leads.toast).toContainText("Bitte prüfen Sie Ihre Internetverbindung.");
  await expect(page.getByRole("heading", { name: "CRM", level: 1 })).toBeVisible();
  await expect(leads.dialog).toHaveCount(0);

  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Neuer Lead" }).click();
  await expect(leads.field("Name")).toBeVisible();
});

test("a dialog of the profile menu that could not be loaded opens at the next try", async ({
  page,
  account,
  expectedNoise,
}) => {
  expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
  await page.goto("/dashboard");
  const menu = page.getByRole("button", { name: account.user.name });
  const help = page.getByRole("menuitem", { name: "Hilfe" });
  await menu.click();
  await expect(help).toBeVisible();
  await page.context().setOffline(true);
  await help.click();
  await expect(page.getByRole("region", { name: "Meldungen" })).toContainText("konnte nicht geladen werden");
  await page.context().setOffline(false);
  await menu.click();
  await help.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
