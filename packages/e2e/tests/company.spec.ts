import type { Browser, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { newAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { lastMailTo, linkIn } from "../mailbox.ts";

const password = "geheim-und-lang";

async function openTeam(page: Page) {
  await page.getByRole("button", { name: /^Profilmenü/ }).click();
  await page.getByRole("menuitem", { name: "Team" }).click();
  return page.getByRole("dialog", { name: "Team" });
}

/** Opens the mailed invitation in a browser of its own and registers the invited person. */
async function accept(browser: Browser, address: URL, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: "de-DE" })).newPage();
  await page.goto(address.href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Einladung ins Team von Nordlicht Energie");
  await expectAccessible(page);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Konto anlegen und beitreten" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^Guten .*, ${name}$`));
  return page;
}

async function enterDay(page: Page, count: string) {
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/business/days") && answer.ok());
  await page.getByRole("tab", { name: "KPIs" }).click();
  await page
    .getByRole("button", { name: /^(Heute|Freitag) eintragen$/ })
    .first()
    .click();
  await page.getByLabel(/^Leads kontaktiert/).fill(count);
  await saved;
}

test("a company of three: two accept by mail, both enter figures, one leaves and the figures stay", async ({
  page,
  request,
  browser,
}) => {
  const owner = await newAccount(request, { role: "business", name: "Änne Weiß" });
  await signIn(page, owner);
  await page.goto("/business/dashboard");
  const team = await openTeam(page);
  await team.getByLabel("Name des Unternehmens").fill("Nordlicht Energie");
  await team.getByRole("button", { name: "Speichern", exact: true }).click();
  const guests = ["Jan Süd", "Ida Öz"].map((name) => ({ name, email: `${crypto.randomUUID()}@beispiel.de` }));
  for (const { email } of guests) {
    await team.getByLabel("E-Mail-Adresse").fill(email);
    await team.getByRole("button", { name: "Einladen", exact: true }).click();
    await expect(team.getByRole("button", { name: `Erneut senden: ${email}` })).toBeVisible();
  }
  await expectAccessible(page);
  const pages: Page[] = [];
  for (const { name, email } of guests) {
    pages.push(await accept(browser, linkIn(await lastMailTo(request, email)), name));
  }
  const [first, second] = pages as [Page, Page];
  await enterDay(first, "12");
  await enterDay(second, "7");

  await first.goto("/business/dashboard?tab=overview");
  await expect(first.getByRole("definition").filter({ hasText: "19" })).toBeVisible();
  await first.getByRole("button", { name: /Wessen Zahlen/ }).click();
  await first.getByRole("option", { name: "Jan Süd (Sie)" }).click();
  await expect(first.getByRole("definition").filter({ hasText: "12" })).toBeVisible();

  await openTeam(second);
  await second.getByRole("button", { name: "Team verlassen" }).click();
  await second.getByRole("button", { name: "Verlassen", exact: true }).click();
  await expect(second.getByText("Sie haben das Team verlassen")).toBeVisible();

  await page.goto("/business/dashboard?tab=kpis");
  await expect(page.getByText("Eingetragen von Ida Öz")).toBeAttached();
  await expect(page.getByText("Eingetragen von Jan Süd")).toBeAttached();
  await expectAccessible(page);
  const after = await openTeam(page);
  await expect(after.getByRole("listitem").filter({ hasText: "Jan Süd" })).toBeVisible();
  await expect(after.getByText("Ida Öz")).toHaveCount(0);
  for (const one of pages) await one.context().close();
});
