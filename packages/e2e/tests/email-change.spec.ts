import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { type Account, signInByApi } from "../accounts.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { lastMailTo, linkIn, mailsTo } from "../mailbox.ts";
import { openProfileDialog, toast } from "../pages/profile-dialogs.ts";

const newAddress = () => `${randomUUID()}@beispiel.de`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function mailAbout(request: APIRequestContext, address: string, subject: string) {
  const find = async () => (await mailsTo(request, address)).find((mail) => mail.subject.includes(subject));
  await expect.poll(find, { message: `a mail to ${address}: ${subject}` }).toBeTruthy();
  return (await find()) ?? (await lastMailTo(request, address));
}

async function changeAddress(page: Page, email: string, password: string) {
  const dialog = await openProfileDialog(page, "edit");
  await dialog.getByLabel("E-Mail-Adresse").fill(email);
  await dialog.getByLabel("Aktuelles Passwort").fill(password);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(toast(page)).toContainText(`Wir haben einen Bestätigungslink an ${email} geschickt.`);
}

/**
 * Changes the account's address through the API. Returns the link in the mail to the previous address that undoes the
 * change.
 */
async function moved(request: APIRequestContext, account: Account): Promise<URL> {
  const email = newAddress();
  const data = { ...account.user, email, currentPassword: account.password };
  const headers = { authorization: `Bearer ${account.token}` };
  expect((await request.put("/api/profile", { headers, data })).ok()).toBe(true);
  const link = linkIn(await lastMailTo(request, email));
  const confirmed = await request.post("/api/auth/confirm-email", { data: Object.fromEntries(link.searchParams) });
  expect(confirmed.ok()).toBe(true);
  return linkIn(await mailAbout(request, account.email, "wurde geändert"));
}

test("a new e-mail address needs the password and the mailed link; until then the profile shows it as pending [PROF-04, PROF-33]", async ({
  page,
  request,
  account,
}) => {
  const email = newAddress();
  const dialog = await openProfileDialog(page, "edit");
  await expect(dialog.getByLabel("Aktuelles Passwort")).toBeHidden();
  await dialog.getByLabel("E-Mail-Adresse").fill(email);
  await expect(dialog.getByText(/Die neue Adresse gilt, sobald Sie den Link öffnen/)).toBeVisible();
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(dialog.getByText("Bitte geben Sie Ihr aktuelles Passwort ein.")).toBeVisible();
  await dialog.getByLabel("Aktuelles Passwort").fill("falsch-geraten");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(dialog.getByText("Das aktuelle Passwort ist falsch.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Aktuelles Passwort").fill(account.password);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(toast(page)).toContainText(`Wir haben einen Bestätigungslink an ${email} geschickt.`);

  await page.reload();
  const again = await openProfileDialog(page, "edit");
  await expect(again.getByText(`Die neue Adresse ${email} wartet auf Bestätigung.`)).toBeVisible();
  await expect(again.getByLabel("E-Mail-Adresse")).toHaveValue(account.email);
  await expectAccessible(page, { within: again });
  expect((await mailAbout(request, account.email, "soll geändert werden")).text).toContain(email);

  await page.goto(linkIn(await lastMailTo(request, email)).href);
  await expect(heading(page)).toHaveText("Neue E-Mail-Adresse bestätigt");
  await expect(page).toHaveURL("/freelance/confirm-email");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zum Dashboard" }).click();
  const after = await openProfileDialog(page, "edit");
  await expect(after.getByLabel("E-Mail-Adresse")).toHaveValue(email);
  await expect(after.getByText(/wartet auf Bestätigung/)).toBeHidden();
});

test("a pending address can get its link again or be discarded", async ({ page, request, account }) => {
  const email = newAddress();
  await changeAddress(page, email, account.password);
  const dialog = await openProfileDialog(page, "edit");
  await dialog.getByRole("button", { name: "Neuen Link anfordern" }).click();
  await expect(dialog.getByLabel("E-Mail-Adresse")).toHaveValue(email);
  await dialog.getByLabel("Aktuelles Passwort").fill(account.password);
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(dialog).toBeHidden();
  const link = linkIn(await lastMailTo(request, email, 2));

  const again = await openProfileDialog(page, "edit");
  await again.getByRole("button", { name: "Änderung abbrechen" }).click();
  await expect(toast(page)).toContainText("Die E-Mail-Adresse bleibt, wie sie ist");
  await expect(again.getByText(/wartet auf Bestätigung/)).toBeHidden();
  await page.goto(link.href);
  await expect(heading(page)).toHaveText("Bestätigung nicht möglich");
  await expect(page.getByText(/ungültig oder wurde bereits verwendet/)).toBeVisible();
});

test("the previous address can undo the change and set a new password", async ({ page, request, account }) => {
  const wayBack = await moved(request, account);
  await page.goto(wayBack.href);
  await expect(heading(page)).toHaveText("Konto zurückholen");
  await expectAccessible(page);
  const sent: string[] = [];
  page.on("request", (call) => call.url().endsWith("/api/auth/revert-email") && sent.push(call.method()));
  await page.getByRole("button", { name: "Konto zurückholen" }).click();
  await expect(heading(page)).toHaveText("Ihre bisherige Adresse gilt wieder");
  expect(sent).toEqual(["POST"]);
  await expect(page).toHaveURL("/freelance/revert-email");
  await page.getByRole("link", { name: "Neues Passwort festlegen" }).click();
  await page.getByLabel("Neues Passwort", { exact: true }).fill("nagelneues-geheimnis");
  await page.getByLabel("Passwort wiederholen").fill("nagelneues-geheimnis");
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(heading(page)).toHaveText("Passwort geändert");
  const back = await signInByApi(request, { email: account.email, password: "nagelneues-geheimnis" });
  expect(back.user.id).toBe(account.user.id);

  await page.goto(wayBack.href);
  await page.getByRole("button", { name: "Konto zurückholen" }).click();
  await expect(heading(page)).toHaveText("Zurückholen nicht möglich");
});
