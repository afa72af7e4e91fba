import type { Locator } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { openProfileDialog, toast } from "../pages/profile-dialogs.ts";

async function fill(dialog: Locator, current: string, next: string, confirmation: string) {
  await dialog.getByLabel("Aktuelles Passwort").fill(current);
  await dialog.getByLabel("Neues Passwort", { exact: true }).fill(next);
  await dialog.getByLabel("Neues Passwort wiederholen").fill(confirmation);
}
const submit = (dialog: Locator) => dialog.getByRole("button", { name: "Passwort ändern" }).click();

test("checks that all is given, then the length, then the confirmation [SEC-02..04, SEC-07, SEC-08, CONST-25, ERR-46]", async ({
  page,
  signedInAs,
}) => {
  const dialog = await openProfileDialog(page, "security");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await submit(dialog);
  for (const text of ["Ihr aktuelles Passwort ein.", "ein neues Passwort ein.", "das neue Passwort noch einmal ein."])
    await expect(dialog.getByText(`Bitte geben Sie ${text}`)).toBeVisible();
  await expect(dialog.getByLabel("Aktuelles Passwort")).toBeFocused();

  await fill(dialog, signedInAs.password, "sieben7", "anders");
  await submit(dialog);
  await expect(dialog.getByText("Das Passwort muss mindestens 8 Zeichen lang sein.")).toBeVisible();
  await expect(dialog.getByText("Die Passwörter stimmen nicht überein.")).toBeHidden();

  await fill(dialog, signedInAs.password, "acht-Zeichen", "acht-zeichen");
  await submit(dialog);
  await expect(dialog.getByText("Die Passwörter stimmen nicht überein.")).toBeVisible();
  await expect(dialog.getByLabel("Neues Passwort wiederholen")).toBeFocused();
  expect(sent).toEqual([]);
});

test("changes the password, and other devices are signed out [SEC-01, SEC-05, TOAST-26]", async ({
  browser,
  page,
  request,
  signedInAs,
}) => {
  const { email, password } = signedInAs;
  const login = (given: string) => request.post("/api/auth/login", { data: { email, password: given } });
  const { token } = await (await login(password)).json();
  const otherDevice = await browser.newContext();
  const otherPage = await otherDevice.newPage();
  await signIn(otherPage, { ...signedInAs, token });
  await otherPage.goto("/dashboard");
  await expect(otherPage.getByRole("button", { name: /^Profilmenü/ })).toBeVisible();

  const dialog = await openProfileDialog(page, "security");
  await expect(dialog.getByText(/auf allen anderen Geräten abgemeldet/)).toBeVisible();
  await fill(dialog, password, "äußerst-geheim", "äußerst-geheim");
  await submit(dialog);
  await expect(toast(page)).toContainText("Passwort geändert");
  await expect(dialog).toBeHidden();

  await otherPage.reload();
  await expect(otherPage).toHaveURL(/\/landing\//);
  await otherDevice.close();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Profilmenü/ })).toBeVisible();
  expect((await login(password)).status()).toBe(401);
  expect((await login("äußerst-geheim")).status()).toBe(200);
});

test("a wrong current password is told at its field and keeps the input [SEC-08]", async ({ page, signedInAs }) => {
  const dialog = await openProfileDialog(page, "security");
  await fill(dialog, `${signedInAs.password}-nicht`, "äußerst-geheim", "äußerst-geheim");
  await dialog.getByLabel("Neues Passwort wiederholen").press("Enter");
  await expect(dialog.getByText("Das aktuelle Passwort ist falsch.")).toBeVisible();
  await expect(dialog.getByLabel("Aktuelles Passwort")).toBeFocused();
  await expect(dialog.getByLabel("Neues Passwort", { exact: true })).toHaveValue("äußerst-geheim");
  await expect(page.getByRole("button", { name: /^Profilmenü/, includeHidden: true })).toBeAttached();
});

test("passwords can be shown, and typed ones are not lost unasked", async ({ page, signedInAs }) => {
  const dialog = await openProfileDialog(page, "security");
  const field = dialog.getByLabel("Aktuelles Passwort");
  await field.fill(signedInAs.password);
  await dialog.getByRole("button", { name: "Passwort anzeigen" }).first().click();
  await expect(field).toHaveAttribute("type", "text");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await expect(dialog).toBeHidden();
  const again = await openProfileDialog(page, "security");
  await expect(again.getByLabel("Aktuelles Passwort")).toHaveValue("");
});

test("the dialog is accessible", async ({ page, signedInAs }) => {
  const dialog = await openProfileDialog(page, "security");
  await dialog.getByLabel("Aktuelles Passwort").fill(signedInAs.password);
  await expectAccessible(page);
});
