import { expect, signedInTest as test } from "../fixtures.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

const three = [{ name: "Anna", position: "Einkauf" }, { name: "Björn" }, { name: "Cem" }];

test("a lead is worked on next to the list by keyboard: opened, edited, undone, and left for the next one", async ({
  page,
  request,
  account,
}) => {
  await givenLeads(request, account, ...three);
  const leads = new LeadsPage(page);
  await leads.open({ sort: "name" });
  await page.getByRole("button", { name: "Anna", exact: true }).press("Enter");
  const anna = leads.record("Anna");
  await expect(anna).toBeFocused();
  await expect(page).toHaveURL(/lead=\d+$/);

  const position = anna.getByRole("textbox", { name: "Position" });
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press("Tab");
    if (await position.evaluate((field) => field === document.activeElement)) break;
  }
  await position.press("ControlOrMeta+a");
  await page.keyboard.type("Vorständin");
  await page.keyboard.press("Enter");
  await expect(leads.toast).toContainText("Lead aktualisiert");
  await expect(leads.row("Anna")).toContainText("Vorständin");
  await leads.toast.getByRole("button", { name: "Rückgängig" }).click();
  await expect(position).toHaveValue("Einkauf");
  await expect(leads.row("Anna")).toContainText("Einkauf");

  await anna.getByRole("button", { name: "Nächster Lead" }).click();
  const björn = leads.record("Björn");
  await expect(björn.getByText("Lead erstellt")).toBeVisible();
  await page.keyboard.press("j");
  await expect(leads.record("Cem")).toBeVisible();
  await page.keyboard.press("k");
  await expect(björn).toBeVisible();
  await expect(leads.row("Björn")).toHaveAttribute("aria-current", "true");

  await expect(page).toHaveURL(/lead=2$/);
  await page.reload();
  await expect(björn.getByText("Lead erstellt")).toBeVisible();
  await page.getByRole("button", { name: "Cem", exact: true }).click();
  await expect(leads.record("Cem")).toBeVisible();
  await leads.record("Cem").getByRole("button", { name: "Lead schließen" }).click();
  await expect(page.getByRole("button", { name: "Cem", exact: true })).toBeFocused();
  await page.goBack();
  await expect(björn).toBeVisible();
});

test("an edit stays in its field without a connection, and shows both values when two tabs edit it", async ({
  page,
  context,
  request,
  account,
  expectedNoise,
}) => {
  expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/);
  const [lead] = await givenLeads(request, account, { name: "Anna", position: "Einkauf" });
  const details = { lead: String(lead?.id) };
  const leads = new LeadsPage(page);
  await leads.open(details);
  const position = leads.record("Anna").getByRole("textbox", { name: "Position" });
  await expect(leads.record("Anna").getByText("Lead erstellt")).toBeVisible();
  await context.setOffline(true);
  await position.fill("Vertrieb");
  await position.press("Enter");
  await expect(leads.record("Anna").getByText(/^Keine Verbindung\. Ihre Eingaben bleiben erhalten/)).toBeVisible();
  await expect(position).toHaveValue("Vertrieb");
  await context.setOffline(false);

  const second = new LeadsPage(await context.newPage());
  await second.open(details);
  const other = second.record("Anna").getByRole("textbox", { name: "Position" });
  await other.fill("Leitung");
  await other.press("Enter");
  await expect(second.toast).toContainText("Lead aktualisiert");

  await position.press("Enter");
  const choice = leads.record("Anna").getByRole("group", { name: "Position: zwei Angaben" });
  await expect(choice).toContainText("Inzwischen geändert in „Leitung“.");
  await expect(position).toHaveValue("Vertrieb");
  await choice.getByRole("button", { name: "Meine Angabe speichern" }).click();
  await expect(choice).toHaveCount(0);
  await second.page.reload();
  await expect(other).toHaveValue("Vertrieb");
});

test("the record is a sheet on a phone, and Back closes it", async ({ page, request, account }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await givenLeads(request, account, ...three);
  const leads = new LeadsPage(page);
  await leads.open();
  await page.getByRole("button", { name: "Anna", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Lead: Anna" });
  await expect(sheet.getByText("Lead erstellt")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
});
