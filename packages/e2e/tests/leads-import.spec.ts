import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, signedInTest as test } from "../fixtures.ts";
import { LeadsPage } from "../pages/leads-page.ts";

const csv = (...lines: string[]) => Buffer.from(["Name;Unternehmen;Position;E-Mail", ...lines, ""].join("\r\n"));

async function chooseFile(page: Page, buffer: Buffer): Promise<void> {
  await page.getByRole("button", { name: "Import und Export" }).click();
  await page.getByRole("menuitem", { name: "CSV importieren" }).click();
  await page.locator("input[type=file]").setInputFiles({ name: "leads.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Weiter" }).click();
}

test("skips invalid rows and offers them for correction; imported leads can be exported", async ({ page }) => {
  const leads = new LeadsPage(page);
  await leads.open();
  await chooseFile(page, csv('Jördis Größmann;"Süßwaren; Öttinger";Chef;', ";Ohne Namen GmbH;Chef;keine-adresse"));
  await leads.dialog.getByRole("tab", { name: "Fehlerhaft 1" }).click();
  await expect(leads.dialog).toContainText("Name ist erforderlich");
  await expect(leads.dialog).toContainText("Gültige E-Mail erforderlich");
  const downloading = page.waitForEvent("download");
  await leads.dialog.getByRole("button", { name: "Fehlerhafte Zeilen herunterladen" }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file).toContain(";Ohne Namen GmbH;Chef;keine-adresse;");
  expect(file).toContain("Name ist erforderlich");
  await leads.dialog.getByRole("button", { name: "1 Lead importieren" }).click();
  await expect(leads.dialog.getByText("1 importiert")).toBeVisible();
  await expect(leads.dialog.getByText("1 nicht importiert")).toBeVisible();
  await leads.dialog.getByRole("button", { name: "Schließen" }).last().click();
  await expect(leads.dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Import und Export" }).click();
  const exporting = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "CSV exportieren" }).click();
  const exported = await exporting;
  expect(exported.suggestedFilename()).toMatch(/^leads-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await exported.path(), "utf8");
  expect(text).toContain("Jördis Größmann;");
  expect(text).toContain('"Süßwaren; Öttinger"');
});

test("offers a sample file that imports without a problem", async ({ page }) => {
  const leads = new LeadsPage(page);
  await leads.open();
  await page.getByRole("button", { name: "CSV importieren" }).click();
  const downloading = page.waitForEvent("download");
  await leads.dialog.getByRole("button", { name: "Beispieldatei herunterladen" }).click();
  const sample = await downloading;
  expect(sample.suggestedFilename()).toBe("leads-beispiel.csv");
  const buffer = await readFile(await sample.path());
  await page.locator("input[type=file]").setInputFiles({ name: "leads.csv", mimeType: "text/csv", buffer });
  await leads.dialog.getByRole("button", { name: "Weiter" }).click();
  await leads.dialog.getByRole("button", { name: "2 Leads importieren" }).click();
  await leads.dialog.getByRole("button", { name: "Schließen" }).last().click();
  await expect(leads.row("Jördis Größmann")).toContainText("12.500 €");
});
