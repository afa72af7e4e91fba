import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { lastMailTo, linkIn, mailsTo } from "../mailbox.ts";

async function resetLink(request: APIRequestContext, email: string): Promise<URL> {
  const before = (await mailsTo(request, email)).length;
  await request.post("/api/auth/forgot-password", { data: { email, workspaceSlug: "freelance" } });
  return linkIn(await lastMailTo(request, email, before + 1));
}

for (const workspaceSlug of ["linkedpotential", "paullouisconsulting", "freelance"]) {
  test(`asks for a reset link in ${workspaceSlug} [ROUTE-15, ROUTE-16, ROUTE-113..116, ROUTE-117, ROUTE-118, FORGOT-01, FORGOT-03, PERM-03, ROLE-04]`, async ({
    page,
    request,
    account,
  }) => {
    const before = (await mailsTo(request, account.email)).length;
    await page.goto(`/${workspaceSlug}/forgot-password`);
    await page.getByLabel("E-Mail-Adresse").fill(account.email);
    const sent = page.waitForRequest("**/api/auth/forgot-password");
    await page.getByRole("button", { name: "Link anfordern" }).click();
    expect((await sent).postDataJSON()).toEqual({ email: account.email, workspaceSlug });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bitte prüfen Sie Ihr Postfach");
    const link = linkIn(await lastMailTo(request, account.email, before + 1));
    expect(link.pathname).toBe(`/${workspaceSlug}/reset-password`);
    await page.goto(link.pathname + link.search);
    await expect(page.getByLabel("Neues Passwort")).toBeVisible();
  });
}

test("says the same for an address without an account [D5]", async ({ page }) => {
  await page.goto("/freelance/forgot-password");
  await page.getByLabel("E-Mail-Adresse").fill("unbekannt@beispiel.de");
  await page.getByRole("button", { name: "Link anfordern" }).click();
  await expect(page.getByText("Wenn es zu unbekannt@beispiel.de ein Konto gibt")).toBeVisible();
  await page.getByRole("button", { name: "Andere E-Mail-Adresse verwenden" }).click();
  await expect(page.getByLabel("E-Mail-Adresse")).toHaveValue("");
});

test("needs an e-mail address to send a link [FORGOT-02]", async ({ page }) => {
  await page.goto("/freelance/forgot-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Passwort vergessen");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Link anfordern" }).click();
  await expect(page.getByText("Bitte geben Sie Ihre E-Mail-Adresse ein.")).toBeVisible();
  await page.getByLabel("E-Mail-Adresse").fill("ohne-at");
  await page.getByRole("button", { name: "Link anfordern" }).click();
  await expect(page.getByText("Gültige E-Mail erforderlich")).toBeVisible();
  await page.getByRole("link", { name: "Zurück zur Anmeldung" }).click();
  await expect(page.getByRole("dialog", { name: "Anmelden" })).toBeVisible();
});

test("shows why no link could be sent and keeps the input [ERR-134]", async ({ page }) => {
  const answers = [
    { status: 429, json: { error: "Zu viele Versuche.", code: "unknown" } },
    { status: 400, body: "" },
  ];
  await page.route("**/api/auth/forgot-password", (route) => route.fulfill(answers.shift() ?? { status: 400 }));
  await page.goto("/freelance/forgot-password");
  await page.getByLabel("E-Mail-Adresse").fill("ada@beispiel.de");
  await page.getByRole("button", { name: "Link anfordern" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Zu viele Versuche.");
  await page.getByRole("button", { name: "Link anfordern" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Der Link konnte nicht angefordert werden.");
  await expect(page.getByLabel("E-Mail-Adresse")).toHaveValue("ada@beispiel.de");
});

test("sets a new password by the mailed link, and only the new one works then [RESET-01, RESET-02, RESET-09, ROLE-05, ROUTE-16]", async ({
  page,
  request,
  account,
}) => {
  const link = await resetLink(request, account.email);
  await page.goto(link.href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Neues Passwort festlegen");
  await expectAccessible(page);
  await page.getByLabel("Neues Passwort").fill("ganz-neu");
  await page.getByLabel("Passwort wiederholen").fill("ganz-neu");
  const sent = page.waitForRequest("**/api/auth/reset-password");
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  expect((await sent).postDataJSON()).toEqual({
    token: link.searchParams.get("token"),
    email: account.email,
    newPassword: "ganz-neu",
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Passwort geändert");
  await expect(page).toHaveURL("/freelance/reset-password");
  await page.getByRole("link", { name: "Jetzt anmelden" }).click();
  const dialog = page.getByRole("dialog", { name: "Anmelden" });
  await dialog.getByLabel("E-Mail-Adresse").fill(account.email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel("Passwort", { exact: true }).fill("ganz-neu");
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page).toHaveURL(/\/freelance\/dashboard$/);
});

test("checks the new password before it is sent [RESET-06..08, CONST-128]", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (sent) => calls.push(sent.url()));
  await page.goto("/freelance/reset-password?token=abc&email=ada%40beispiel.de");
  const save = page.getByRole("button", { name: "Passwort speichern" });
  await save.click();
  await expect(page.getByText("Bitte geben Sie ein neues Passwort ein.")).toBeVisible();
  await expect(page.getByText("Bitte geben Sie das neue Passwort noch einmal ein.")).toBeVisible();
  await page.getByLabel("Neues Passwort").fill("fünf5");
  await page.getByLabel("Passwort wiederholen").fill("anders");
  await save.click();
  await expect(page.getByText("Das Passwort muss mindestens 6 Zeichen lang sein.")).toBeVisible();
  await expect(page.getByText("Die Passwörter stimmen nicht überein.")).toBeVisible();
  expect(calls.filter((url) => url.includes("/api/auth/reset-password"))).toEqual([]);
});

for (const query of ["", "?token=abc", "?email=ada%40beispiel.de"]) {
  test(`shows the invalid link "${query}" [RESET-03..05]`, async ({ page }) => {
    await page.goto(`/freelance/reset-password${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ungültiger Link");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Neuen Link anfordern" }).click();
    await expect(page).toHaveURL("/freelance/forgot-password");
  });
}

test("asks for a new link when this one has expired [ERR-136]", async ({ page }) => {
  const json = { error: "Der Link zum Zurücksetzen ist abgelaufen.", code: "auth.reset_expired" };
  await page.route("**/api/auth/reset-password", (route) => route.fulfill({ status: 400, json }));
  await page.goto("/freelance/reset-password?token=abc&email=ada%40beispiel.de");
  await page.getByLabel("Neues Passwort").fill("geheim-und-lang");
  await page.getByLabel("Passwort wiederholen").fill("geheim-und-lang");
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Der Link ist abgelaufen");
  await expect(page.getByRole("link", { name: "Neuen Link anfordern" })).toBeVisible();
});

test("shows why the password could not be set and keeps the input [ERR-135]", async ({ page }) => {
  const answers = [
    { status: 429, json: { error: "Zu viele Versuche.", code: "unknown" } },
    { status: 400, body: "" },
  ];
  await page.route("**/api/auth/reset-password", (route) => route.fulfill(answers.shift() ?? { status: 400 }));
  await page.goto("/freelance/reset-password?token=abc&email=ada%40beispiel.de");
  await page.getByLabel("Neues Passwort").fill("geheim-und-lang");
  await page.getByLabel("Passwort wiederholen").fill("geheim-und-lang");
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Zu viele Versuche.");
  await page.getByRole("button", { name: "Passwort speichern" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Das Passwort konnte nicht geändert werden.");
  await expect(page.getByLabel("Neues Passwort")).toHaveValue("geheim-und-lang");
});
