import type { Lead } from "@linkedpotential/contract/leads/schema";
import type { APIRequestContext, Page } from "@playwright/test";
import { type Account, signInByApi } from "../accounts.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

const offlineBar = (page: Page) => page.getByRole("status").filter({ hasText: "Keine Verbindung" });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
const signInAgain = (page: Page) => page.getByRole("dialog", { name: "Ihre Sitzung ist abgelaufen" });

const headersOf = ({ token }: Pick<Account, "token">) => ({ authorization: `Bearer ${token}` });

async function storedLeads(request: APIRequestContext, account: Account): Promise<Lead[]> {
  const { token } = await signInByApi(request, account);
  return (await request.get("/api/leads", { headers: headersOf({ token }) })).json();
}

async function endSession(request: APIRequestContext, account: Account): Promise<void> {
  await request.post("/api/auth/logout", { headers: headersOf(account) });
}

async function giveConnection(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect(offlineBar(page)).toHaveCount(0);
}

test("offline work, an expired session, double clicks and back navigation neither lose nor duplicate data", async ({
  page,
  request,
  account,
  expectedNoise,
}) => {
  expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/);
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.startNew();
  await leads.fillRequired("Jürgen Groß");

  await page.context().setOffline(true);
  await expect(offlineBar(page)).toBeVisible();
  await leads.submit();
  await expect(leads.dialog.getByRole("alert")).toContainText("Keine Verbindung. Ihre Eingaben bleiben erhalten");
  await expect(leads.field("Name")).toHaveValue("Jürgen Groß");

  await endSession(request, account);
  await giveConnection(page);
  await leads.dialog.getByRole("button", { name: "Lead erstellen" }).dblclick();
  const again = signInAgain(page);
  await expect(again).toContainText(account.email);
  await again.getByLabel("Passwort", { exact: true }).fill("falsch-geraten");
  await again.getByRole("button", { name: "Anmelden" }).click();
  await expect(again.getByRole("alert")).toContainText("E-Mail-Adresse oder Passwort ist falsch.");
  await page.keyboard.press("Escape");
  await again.getByLabel("Passwort", { exact: true }).fill(account.password);
  await again.getByRole("button", { name: "Anmelden" }).dblclick();
  await expect(again).toHaveCount(0);
  await expect(leads.toast).toContainText("Lead erstellt");
  await expect(leads.dialog).toHaveCount(0);

  await leads.openForm("Jürgen Groß");
  await leads.field("Position").fill("Geschäftsführer");
  await page.goBack();
  await question(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(leads.field("Position")).toHaveValue("Geschäftsführer");
  await leads.dialog.getByRole("button", { name: "Speichern" }).dblclick();
  await expect(leads.dialog).toHaveCount(0);

  const stored = await storedLeads(request, account);
  expect(stored.map(({ name, position }) => [name, position])).toEqual([["Jürgen Groß", "Geschäftsführer"]]);
});

test("Back asks for confirmation as Escape does and then goes back, also for dialogs without an address", async ({
  page,
  request,
  account,
}) => {
  await givenLeads(request, account, { name: "Anna" });
  const leads = new LeadsPage(page);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  // Navigate within the page, because loading the dashboard without a section opens the remembered one.
  await dashboard.entry("CRM").click();
  await leads.openForm("Anna");
  await page.goBack();
  await expect(leads.dialog).toHaveCount(0);
  // The address changes before the browser has gone back, so read the index in the history, which changes afterwards.
  const place = () => page.evaluate(() => navigation.currentEntry?.index);
  const placeOfList = await place();
  await leads.openForm("Anna");
  await leads.field("Name").fill("Anna B.");
  for (const _ of ["twice", "in a row"]) {
    await page.goBack();
    await question(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
    await expect(leads.field("Name")).toHaveValue("Anna B.");
    await expect(page).toHaveURL(/lead=\d+/);
  }
  await page.goBack();
  await question(page).getByRole("button", { name: "Verwerfen" }).click();
  await expect(leads.dialog).toHaveCount(0);
  await expect.poll(place).toBe(placeOfList);
  await expect(page).toHaveURL(/section=leads$/);
  await page.goBack();
  await expect(dashboard.heading()).toHaveText(/^Guten /);
  await expect(page).toHaveURL(/\/dashboard$/);

  await dashboard.entry("CRM").click();
  await dashboard.entry("Dashboard").click();
  await page.getByRole("button", { name: "Neue Aufgabe" }).click();
  const title = leads.field("Titel");
  await title.fill("Angebot schreiben");
  await page.goBack();
  await question(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(title).toHaveValue("Angebot schreiben");
  await page.goBack();
  await question(page).getByRole("button", { name: "Verwerfen" }).click();
  await expect(leads.dialog).toHaveCount(0);
  await expect(page).toHaveURL(/section=leads/);
});

test("an emoji fits into the last character of a field, and longer input is not cut within a character", async ({
  page,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await page.getByRole("button", { name: "Neue Aufgabe" }).click();
  const form = page.getByRole("dialog", { name: "Neue Aufgabe" });
  const description = form.getByLabel("Beschreibung");
  for (const [piece, count] of [
    ["💜", 250],
    ["👩‍💻", 252],
    ["vielleicht", 259],
  ] as const) {
    await description.fill("ä".repeat(249));
    // Insert the text at once, as emoji, swipe and speech keyboards do.
    await page.keyboard.insertText(piece);
    await expect(description).toHaveValue(`${"ä".repeat(249)}${piece}`);
    await expect(form).toContainText(`${count}/250`);
    await page.keyboard.insertText("x");
    await expect(description).toHaveValue(`${"ä".repeat(249)}${piece}`);
  }
});
