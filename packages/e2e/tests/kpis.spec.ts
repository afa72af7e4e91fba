import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { signIn } from "../accounts.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { importFigures } from "../screenshots/figures.ts";

const march = "/freelance/dashboard?section=kpis&month=2027-03";
const cell = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const total = (page: Page, label: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: label, exact: true }) });
const choose = async (page: Page, action: string) => {
  await page.getByRole("button", { name: "Import und Export" }).click();
  await page.getByRole("menuitem", { name: action }).click();
};
const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test("the navigation opens an empty tracker, which explains itself and accepts a month of figures", async ({
  page,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.entry("KPIs").click();
  await expect(dashboard.heading()).toHaveText("KPIs Tracking");
  await expect(page.getByText("Noch keine Arbeitstage")).toBeVisible();
  await expectAccessible(page);

  await page.goto(march);
  await page.getByRole("button", { name: "Neuen Arbeitstag hinzufügen" }).press("Enter");
  await expect(cell(page, "Leads kontaktiert, Mo, 01.03.2027")).toBeFocused();
  await page.keyboard.type("12");
  for (const text of ["3", "2", "1", "Agenturen", "Messe Köln"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await page.getByRole("button", { name: "Neuen Arbeitstag hinzufügen" }).press("Enter");
  await expect(cell(page, "Leads kontaktiert, Di, 02.03.2027")).toBeFocused();
  await page.keyboard.type("8");
  await page.keyboard.press("ArrowDown");
  await expect(cell(page, "Leads kontaktiert, Mo, 01.03.2027")).toBeFocused();
  await expect(total(page, "Summe März 2027")).toContainText("Summe März 202720321");
  await expect(total(page, "Quoten")).toContainText("15,0 %");

  await page.getByRole("button", { name: "Datum ändern: Di, 02.03.2027" }).press("Enter");
  const calendar = page.getByRole("dialog", { name: "Datum ändern: Di, 02.03.2027" });
  await expect(calendar.getByRole("button", { name: /Montag, 1\. März 2027/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expectAccessible(page, { within: calendar });
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Datum ändern: Mi, 03.03.2027" })).toBeFocused();

  await page.getByRole("button", { name: "Mo, 01.03.2027 löschen" }).press("Enter");
  await expect(page.getByRole("button", { name: "Datum ändern: Mi, 03.03.2027" })).toBeFocused();
  await page.getByRole("button", { name: "Rückgängig" }).press("Enter");
  await expect(cell(page, "Notizen, Mo, 01.03.2027")).toHaveValue("Messe Köln");

  await dashboard.entry("CRM").click();
  await expect(dashboard.heading()).toHaveText("CRM");
  await page.goBack();
  await expect(cell(page, "Leads kontaktiert, Mi, 03.03.2027")).toHaveValue("8");
  await page.reload();
  await expect(total(page, "Summe gesamt")).toContainText("20321");
  await expectAccessible(page);
});

test("a second press on the button for the first day hits nothing that has replaced it", async ({ page }) => {
  await page.goto(march);
  await page.getByRole("button", { name: "Neuen Arbeitstag hinzufügen" }).dblclick();
  await expect(cell(page, "Leads kontaktiert, Mo, 01.03.2027")).toBeFocused();
  await page.keyboard.type("12");
  await expect(total(page, "Summe März 2027")).toContainText("12");
});

test("figures are exported and imported in another browser", async ({ page, account, browser }) => {
  await page.goto(march);
  for (const [day, count] of [
    ["Mo, 01.03.2027", "12"],
    ["Di, 02.03.2027", "8"],
  ] as const) {
    await page.getByRole("button", { name: "Neuen Arbeitstag hinzufügen" }).click();
    await cell(page, `Leads kontaktiert, ${day}`).fill(count);
  }
  await cell(page, "Notizen, Mo, 01.03.2027").fill("Messe Köln; „Halle 4“");
  const downloading = page.waitForEvent("download");
  await choose(page, "CSV exportieren");
  const buffer = await readFile(await (await downloading).path());

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, account);
  await other.goto(march);
  await expect(other.getByText("Noch keine Arbeitstage")).toBeVisible();
  await choose(other, "CSV importieren");
  await other.locator("input[type=file]").setInputFiles({ name: "kpis.csv", mimeType: "text/csv", buffer });
  await expect(other.getByRole("table", { name: "Zeilen der Datei" })).toContainText("Mo, 01.03.2027");
  await expectAccessible(other, { within: "[role=dialog]" });
  await other.getByRole("button", { name: "2 Arbeitstage importieren" }).click();
  await expect(total(other, "Summe März 2027")).toContainText("20000");
  await expect(cell(other, "Notizen, Mo, 01.03.2027")).toHaveValue("Messe Köln; „Halle 4“");
  await elsewhere.close();
});

test("two tabs share figures immediately, and figures survive signing out", async ({ page, context, account }) => {
  await page.goto(march);
  await page.getByRole("button", { name: "Neuen Arbeitstag hinzufügen" }).click();
  const second = await context.newPage();
  await second.goto(march);
  await cell(second, "Interesse gezeigt, Mo, 01.03.2027").fill("4");
  await expect(cell(page, "Interesse gezeigt, Mo, 01.03.2027")).toHaveValue("4");
  await cell(page, "Leads kontaktiert, Mo, 01.03.2027").fill("9");
  await expect(total(second, "Summe März 2027")).toContainText("94");
  await page.getByRole("button", { name: new RegExp(account.name) }).click();
  await page.getByRole("menuitem", { name: "Abmelden" }).click();
  await expect(page).toHaveURL("/landing/freelance");
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([
    "hasLoggedOut",
    `kpis_${account.user.id}`,
  ]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("the days are lines that open into their fields, and everything fits", async ({ page }) => {
    await page.goto(march);
    await page.getByRole("button", { name: "Neuen Arbeitstag hinzufügen" }).tap();
    await expect(cell(page, "Leads kontaktiert, Mo, 01.03.2027")).toBeFocused();
    await page.keyboard.type("viele");
    await expect(page.getByText("zählt als 0")).toBeVisible();
    await page.getByRole("button", { name: "Als Tabelle" }).last().tap();
    expect(await isWider(page)).toBe(false);
    await expectAccessible(page);
  });

  test("a month of figures is short, and today is entered with one tap", async ({ page }) => {
    await page.goto("/freelance/dashboard?section=kpis");
    await importFigures(page);
    await expect(page.getByRole("list", { name: "Arbeitstage" })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(2500);
    await expectAccessible(page);
    // The imported figures contain today, unless it is a weekend.
    await page.getByRole("button", { name: /^Heute (eintragen|ansehen)$/ }).tap();
    const first = page.getByLabel(/^Leads kontaktiert, /);
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute("inputmode", "numeric");
    await first.fill("17");
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole("button", { name: /kontaktiert: 17/ })).toBeVisible();
    await expect(page.locator("[data-day] input")).toHaveCount(0);
  });
});
