import { expectAccessible } from "../accessibility.ts";
import { register } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { lastMailTo, linkIn } from "../mailbox.ts";

const someLink = "/freelance/verify-email?token=abc&email=jemand%40beispiel.de";
const expired = { error: "Der Bestätigungslink ist abgelaufen.", code: "auth.verification_expired" };

test("confirming an address removes the stored tokens and shows a toast for 5 s [VERIFY-10, VERIFY-11, VERIFY-18, TOAST-05, CONST-29, CONST-129, D29]", async ({
  page,
  request,
}) => {
  const account = await register(request);
  const link = linkIn(await lastMailTo(request, account.email));
  await page.goto("/landing/freelance");
  await page.evaluate(() => {
    for (const key of ["freelance_authToken", "authToken", "rememberMe"]) localStorage.setItem(key, "alt");
  });
  await page.clock.install();
  await page.goto(link.href);
  const toast = page.getByRole("region", { name: "Meldungen" }).getByText("E-Mail-Adresse bestätigt");
  await expect(toast).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  for (const key of ["freelance_authToken", "authToken", "rememberMe"]) expect(stored).not.toContain(key);
  await page.clock.runFor(3000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2500);
  await expect(toast).toBeHidden();
});

test("a confirmation shows its progress, then that the link has expired; axe finds nothing there and on the other pages around mailed links [VERIFY-01, VERIFY-03, VERIFY-08, ERR-131]", async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/auth/verify-email", async (route) => {
    await held;
    await route.fulfill({ status: 400, json: expired });
  });
  await page.goto(someLink);
  await expect(page.getByRole("status").filter({ hasText: "wird bestätigt" })).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Der Link ist abgelaufen");
  await expectAccessible(page);
  const others = {
    "forgot-password": "Passwort vergessen",
    "reset-password": "Ungültiger Link",
    "reset-password?token=abc&email=ada%40beispiel.de": "Neues Passwort festlegen",
    "verify-email": /\S/,
    "revert-email?token=abc&email=ada%40beispiel.de": "Konto zurückholen",
  };
  for (const [path, heading] of Object.entries(others)) {
    await page.goto(`/freelance/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
  }
});
