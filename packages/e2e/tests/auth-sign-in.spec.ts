import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { newAccount, register } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

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

test("sends what was entered, the workspace and whether to stay signed in, as JSON [AUTH-01, AUTH-06, AUTH-08, WS-03, API-02, CALL-02, CALL-04, CALL-06]", async ({
  page,
  account,
}) => {
  const { email, password, submit, dialog } = await openSignIn(page);
  await expect(email).toHaveAttribute("type", "email");
  await email.fill(account.email);
  await password.fill(account.password);
  await dialog.getByText("Angemeldet bleiben").click();
  const sent = page.waitForRequest("**/api/auth/login");
  await submit.click();
  const request = await sent;
  expect(request.method()).toBe("POST");
  expect(request.headers()["content-type"]).toBe("application/json");
  expect(request.postDataJSON()).toEqual({
    email: account.email,
    password: account.password,
    rememberMe: true,
    workspaceSlug: "freelance",
  });
});

test("lets a visitor in to the dashboard of the workspace [SESS-17, WS-07, PERM-02, PERM-04, ROLE-02, ROLE-06]", async ({
  page,
  account,
}) => {
  const { email, password, submit } = await openSignIn(page);
  await email.fill(account.email);
  await password.fill(account.password);
  await submit.click();
  await expect(page).toHaveURL(/\/freelance\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Aufgaben" })).toBeVisible();
});

test("keeps the token here and nothing of the account before [SESS-09, SESS-10, SESS-12, SESS-14..16, SESS-34, SESS-35, STORE-01]", async ({
  page,
  account,
}) => {
  const { email, password, submit } = await openSignIn(page);
  await page.evaluate(() => {
    localStorage.setItem("profileImage", "alt");
    localStorage.setItem("profileImageDimensions", "{}");
    localStorage.setItem("activeSection", "leads");
  });
  await email.fill(account.email);
  await password.fill(account.password);
  await submit.click();
  await expect(page).toHaveURL(/\/freelance\/dashboard$/);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored.freelance_authToken).toMatch(/^ey/);
  expect(stored.activeSection).toBe("dashboard");
  expect(stored).not.toHaveProperty("profileImage");
  expect(stored).not.toHaveProperty("profileImageDimensions");
});

test("has the specified sentences in English [AUTH-12, AUTH-13, ERR-07, ERR-12]", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  await page.route("**/api/auth/{login,register}", (route) => route.fulfill({ status: 400, body: "" }));
  await page.goto("/landing/freelance");
  await page.getByRole("banner").getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog).toContainText("Please fill in all fields");
  await dialog.getByLabel("E-mail address").fill("jemand@beispiel.de");
  await dialog.getByLabel("Password", { exact: true }).fill("geheim-und-lang");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Login failed");
  await dialog.getByRole("button", { name: "Register now" }).click();
  await dialog.getByLabel("Name").fill("Ada");
  await dialog.getByLabel("E-mail address").fill("jemand@beispiel.de");
  await dialog.getByLabel("Password", { exact: true }).fill("geheim-und-lang");
  await dialog.getByLabel("Repeat password").fill("anders");
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(dialog).toContainText("Passwords do not match");
  await dialog.getByLabel("Repeat password").fill("geheim-und-lang");
  await dialog.getByRole("button", { name: "Create account" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Registration failed");
});

for (const [landing, slug] of [
  ["/landing/linkedpotential", "linkedpotential"],
  ["/landing/paullouisconsulting", "paullouisconsulting"],
  ["/freelance", "freelance"],
] as const) {
  test(`${landing} signs in to ${slug} and leads to its forgot page [WS-03, WS-05, WS-06, SESS-17, SESS-18, AUTH-16..19, AUTH-20, CONST-02]`, async ({
    page,
    account,
  }) => {
    const { email, password, submit, dialog } = await openSignIn(page, landing);
    await expect(dialog.getByRole("link", { name: "Passwort vergessen?" })).toHaveAttribute(
      "href",
      `/${slug}/forgot-password`,
    );
    await email.fill(account.email);
    await password.fill(account.password);
    await submit.click();
    await expect(page).toHaveURL(new RegExp(`/${slug}/dashboard$`));
  });
}

test("says at each field what is missing and sends nothing [AUTH-09]", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  const { dialog, email, submit } = await openSignIn(page);
  await submit.click();
  await expect(dialog).toContainText("Bitte geben Sie Ihre E-Mail-Adresse ein.");
  await expect(dialog).toContainText("Bitte füllen Sie alle Felder aus.");
  await expect(email).toBeFocused();
  await email.fill("keine-adresse");
  await expect(dialog).not.toContainText("Bitte geben Sie Ihre E-Mail-Adresse ein.");
  await email.press("Enter");
  await expect(dialog).toContainText("Gültige E-Mail erforderlich");
  expect(calls.filter((url) => url.includes("/api/auth/login"))).toEqual([]);
});

test("shows the server's sentence for a wrong password and keeps the input [AUTH-21, ERR-06, ERR-01, SESS-38]", async ({
  page,
  account,
}) => {
  const { dialog, email, password, submit } = await openSignIn(page);
  await email.fill(account.email);
  await password.fill("ganz-falsch");
  await submit.click();
  await expect(dialog.getByRole("alert")).toHaveText("E-Mail-Adresse oder Passwort ist falsch.");
  await expect(email).toHaveValue(account.email);
  await expect(password).toHaveValue("ganz-falsch");
});

test("has a text of its own where the server has none [ERR-08]", async ({ page }) => {
  await page.route("**/api/auth/login", (route) => route.fulfill({ status: 400, body: "" }));
  const { dialog, email, password, submit } = await openSignIn(page);
  await email.fill("jemand@beispiel.de");
  await password.fill("geheim-und-lang");
  await submit.click();
  await expect(dialog.getByRole("alert")).toHaveText("Login fehlgeschlagen");
});

test("treats an answer without a user as a failed sign-in [SESS-09]", async ({ page }) => {
  await page.route("**/api/auth/login", (route) => route.fulfill({ json: { message: "ok" } }));
  const { dialog, email, password, submit } = await openSignIn(page);
  await email.fill("jemand@beispiel.de");
  await password.fill("geheim-und-lang");
  await submit.click();
  await expect(dialog.getByRole("alert")).toHaveText("Login fehlgeschlagen");
});

test.describe("without a connection", () => {
  test("says that something unexpected happened [ERR-09]", async ({ page, expectedNoise }) => {
    expectedNoise.push(/net::ERR_/);
    await page.route("**/api/auth/login", (route) => route.abort());
    const { dialog, email, password, submit } = await openSignIn(page);
    await email.fill("jemand@beispiel.de");
    await password.fill("geheim-und-lang");
    await submit.click();
    await expect(dialog.getByRole("alert")).toContainText("Ein unerwarteter Fehler ist aufgetreten");
    await expect(dialog.getByRole("alert")).toContainText("Internetverbindung");
  });
});

test("is empty and free of errors each time it is opened [AUTH-05]", async ({ page }) => {
  const { dialog, email, password, submit } = await openSignIn(page);
  await email.fill("jemand@beispiel.de");
  await submit.click();
  await expect(dialog).toContainText("Bitte füllen Sie alle Felder aus.");
  await dialog.getByRole("button", { name: "Schließen" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "Anmelden" }).click();
  await expect(email).toHaveValue("");
  await expect(password).toHaveValue("");
  await expect(dialog).not.toContainText("Bitte füllen Sie alle Felder aus.");
});

test("offers another mail to an account that is not verified [SESS-22, SESS-23, D6]", async ({ page, request }) => {
  const account = await register(request);
  const { dialog, email, password, submit } = await openSignIn(page);
  await email.fill(account.email);
  await password.fill(account.password);
  await submit.click();
  await expect(dialog).toContainText("Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  const sent = page.waitForRequest("**/api/auth/resend-verification");
  await dialog.getByRole("button", { name: "E-Mail erneut senden" }).click();
  expect((await sent).postDataJSON()).toEqual({ email: account.email, workspaceSlug: "freelance" });
  await expect(dialog.getByRole("status")).toHaveText("Die E-Mail ist noch einmal unterwegs.");
  await dialog.getByRole("button", { name: "Zur Anmeldung" }).click();
  await expect(password).toHaveValue("");
});

test("resumes a deep link after the sign-in [ROUTE-10, ROUTE-13, ROUTE-18, ROUTE-22]", async ({ page, request }) => {
  const account = await newAccount(request);
  await page.goto("/freelance/dashboard?section=leads");
  await expect(page).toHaveURL("/landing/freelance");
  const dialog = page.getByRole("dialog", { name: "Anmelden" });
  await dialog.getByLabel("E-Mail-Adresse").fill(account.email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(account.password);
  await dialog.getByLabel("Passwort", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/freelance\/dashboard\?section=leads/);
});

test("submits once however often it is pressed", async ({ page, account }) => {
  let count = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/login")) count += 1;
  });
  const { email, password, submit } = await openSignIn(page);
  await email.fill(account.email);
  await password.fill(account.password);
  await submit.dblclick();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(count).toBe(1);
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
