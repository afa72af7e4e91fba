import type { Lead } from "@linkedpotential/contract/leads/schema";
import type { APIRequestContext, Page } from "@playwright/test";
import { type Account, newAccount, signInByApi } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

const offlineBar = (page: Page) => page.getByRole("status").filter({ hasText: "Keine Verbindung" });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
const signInAgain = (page: Page) => page.getByRole("dialog", { name: "Ihre Sitzung ist abgelaufen" });

const headersOf = ({ token }: Pick<Account, "token">) => ({ authorization: `Bearer ${token}` });

/** The account's leads as the server has them. */
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

test("work offline, lose the session, press twice, go back: nothing is lost, nothing doubled", async ({
  page,
  request,
  signedInAs: account,
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

  await leads.row("Jürgen Groß").click();
  await leads.field("Position").fill("Geschäftsführer");
  await page.goBack();
  await question(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(leads.field("Position")).toHaveValue("Geschäftsführer");
  await leads.dialog.getByRole("button", { name: "Speichern" }).dblclick();
  await expect(leads.dialog).toHaveCount(0);

  const stored = await storedLeads(request, account);
  expect(stored.map(({ name, position }) => [name, position])).toEqual([["Jürgen Groß", "Geschäftsführer"]]);
});

test("what was discarded is never sent, neither a change nor a new lead", async ({
  page,
  request,
  signedInAs,
  expectedNoise,
}) => {
  expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/);
  await givenLeads(request, signedInAs, { name: "Anna" });
  const leads = new LeadsPage(page);
  await leads.open();
  const discard = async () => {
    await leads.submit();
    await expect(leads.dialog.getByRole("alert")).toContainText("Keine Verbindung");
    await leads.dialog.getByRole("button", { name: "Abbrechen" }).click();
    await question(page).getByRole("button", { name: "Verwerfen" }).click();
    await expect(leads.dialog).toHaveCount(0);
  };
  await leads.row("Anna").click();
  await leads.field("Name").fill("Anna B.");
  await expect(leads.field("Vorbereitung")).toBeVisible();
  await page.context().setOffline(true);
  await discard();
  await leads.startNew();
  await leads.fillRequired("Björn");
  await discard();

  const writes: string[] = [];
  page.on("request", (call) => call.method() !== "GET" && writes.push(call.url()));
  await giveConnection(page);
  await page.reload();
  await leads.expectNames("Anna");
  expect(writes).toEqual([]);
});

test("a status that cannot be saved goes back, and says why", async ({ page, request, signedInAs, expectedNoise }) => {
  expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/);
  await givenLeads(request, signedInAs, { name: "Anna" });
  const leads = new LeadsPage(page);
  await leads.open({ view: "board" });
  await page.getByRole("button", { name: "Status von Anna ändern" }).click();
  await page.context().setOffline(true);
  await page.getByRole("menuitem", { name: "Angebot" }).click();
  await expect(leads.toast).toContainText("Lead konnte nicht aktualisiert werden. Keine Verbindung");
  await expect(page.getByRole("grid", { name: /^Neu,/ }).getByRole("row", { name: "Anna" })).toBeVisible();
});

test("an import and a note that are pressed twice happen once", async ({ page, request, signedInAs }) => {
  const [lead] = await givenLeads(request, signedInAs, { name: "Anna" });
  const leads = new LeadsPage(page);
  await leads.open();
  await page.getByRole("button", { name: "Import und Export" }).click();
  await page.getByRole("menuitem", { name: "CSV importieren" }).click();
  const buffer = Buffer.from("Name;Unternehmen;Position\r\nBjörn Weiß;Werft;Chef\r\nÇelik;Übersee AG;Einkauf\r\n");
  await page.locator("input[type=file]").setInputFiles({ name: "leads.csv", mimeType: "text/csv", buffer });
  await leads.dialog.getByRole("button", { name: "2 Leads importieren" }).dblclick();
  await expect(leads.dialog.getByText("2 importiert")).toBeVisible();
  await leads.dialog.getByRole("button", { name: "Schließen" }).last().click();
  expect(await storedLeads(request, signedInAs)).toHaveLength(3);

  await leads.row("Anna").click();
  await leads.dialog.getByRole("tab", { name: "Verlauf" }).click();
  await leads.field("Notiz (optional)").fill("Rückruf am Montag");
  await leads.dialog.getByRole("button", { name: "Eintragen" }).dblclick();
  await expect(leads.field("Notiz (optional)")).toHaveValue("");
  const headers = headersOf(signedInAs);
  const timeline = await (await request.get(`/api/leads/${lead?.id}/timeline`, { headers })).json();
  expect(timeline.filter(({ text }: { text: string }) => text === "Rückruf am Montag")).toHaveLength(1);
});

test("a note that was typed is kept: by the other tab, by saving, by Escape and without a connection", async ({
  page,
  request,
  signedInAs,
  expectedNoise,
}) => {
  expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/);
  await givenLeads(request, signedInAs, { name: "Anna" });
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.row("Anna").click();
  await leads.dialog.getByRole("tab", { name: "Verlauf" }).click();
  const note = leads.field("Notiz (optional)");
  await note.fill("Will im April beginnen");
  await leads.dialog.getByRole("tab", { name: "Details" }).click();
  await leads.field("Position").fill("Vorständin");
  await leads.submit();
  await expect(leads.toast).toContainText("Lead aktualisiert");
  await expect(note).toHaveValue("Will im April beginnen");
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
  await page.context().setOffline(true);
  await leads.dialog.getByRole("button", { name: "Eintragen" }).click();
  await expect(leads.dialog.getByRole("alert")).toContainText("Keine Verbindung");
  await expect(note).toHaveValue("Will im April beginnen");
  await giveConnection(page);
  await leads.dialog.getByRole("button", { name: "Eintragen" }).click();
  await expect(leads.dialog.getByRole("listitem").filter({ hasText: "Will im April beginnen" })).toBeVisible();
  await expect(note).toHaveValue("");
});

test("back asks as Escape does, and then really goes back", async ({ page, request, signedInAs }) => {
  await givenLeads(request, signedInAs, { name: "Anna" });
  const leads = new LeadsPage(page);
  await page.goto("/freelance/dashboard");
  await leads.open();
  await leads.row("Anna").click();
  await expect(leads.dialog).toBeVisible();
  await page.goBack();
  await expect(leads.dialog).toHaveCount(0);
  await leads.row("Anna").click();
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
  await expect(page).toHaveURL(/section=leads$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/freelance\/dashboard$/);
});

test("back asks for dialogs too that are not in the address", async ({ page, signedInAs: _ }) => {
  await page.goto("/freelance/dashboard");
  await page.getByRole("link", { name: "CRM" }).first().click();
  await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
  await page.getByRole("button", { name: "Neue Aufgabe" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Titel").fill("Angebot schreiben");
  await page.goBack();
  await question(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(dialog.getByLabel("Titel")).toHaveValue("Angebot schreiben");
  await page.goBack();
  await question(page).getByRole("button", { name: "Verwerfen" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/section=leads/);
});

test("after an ended session another account finds nothing of the first", async ({ page, request, signedInAs }) => {
  await givenLeads(request, signedInAs, { name: "Sören Weiß" });
  const other = await newAccount(request);
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.row("Sören Weiß").click();
  await leads.field("Name").fill("Sören W.");
  await endSession(request, signedInAs);
  await leads.submit();
  await signInAgain(page).getByRole("button", { name: "Abmelden" }).click();
  await expect(page).toHaveURL("/landing/freelance");
  await page.getByRole("banner").getByRole("button", { name: "Anmelden" }).click();
  const dialog = page.getByRole("dialog", { name: "Anmelden" });
  await dialog.getByLabel("E-Mail-Adresse").fill(other.email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(other.password);
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page).toHaveURL(/\/freelance\/dashboard$/);
  await page.getByRole("link", { name: "CRM" }).first().click();
  await expect(page.getByText("Noch keine Leads")).toBeVisible();
  expect((await storedLeads(request, signedInAs)).map(({ name }) => name)).toEqual(["Sören Weiß"]);
});
