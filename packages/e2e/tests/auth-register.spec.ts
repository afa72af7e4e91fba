import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { lastMailTo, mailsTo } from "../mailbox.ts";

const freshAddress = () => `${crypto.randomUUID()}@beispiel.de`;

async function openRegistration(page: Page, landing = "/landing/freelance") {
  await page.goto(landing);
  await page.getByRole("banner").getByRole("button", { name: "Kostenlos starten" }).click();
  const dialog = page.getByRole("dialog");
  const fields = {
    name: dialog.getByLabel("Name"),
    email: dialog.getByLabel("E-Mail-Adresse"),
    password: dialog.getByLabel("Passwort", { exact: true }),
    confirmation: dialog.getByLabel("Passwort wiederholen"),
  };
  const fill = async (values: { name: string; email: string; password: string; confirmation?: string }) => {
    await fields.name.fill(values.name);
    await fields.email.fill(values.email);
    await fields.password.fill(values.password);
    await fields.confirmation.fill(values.confirmation ?? values.password);
  };
  return { dialog, ...fields, fill, submit: dialog.getByRole("button", { name: "Konto anlegen" }) };
}

test("registers, says for 8 s that a mail is on its way, and signs nobody in [AUTH-02, AUTH-07, WS-04, SESS-20..23, TOAST-06, CONST-30, CONST-130, SCOPE-13, API-03]", async ({
  page,
  request,
}) => {
  await page.clock.install();
  const email = freshAddress();
  const { dialog, fill, submit } = await openRegistration(page);
  await fill({ name: "Jörg Weißenfels", email, password: "geheim-und-lang" });
  const sent = page.waitForRequest("**/api/auth/register");
  await submit.click();
  expect((await sent).postDataJSON()).toEqual({
    name: "Jörg Weißenfels",
    email,
    password: "geheim-und-lang",
    workspaceSlug: "freelance",
  });
  await expect(page.getByRole("dialog", { name: "Bitte prüfen Sie Ihr Postfach" })).toContainText(email);
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  const toast = page.getByText("Registrierung erfolgreich");
  await expect(toast).toBeVisible();
  await page.clock.runFor(5500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(3000);
  await expect(toast).toBeHidden();
  await expect(page).toHaveURL("/landing/freelance");
  expect(await page.evaluate(() => localStorage.getItem("freelance_authToken"))).toBeNull();
  await lastMailTo(request, email);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Zur Anmeldung" }).click();
  await expect(dialog.getByLabel("E-Mail-Adresse")).toHaveValue(email);
});

test("sends the default workspace where no other is named [WS-05, WS-06]", async ({ page }) => {
  const { fill, submit } = await openRegistration(page, "/landing/linkedpotential");
  await fill({ name: "Ümit Çelik", email: freshAddress(), password: "geheim-und-lang" });
  const sent = page.waitForRequest("**/api/auth/register");
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ workspaceSlug: "linkedpotential" });
});

test("says at each field what is wrong [AUTH-09, AUTH-10]", async ({ page }) => {
  const { dialog, name, fill, submit } = await openRegistration(page);
  await submit.click();
  await expect(dialog.getByText("Bitte füllen Sie alle Felder aus.")).toHaveCount(3);
  await expect(dialog).toContainText("Bitte geben Sie Ihre E-Mail-Adresse ein.");
  await expect(name).toBeFocused();
  await fill({ name: "Ada", email: "ada@", password: "kurz", confirmation: "anders" });
  await submit.click();
  await expect(dialog).toContainText("Gültige E-Mail erforderlich");
  await expect(dialog).toContainText("Das Passwort muss mindestens 8 Zeichen lang sein.");
  await expect(dialog).toContainText("Die Passwörter stimmen nicht überein.");
  await expectAccessible(page);
});

test("shows the server's sentence without its status and keeps the input [AUTH-22, ERR-11]", async ({
  page,
  account,
}) => {
  const { dialog, name, fill, submit } = await openRegistration(page);
  await fill({ name: "Zweiter Versuch", email: account.email, password: "geheim-und-lang" });
  await submit.click();
  await expect(dialog.getByRole("alert")).toHaveText("Benutzer existiert bereits. Bitte melden Sie sich an.");
  await expect(name).toHaveValue("Zweiter Versuch");
});

test("has a text of its own where the server has none", async ({ page }) => {
  await page.route("**/api/auth/register", (route) => route.fulfill({ status: 400, body: "" }));
  const { dialog, fill, submit } = await openRegistration(page);
  await fill({ name: "Ada", email: freshAddress(), password: "geheim-und-lang" });
  await submit.click();
  await expect(dialog.getByRole("alert")).toHaveText("Registrierung fehlgeschlagen");
});

test("toggles between the two modes; only registering asks for a name [AUTH-03, AUTH-04, AUTH-11]", async ({
  page,
}) => {
  const { dialog, name, email, confirmation } = await openRegistration(page);
  await email.fill("ada@beispiel.de");
  await dialog.getByRole("button", { name: "Jetzt anmelden" }).click();
  await expect(page.getByRole("dialog", { name: "Anmelden" })).toBeVisible();
  await expect(name).toHaveCount(0);
  await expect(confirmation).toHaveCount(0);
  await expect(email).toHaveValue("ada@beispiel.de");
  await dialog.getByRole("button", { name: "Jetzt registrieren" }).click();
  await expect(name).toBeVisible();
});

test("asks before it throws away what was typed", async ({ page }) => {
  const { dialog, name } = await openRegistration(page);
  await name.fill("Käthe");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue("Käthe");
  await expect(name).toBeFocused();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Verwerfen" }).click();
  await expect(dialog).toBeHidden();
});

test("makes one account and one mail of a double click", async ({ page, request }) => {
  const email = freshAddress();
  const { dialog, fill, submit } = await openRegistration(page);
  await fill({ name: "Doppelklick", email, password: "geheim-und-lang" });
  await submit.dblclick();
  await expect(dialog).toContainText(email);
  await lastMailTo(request, email);
  expect(await mailsTo(request, email)).toHaveLength(1);
});
