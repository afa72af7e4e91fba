import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { freePort } from "../free-port.ts";
import { OwnStack } from "../own-stack.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { LeadsPage } from "../pages/leads-page.ts";
import { registerAndVerify, signInByDialog } from "../pages/registration.ts";
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
  await registerAndVerify(page, person, stack.address);
  await signInByDialog(page, person, stack.address);
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
