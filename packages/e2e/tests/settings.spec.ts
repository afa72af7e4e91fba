import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { openProfileDialog, toast } from "../pages/profile-dialogs.ts";

const select = (dialog: Locator, label: string) => dialog.getByRole("button", { name: new RegExp(`${label}$`) });
async function choose(dialog: Locator, label: string, option: string) {
  await select(dialog, label).click();
  await dialog.page().getByRole("option", { name: option, exact: true }).click();
}
const save = (dialog: Locator, name = "Speichern") => dialog.getByRole("button", { name, exact: true }).click();
const theme = (page: Page) => page.locator("html");

/** Signs in by the form, as on a device that knows nothing of the account. */
async function signInOn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/landing/freelance");
  await page.getByRole("banner").getByRole("button", { name: "Anmelden" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-Mail-Adresse").fill(email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.waitForURL("**/dashboard");
}

test("offers languages, time zones, themes, visibility and notifications [SET-01..04, SET-05..08, SET-09..12, SET-13, SET-15, SET-20-NS, CONST-03, CONST-04]", async ({
  page,
  signedInAs: _account,
}) => {
  const dialog = await openProfileDialog(page, "settings");
  await expect(select(dialog, "Sprache")).toContainText("Deutsch");
  await select(dialog, "Sprache").click();
  await expect(page.getByRole("option")).toHaveText(["Deutsch", "English", "Français"]);
  await page.keyboard.press("Escape");
  await expect(select(dialog, "Zeitzone")).toContainText("Europe/Berlin");
  await select(dialog, "Zeitzone").click();
  await expect(page.getByRole("option")).toHaveText(["Europe/Berlin", "Europe/London", "America/New_York"]);
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  for (const name of ["System", "Hell", "Dunkel"]) await expect(dialog.getByRole("radio", { name })).toBeAttached();
  await expect(dialog.getByRole("radio", { name: "System" })).toBeChecked();
  await expect(dialog.getByRole("switch", { name: /Profil in der Community sichtbar/ })).toBeChecked();
  const toggles = dialog.getByRole("switch", { name: /: (In der App|Per E-Mail)$/ });
  await expect(toggles).toHaveCount(10);
  await expect(dialog.getByRole("switch", { name: "Neuer Beitrag in der Community: Per E-Mail" })).not.toBeChecked();
});

test("saves what was changed and shows it again later [SET-06, SET-14, SET-16, SET-17, SET-19-NS, TOAST-24]", async ({
  page,
  signedInAs: _account,
}) => {
  const dialog = await openProfileDialog(page, "settings");
  await choose(dialog, "Zeitzone", "America/New_York");
  await dialog.getByText("Profil in der Community sichtbar").click();
  await dialog.getByRole("switch", { name: "Fälliges Follow-up im CRM: Per E-Mail" }).press("Space");
  const saved = page.waitForRequest((request) => request.method() === "PUT");
  await save(dialog);
  expect((await saved).postDataJSON()).toEqual({
    timezone: "America/New_York",
    profileVisible: false,
    notifications: { crm_followup: { mail: false } },
  });
  await expect(toast(page)).toContainText("Einstellungen gespeichert");
  await page.reload();
  const again = await openProfileDialog(page, "settings");
  await expect(select(again, "Zeitzone")).toContainText("America/New_York");
  await expect(again.getByRole("switch", { name: /Profil in der Community sichtbar/ })).not.toBeChecked();
  await expect(again.getByRole("switch", { name: "Fälliges Follow-up im CRM: Per E-Mail" })).not.toBeChecked();
  await expect(again.getByRole("switch", { name: "Fälliges Follow-up im CRM: In der App" })).toBeChecked();
});

test("the theme takes effect once it is saved and outlives a reload [SET-10..12, SET-16]", async ({
  page,
  signedInAs: _account,
}) => {
  const dialog = await openProfileDialog(page, "settings");
  await expect(theme(page)).toHaveAttribute("data-theme", "light");
  await dialog.getByText("Dunkel").click();
  await expect(theme(page)).toHaveAttribute("data-theme", "light");
  await save(dialog);
  await expect(theme(page)).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(theme(page)).toHaveAttribute("data-theme", "dark");
});

test("German is the default; English and French take effect at once and stay [SET-21-NS, I18N-01..04, I18N-05, I18N-11-NS]", async ({
  page,
  signedInAs,
}) => {
  expect(signedInAs.user.language).toBe("de");
  const dialog = await openProfileDialog(page, "settings");
  await expect(theme(page)).toHaveAttribute("lang", "de");
  await choose(dialog, "Sprache", "Français");
  await save(dialog);
  await expect(toast(page)).toBeHidden();
  await expect(page.getByText("Paramètres enregistrés")).toBeVisible();
  await expect(theme(page)).toHaveAttribute("lang", "fr");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("fr");
  await page.reload();
  await page.getByRole("button", { name: /Français/ }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(theme(page)).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: signedInAs.name }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(select(page.getByRole("dialog", { name: "Settings" }), "Language")).toContainText("English");
});

test("an error of the language call is shown nowhere and undoes nothing [I18N-06..08]", async ({
  page,
  signedInAs: _account,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 500/);
  await page.route("**/api/user/language", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/dashboard");
  const sent = page.waitForRequest("**/api/user/language");
  await page.getByRole("button", { name: "Sprache: Deutsch" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  expect((await sent).method()).toBe("PATCH");
  expect((await sent).postDataJSON()).toEqual({ language: "en" });
  await expect(theme(page)).toHaveAttribute("lang", "en");
  await expect(page.locator("[role=alert]:not(:empty)")).toHaveCount(0);
  await page.reload();
  await expect(theme(page)).toHaveAttribute("lang", "en");
});

test("language and theme follow the account to another device [I18N-10, SET-18]", async ({
  browser,
  page,
  signedInAs,
}) => {
  const dialog = await openProfileDialog(page, "settings");
  await choose(dialog, "Sprache", "English");
  await dialog.getByText("Dunkel").click();
  await save(dialog);
  await expect(page.getByText("Settings saved")).toBeVisible();
  const device = await browser.newContext();
  const other = await device.newPage();
  await signInOn(other, signedInAs);
  await expect(theme(other)).toHaveAttribute("lang", "en");
  await expect(theme(other)).toHaveAttribute("data-theme", "dark");
  await expect(other.getByRole("button", { name: /English/ })).toBeVisible();
  await device.close();
});

test("a failed save keeps the input, unsaved input is not lost unasked [SET-17]", async ({
  page,
  signedInAs: _account,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 500/);
  await page.route("**/api/user/settings", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  const dialog = await openProfileDialog(page, "settings");
  await choose(dialog, "Zeitzone", "Europe/London");
  await save(dialog);
  await expect(toast(page)).toContainText("Einstellungen konnten nicht gespeichert werden.");
  await expect(select(dialog, "Zeitzone")).toContainText("Europe/London");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await expect(dialog).toBeHidden();
});

test("settings that cannot be loaded can be asked for again", async ({ page, signedInAs: _account, expectedNoise }) => {
  expectedNoise.push(/status of 500/);
  await page.route("**/api/user/settings", (route) => route.fulfill({ status: 500, body: "" }));
  const dialog = await openProfileDialog(page, "settings");
  await expect(dialog.getByText("Einstellungen konnten nicht geladen werden")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Speichern" })).toBeDisabled();
  await page.unroute("**/api/user/settings");
  await dialog.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(select(dialog, "Zeitzone")).toContainText("Europe/Berlin");
});

test("the dialog is accessible and fits a phone", async ({ page, signedInAs: _account }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = await openProfileDialog(page, "settings");
  await expect(dialog.getByRole("radio", { name: "System" })).toBeChecked();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
