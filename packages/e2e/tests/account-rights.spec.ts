import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { register } from "../accounts.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { lastMailTo, linkIn, mailsTo } from "../mailbox.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { givenLeads } from "../pages/leads-page.ts";
import { openProfileDialog } from "../pages/profile-dialogs.ts";

async function tryToSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/landing/freelance");
  await page.getByRole("banner").getByRole("button", { name: "Anmelden" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-Mail-Adresse").fill(email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  return dialog;
}

test("exports all data, deletes the account in every tab, and registers again with an empty account [D23, D67]", async ({
  page,
  request,
  account,
}) => {
  await givenLeads(request, account, { name: "Jördis Größmann", company: "Süßwaren GmbH" });
  const other = await page.context().newPage();
  await other.goto("/freelance/dashboard");
  await expect(other.getByRole("button", { name: /^Profilmenü/ })).toBeVisible();

  await (await openProfileDialog(page, "settings")).getByRole("button", { name: "Daten exportieren" }).click();
  await expect(page.getByText(/^Die Datei wird zusammengestellt … Sie können die Seite verlassen/)).toBeVisible();
  const mail = await lastMailTo(request, account.email);
  expect(mail.subject).toContain("Ihre Daten sind bis");
  await page.goto(linkIn(mail).href);
  const settings = page.getByRole("dialog", { name: "Einstellungen" });
  await expect(settings.getByText(/^Bereit bis /)).toBeVisible();
  await expectAccessible(page, { within: "[role=dialog]" });
  const downloading = page.waitForEvent("download");
  await settings.getByRole("button", { name: "Herunterladen" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^linkedpotential-\d{4}-\d{2}-\d{2}\.json$/);
  const file = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(file).toMatchObject({ account: { email: account.email }, leads: [{ name: "Jördis Größmann" }] });

  await settings.getByRole("button", { name: "Konto löschen" }).click();
  await expect(page.getByRole("dialog", { name: "Konto löschen" })).toContainText("Was bleibt, und warum");
  await expectAccessible(page, { within: "[role=dialog]" });
  await page.getByRole("button", { name: "Weiter" }).click();
  const last = page.getByRole("dialog", { name: "Konto endgültig löschen" });
  await expect(last.getByLabel("Aktuelles Passwort")).toBeFocused();
  await page.keyboard.type(account.password);
  await page.keyboard.press("Enter");
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL("/account-deleted");
    await expect(tab.getByRole("heading", { name: "Ihr Konto ist gelöscht" })).toBeVisible();
  }
  await expectAccessible(page, { within: "main" });
  await other.close();
  expect((await lastMailTo(request, account.email, 2)).subject).toContain("Ihr Konto ist gelöscht");

  const refused = await tryToSignIn(page, account);
  await expect(refused.getByRole("alert")).toBeVisible();
  const { email, password } = account;
  await register(request, { email, password });
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(3);
  await page.goto(linkIn(await lastMailTo(request, email)).href);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(4);
  await tryToSignIn(page, account);
  await expect(page).toHaveURL(/dashboard/);
  await new DashboardPage(page).entry("CRM").click();
  await expect(page.getByRole("button", { name: "CSV importieren" })).toBeVisible();
  await expect(page.getByText("Jördis Größmann")).toBeHidden();
  // The stored token must be useless without the session cookie, which only `page.request` sends.
  const token = await page.evaluate(() => localStorage.getItem("freelance_authToken"));
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get("/api/auth/me", { headers })).status()).toBe(401);
  expect((await page.request.get("/api/auth/me", { headers })).status()).toBe(200);
});
