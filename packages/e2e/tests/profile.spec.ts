import type { Locator } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { register } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { openProfileDialog, toast } from "../pages/profile-dialogs.ts";

const activityAreas = [
  "Webdesign & Webentwicklung",
  "Grafikdesign & Branding",
  "Online Marketing & SEO",
  "Content Creation & Copywriting",
  "Social Media Management",
  "Softwareentwicklung & Programmierung",
  "Beratung (Digital, Business, Strategie)",
  "Sales & Akquise",
  "E-Commerce & Shopmanagement",
  "Fotografie & Videoproduktion",
  "Virtual Assistance & Office Support",
  "Sonstiges",
];

const save = (dialog: Locator) => dialog.getByRole("button", { name: "Speichern" }).click();

async function chooseArea(dialog: Locator, name: string) {
  await dialog.getByRole("button", { name: /Tätigkeitsbereich/ }).click();
  await dialog.page().getByRole("option", { name, exact: true }).click();
}

test("saves every field of the profile and asks who-am-I again [PROF-01, PROF-03..06, PROF-07, PROF-08, PROF-28..30, TOAST-25]", async ({
  page,
  signedInAs,
}) => {
  const dialog = await openProfileDialog(page, "edit");
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue(signedInAs.name);
  await expect(dialog.getByLabel("E-Mail-Adresse")).toHaveValue(signedInAs.email);
  await dialog.getByLabel("Name", { exact: true }).fill("Jörg Weißhäupl");
  await chooseArea(dialog, "Sales & Akquise");
  await dialog.getByRole("textbox", { name: "Skills" }).pressSequentially("Kaltakquise,Präsentation,");
  await dialog.getByLabel("Info").fill("Ich gewinne Kunden für Maschinenbauer.");
  await dialog.getByLabel("LinkedIn URL").fill("de.linkedin.com/in/jörg-weißhäupl?trk=abc");
  const saved = page.waitForRequest((request) => request.method() === "PUT" && request.url().endsWith("/api/profile"));
  const refreshed = page.waitForRequest("**/api/auth/me");
  await save(dialog);
  expect((await saved).postDataJSON()).toMatchObject({ name: "Jörg Weißhäupl", activityArea: "Sales & Akquise" });
  await refreshed;
  await expect(toast(page)).toContainText("Profil aktualisiert");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Profilmenü: Jörg Weißhäupl" })).toBeVisible();

  await page.reload();
  const again = await openProfileDialog(page, "edit");
  await expect(again.getByRole("button", { name: /Tätigkeitsbereich/ })).toContainText("Sales & Akquise");
  await expect(again.getByRole("row", { name: "Kaltakquise" })).toBeVisible();
  await expect(again.getByRole("row", { name: "Präsentation" })).toBeVisible();
  await expect(again.getByLabel("Info")).toHaveValue("Ich gewinne Kunden für Maschinenbauer.");
  await expect(again.getByLabel("LinkedIn URL")).toHaveValue("https://www.linkedin.com/in/jörg-weißhäupl");
});

test("offers the activity areas, with a text of one's own behind the last [PROF-09..12, PROF-13..16, PROF-17..20, PROF-21]", async ({
  page,
  signedInAs: _account,
}) => {
  const dialog = await openProfileDialog(page, "edit");
  await dialog.getByRole("button", { name: /Tätigkeitsbereich/ }).click();
  await expect(page.getByRole("option")).toHaveText(["Keine Angabe", ...activityAreas]);
  await page.getByRole("option", { name: "Sonstiges" }).click();
  await dialog.getByLabel("Ihr Tätigkeitsbereich").fill("Übersetzungen");
  await save(dialog);
  await expect(dialog).toBeHidden();
  const again = await openProfileDialog(page, "edit");
  await expect(again.getByRole("button", { name: /^Sonstiges|Tätigkeitsbereich/ })).toContainText("Sonstiges");
  await expect(again.getByLabel("Ihr Tätigkeitsbereich")).toHaveValue("Übersetzungen");
});

test("refuses a wrong LinkedIn URL with an example and saves an empty one [PROF-22..24, ERR-44]", async ({
  page,
  signedInAs: _account,
}) => {
  const dialog = await openProfileDialog(page, "edit");
  const field = dialog.getByLabel("LinkedIn URL");
  for (const wrong of ["xing.com/profile/ich", "linkedin.com/company/firma", "https://linkedin.com.evil.de/in/ich"]) {
    await field.fill(wrong);
    await save(dialog);
    await expect(dialog.getByText("Ungültige LinkedIn URL. Beispiel: linkedin.com/in/ihr-name")).toBeVisible();
    await expect(field).toBeFocused();
  }
  await field.fill("");
  await save(dialog);
  await expect(toast(page)).toContainText("Profil aktualisiert");
});

test("tells that the e-mail address belongs to another user and keeps the input [PROF-31, ERR-38, ERR-39]", async ({
  page,
  request,
  signedInAs,
}) => {
  const other = await register(request);
  expect(other.email).not.toBe(signedInAs.email);
  const dialog = await openProfileDialog(page, "edit");
  await dialog.getByLabel("E-Mail-Adresse").fill(other.email);
  await dialog.getByLabel("Aktuelles Passwort").fill(signedInAs.password);
  await save(dialog);
  await expect(page.getByRole("alert")).toContainText(
    "Diese E-Mail-Adresse wird bereits von einem anderen Nutzer verwendet.",
  );
  await expect(dialog.getByText("E-Mail-Adresse wird bereits verwendet.")).toBeVisible();
  await expect(dialog.getByLabel("E-Mail-Adresse")).toHaveValue(other.email);
});

test("tells a signed-out person to sign in again [ERR-40]", async ({ page, signedInAs }) => {
  const dialog = await openProfileDialog(page, "edit");
  await page.route("**/api/profile", (route) =>
    route.fulfill({ status: 401, json: { error: "Nicht angemeldet", code: "session.missing" } }),
  );
  await dialog.getByLabel("Name", { exact: true }).fill(`${signedInAs.name} neu`);
  await save(dialog);
  await page.getByRole("button", { name: "Abmelden" }).click();
  await expect(toast(page)).toContainText("Sie sind nicht angemeldet. Bitte loggen Sie sich erneut ein.");
});

test("any other failure keeps the dialog and its input [ERR-41]", async ({ page, signedInAs, expectedNoise }) => {
  expectedNoise.push(/status of 500/);
  const dialog = await openProfileDialog(page, "edit");
  await page.route("**/api/profile", (route) => route.fulfill({ status: 500, body: "kaputt" }));
  await dialog.getByLabel("Name", { exact: true }).fill(`${signedInAs.name} neu`);
  await save(dialog);
  await expect(toast(page)).toContainText("Profil konnte nicht aktualisiert werden.");
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue(`${signedInAs.name} neu`);
  await page.unroute("**/api/profile");
  await save(dialog);
  await expect(toast(page)).toContainText("Profil aktualisiert");
});

test("a name and a valid e-mail address are required, and nothing wrong is sent [PROF-32]", async ({
  page,
  signedInAs: _account,
}) => {
  const dialog = await openProfileDialog(page, "edit");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
  await dialog.getByLabel("Name", { exact: true }).fill(" ");
  await dialog.getByLabel("E-Mail-Adresse").fill("keine-adresse");
  await dialog.getByLabel("E-Mail-Adresse").press("Enter");
  await expect(dialog.getByText("Bitte geben Sie Ihren Namen ein.")).toBeVisible();
  await expect(dialog.getByText("Gültige E-Mail erforderlich")).toBeVisible();
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  expect(sent).toEqual([]);
});

test("skills are added by comma, pasted in one go and taken back [PROF-06, PROF-35]", async ({
  page,
  signedInAs: _account,
}) => {
  const dialog = await openProfileDialog(page, "edit");
  const field = dialog.getByRole("textbox", { name: "Skills" });
  await field.fill("Texten, Lektorat, Texten");
  await field.press("Enter");
  await expect(dialog.getByRole("row")).toHaveText(["Texten", "Lektorat"]);
  await field.press("Backspace");
  await expect(dialog.getByRole("row")).toHaveText(["Texten"]);
  await dialog.getByRole("row", { name: "Texten" }).getByRole("button").click();
  await expect(dialog.getByRole("row")).toHaveCount(0);
});

test("asks before unsaved input is lost, and a double click saves once", async ({ page, signedInAs }) => {
  const dialog = await openProfileDialog(page, "edit");
  await dialog.getByLabel("Info").fill("Ein Satz.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(dialog.getByLabel("Info")).toHaveValue("Ein Satz.");
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await expect(dialog).toBeHidden();

  const again = await openProfileDialog(page, "edit");
  await expect(again.getByLabel("Info")).toHaveValue(signedInAs.user.description);
  let saves = 0;
  page.on("request", (request) => {
    if (request.method() === "PUT") saves += 1;
  });
  await again.getByLabel("Info").fill("Zwei Sätze.");
  await again.getByRole("button", { name: "Speichern" }).dblclick();
  await expect(toast(page)).toContainText("Profil aktualisiert");
  expect(saves).toBe(1);
});

test("the dialog is accessible and fits a phone", async ({ page, signedInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = await openProfileDialog(page, "edit");
  await expect(dialog.getByLabel("E-Mail-Adresse")).toHaveValue(signedInAs.email);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
