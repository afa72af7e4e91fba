import { expect, signedInTest as test } from "../fixtures.ts";
import { LeadsPage } from "../pages/leads-page.ts";

test("a dialog that cannot be loaded without a connection says so; the screen stays, and with one it opens, also one of the profile menu", async ({
  page,
  account,
  expectedNoise,
}) => {
  expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
  const leads = new LeadsPage(page);
  await leads.open();
  const menu = page.getByRole("button", { name: account.user.name });
  const help = page.getByRole("menuitem", { name: "Hilfe" });
  await menu.click();
  await expect(help).toBeVisible();
  await page.keyboard.press("Escape");

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Neuer Lead" }).click();
  await expect(leads.toast).toContainText("Diese Ansicht konnte nicht geladen werden");
  await expect(leads.toast).toContainText("Bitte prüfen Sie Ihre Internetverbindung.");
  await expect(page.getByRole("heading", { name: "CRM", level: 1 })).toBeVisible();
  await expect(leads.dialog).toHaveCount(0);
  await leads.toast.getByRole("button").click();
  await expect(leads.toast).not.toContainText("konnte nicht");

  await menu.click();
  await help.click();
  await expect(leads.toast).toContainText("konnte nicht geladen werden");

  await page.context().setOffline(false);
  await menu.click();
  await help.click();
  await expect(leads.dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(leads.dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Neuer Lead" }).click();
  await expect(leads.field("Name")).toBeVisible();
});
