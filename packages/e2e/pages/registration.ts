import { expect, type Page } from "@playwright/test";

export interface Person {
  name: string;
  email: string;
  password: string;
}

/**
 * Registers a freelancer on the landing page and opens the link of the verification mail in the mailbox page.
 * @param site address of the stack, that of the configuration by default
 */
export async function registerAndVerify(page: Page, person: Person, site = ""): Promise<void> {
  await page.goto(`${site}/`);
  await page.getByRole("banner").getByRole("button", { name: "Kostenlos starten" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill(person.name);
  await dialog.getByLabel("E-Mail-Adresse").fill(person.email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(person.password);
  await dialog.getByLabel("Passwort wiederholen").fill(person.password);
  await dialog.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page.getByRole("dialog", { name: "Bitte prüfen Sie Ihr Postfach" })).toBeVisible();
  // Open the mail in the mailbox page and its link inside the frame, as a user would.
  const mail = page.getByRole("link", { name: /bestätigen/i }).filter({ hasText: person.email });
  // The mail leaves after the answer, and the mailbox shows what has arrived when it is opened.
  await expect(async () => {
    await page.goto(`${site}/__local/mailbox`);
    await mail.click({ timeout: 2_000 });
  }).toPass();
  await page
    .frameLocator("iframe")
    .getByRole("link", { name: /bestätigen/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "E-Mail-Adresse bestätigt" })).toBeVisible();
}

export async function signInByDialog(page: Page, { email, password }: Person, site = ""): Promise<void> {
  await page.goto(`${site}/landing/freelance#anmelden`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-Mail-Adresse").fill(email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page).toHaveURL(/\/freelance\/dashboard/);
}
