import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { freePort } from "../free-port.ts";
import { OwnStack } from "../own-stack.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { LeadsPage } from "../pages/leads-page.ts";
import { TaskCard } from "../pages/task-card.ts";

let dataDirectory: string;
let stack: OwnStack;

test.beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "journey-"));
  stack = new OwnStack(await freePort(), dataDirectory);
  await stack.start();
});
test.afterEach(async () => {
  await stack.kill();
  await rm(dataDirectory, { recursive: true, force: true });
});

const person = { name: "Jürgen Weiß", email: "juergen@beispiel.de", password: "geheim-und-lang" };

async function registerAndVerify(page: Page): Promise<void> {
  await page.goto(`${stack.address}/`);
  await page.getByRole("banner").getByRole("button", { name: "Kostenlos starten" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill(person.name);
  await dialog.getByLabel("E-Mail-Adresse").fill(person.email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(person.password);
  await dialog.getByLabel("Passwort wiederholen").fill(person.password);
  await dialog.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByRole("dialog", { name: "Bitte prüfen Sie Ihr Postfach" })).toBeVisible();
  // Open the mail in the mailbox page and its link inside the frame, as a user would.
  await page.goto(`${stack.address}/__local/mailbox`);
  await page
    .getByRole("link", { name: /bestätigen/i })
    .first()
    .click();
  await page
    .frameLocator("iframe")
    .getByRole("link", { name: /bestätigen/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "E-Mail-Adresse bestätigt" })).toBeVisible();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${stack.address}/landing/freelance#anmelden`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-Mail-Adresse").fill(person.email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page).toHaveURL(/\/freelance\/dashboard/);
}

async function enterLead(page: Page, name: string): Promise<void> {
  const leads = new LeadsPage(page);
  await page
    .getByRole("button", { name: /^(Neuer Lead|Ersten Lead)/ })
    .first()
    .click();
  await leads.fillRequired(name);
  await leads.dialog.getByRole("button", { name: /Kalender öffnen/ }).click();
  await page.getByRole("button", { name: /heute/i }).click();
  await leads.submit();
  await expect(leads.row(name)).toBeVisible();
}

test("from registration to a completed follow-up, with all data intact after a power failure [SCOPE-05, SCOPE-07, SCOPE-13, PROD-101]", async ({
  page,
  expectedNoise,
}) => {
  // This test starts its own stack twice, which takes long.
  test.slow();
  // Requests of the open page fail while the stack is down.
  expectedNoise.push(/net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)/);
  await registerAndVerify(page);
  await signIn(page);
  const dashboard = new DashboardPage(page);
  await dashboard.entry("CRM").click();
  await enterLead(page, "Anna Groß");
  await enterLead(page, "Björn Çelik");

  const card = new TaskCard(page);
  await dashboard.entry("Dashboard").click();
  await expect(card.row("Follow-up: Björn Çelik")).toContainText("Heute fällig");
  await card.complete("Follow-up: Anna Groß").click();
  await card.question().getByRole("button", { name: "Erledigt" }).click();
  await expect(card.row("Follow-up: Anna Groß")).toHaveCount(0);
  await expect(card.toast()).toContainText("Aufgabe erledigt");

  await stack.kill();
  await stack.start();
  await page.reload();
  await expect(card.row("Follow-up: Björn Çelik")).toBeVisible();
  await expect(card.row("Follow-up: Anna Groß")).toHaveCount(0);
  await dashboard.entry("CRM").click();
  await expect(new LeadsPage(page).row("Anna Groß")).toContainText("Erledigt");
});
