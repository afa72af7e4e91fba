import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { lastMailTo } from "../mailbox.ts";

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

async function openSignIn(page: Page, landing = "/landing/freelance") {
  await page.goto(landing);
  await page.getByRole("banner").getByRole("button", { name: "Anmelden" }).click();
  const dialog = page.getByRole("dialog");
  return {
    dialog,
    email: dialog.getByLabel("E-Mail-Adresse"),
    password: dialog.getByLabel("Passwort", { exact: true }),
    submit: dialog.getByRole("button", { name: "Anmelden", exact: true }),
  };
}

test("registers, shows a toast about the mail for 8 s, and does not sign in; its dialogs are accessible [AUTH-02, AUTH-07, WS-04, SESS-20..22, TOAST-06, CONST-30, CONST-130, SCOPE-13, API-03]", async ({
  page,
  request,
}) => {
  await page.clock.install();
  const email = freshAddress();
  const { dialog, fill, submit } = await openRegistration(page);
  await submit.click();
  await expect(dialog.getByText("Bitte füllen Sie alle Felder aus.")).toHaveCount(3);
  await expectAccessible(page);
  await fill({ name: "Jörg Weißenfels", email, password: "geheim-und-lang" });
  const sent = page.waitForRequest("**/api/auth/register");
  await submit.click();
  expect((await sent).postDataJSON()).toEqual({
    name: "Jörg Weißenfels",
    email,
    password: "geheim-und-lang",
    workspaceSlug: "freelance",
    language: "de",
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
  await expectAccessible(page, { within: dialog });
  await dialog.getByRole("button", { name: "Zur Anmeldung" }).click();
  await expect(dialog.getByLabel("E-Mail-Adresse")).toHaveValue(email);
});

test("works by keyboard, with password managers, and is accessible [AUTH-01, PERM-02]", async ({ page }) => {
  const { dialog, email, password } = await openSignIn(page);
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("autocomplete", "username");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await dialog.getByRole("button", { name: "Passwort anzeigen" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expectAccessible(page);
});
