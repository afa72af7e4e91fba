import { randomUUID } from "node:crypto";
import { expectAccessible } from "../accessibility.ts";
import { newAccount, register, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

/** An address of Amazon's mailbox simulator, of one's own by its label: every mail to it comes back. */
const bouncing = () => `bounce+${randomUUID()}@simulator.amazonses.com`;

test("someone who signs in too early reads that the mail with the link came back", async ({ page, request }) => {
  const { email, password } = await register(request, { email: bouncing() });
  await page.goto("/landing/freelance");
  await page.getByRole("banner").getByRole("button", { name: "Anmelden" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-Mail-Adresse").fill(email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(dialog).toContainText("Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.");
  await expect(dialog).toContainText(`Unsere E-Mail an ${email} kam nicht an. Bitte prüfen Sie die Adresse.`);
});

test("someone whose mails come back reads it in the app and is led to the address", async ({ page, request }) => {
  const account = await newAccount(request, { email: bouncing() });
  await request.post("/api/auth/forgot-password", { data: { email: account.email } });
  await expect
    .poll(async () => {
      const me = await request.get("/api/auth/me", { headers: { authorization: `Bearer ${account.token}` } });
      return ((await me.json()) as { mailBounced?: true }).mailBounced;
    })
    .toBe(true);
  await signIn(page, account);
  await page.goto("/freelance/dashboard?section=leads");
  const notice = page.getByText(`Unsere Mails an ${account.email} kommen nicht an. Bitte prüfen Sie Ihre Adresse.`);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: "Adresse prüfen" }).click();
  await expect(page.getByRole("dialog").getByLabel("E-Mail-Adresse")).toHaveValue(account.email);
});

test("someone whose mails arrive reads nothing of it", async ({ page, signedInAs }) => {
  await page.goto("/freelance/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(signedInAs.email)).toBeHidden();
  await expect(page.getByText("kommen nicht an")).toBeHidden();
});
