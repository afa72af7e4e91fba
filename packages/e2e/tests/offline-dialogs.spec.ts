import { expect, signedInTest as test } from "../fixtures.ts";
import { LeadsPage } from "../pages/leads-page.ts";

test("a dialog that cannot be loaded offline shows an error and keeps the screen; a retry online opens it, also from the profile menu", async ({
  page,
  account,
  expectedNoise,
}) => {
  expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/);
  const leads = new LeadsPage(page);
  await leads.open();
  const newLead = page.getByRole("button", { name: "Neuer Lead" });
  const menu = page.getByRole("button", { name: account.user.name });
  const help = page.getByRole("menuitem", { name: "Hilfe" });
  const failed = page.getByRole("dialog", { name: "Diese Ansicht konnte nicht geladen werden" });
  await menu.click();
  await expect(help).toBeVisible();
  await page.keyboard.press("Escape");

  await page.context().setOffline(true);
  await newLead.click();
  await expect(failed).toContainText("Bitte prüfen Sie Ihre Internetverbindung.");
  await page.keyboard.press("Escape");
  await expect(leads.dialog).toHaveCount(0);
  await expect(newLead).toBeFocused();
  await expect(page.getByRole("heading", { name: "CRM", level: 1 })).toBeVisible();

  await menu.click();
  await help.click();
  await failed.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(failed).toBeVisible();

  await page.context().setOffline(false);
  await failed.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(failed).toHaveCount(0);
  // Wait until the dialog has the focus, because Escape does not reach it earlier.
  await expect(leads.dialog).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(leads.dialog).toHaveCount(0);
  await newLead.click();
  await expect(leads.field("Name")).toBeVisible();
});
