import { expectAccessible } from "../accessibility.ts";
import { register } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { lastMailTo, linkIn } from "../mailbox.ts";

const someLink = "/freelance/verify-email?token=abc&email=jemand%40beispiel.de";
const expired = { error: "Der Bestätigungslink ist abgelaufen.", code: "auth.verification_expired" };

for (const workspaceSlug of ["linkedpotential", "paullouisconsulting", "freelance"]) {
  test(`verifies by the mailed link in ${workspaceSlug}, once [ROUTE-14, ROUTE-110..112, VERIFY-02, VERIFY-12, VERIFY-05, VERIFY-06, PERM-03, ROLE-03]`, async ({
    page,
    request,
  }) => {
    const account = await register(request, { workspaceSlug });
    const link = linkIn(await lastMailTo(request, account.email));
    expect(link.pathname).toBe(`/${workspaceSlug}/verify-email`);
    const calls: unknown[] = [];
    page.on("request", (sent) => {
      if (sent.url().endsWith("/api/auth/verify-email")) calls.push(sent.postDataJSON());
    });
    await page.goto(link.href);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-Mail-Adresse bestätigt");
    expect(calls).toEqual([{ token: link.searchParams.get("token"), email: account.email }]);
    await expect(page).toHaveURL(`/${workspaceSlug}/verify-email`);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-Mail-Adresse bestätigt");
    expect(calls).toHaveLength(1);
    await page.getByRole("link", { name: "Jetzt anmelden" }).click();
    const dialog = page.getByRole("dialog", { name: "Anmelden" });
    await dialog.getByLabel("E-Mail-Adresse").fill(account.email);
    await dialog.getByLabel("Passwort", { exact: true }).fill(account.password);
    await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${workspaceSlug}/dashboard$`));
  });
}

test("clears the stored tokens and says so for 5 s [VERIFY-10, VERIFY-11, VERIFY-18, TOAST-05, CONST-29, CONST-129, D29]", async ({
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

for (const query of ["", "?token=abc", "?email=jemand%40beispiel.de"]) {
  test(`refuses a link with "${query}" without asking the server [VERIFY-05..07, VERIFY-04]`, async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (sent) => calls.push(sent.url()));
    await page.goto(`/freelance/verify-email${query}`);
    await expect(page.getByText("Ungültiger Bestätigungslink. Token oder E-Mail-Adresse fehlt.")).toBeVisible();
    expect(calls.filter((url) => url.includes("/api/auth/verify-email"))).toEqual([]);
    await expectAccessible(page);
  });
}

test("shows that it is working, then that the link has expired [VERIFY-01, VERIFY-03, VERIFY-08, ERR-131]", async ({
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
});

test("shows every other refusal with the server's sentence [VERIFY-09, ERR-132]", async ({ page }) => {
  await page.goto(someLink);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bestätigung nicht möglich");
  await expect(page.getByText("Der Bestätigungslink ist ungültig oder wurde bereits verwendet.")).toBeVisible();
});

test("asks for another link on request [VERIFY-13..15, VERIFY-16-NS]", async ({ page, request }) => {
  const account = await register(request, { workspaceSlug: "paullouisconsulting" });
  await page.route("**/api/auth/verify-email", (route) => route.fulfill({ status: 400, json: expired }));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/auth/resend-verification", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/paullouisconsulting/verify-email?token=abc&email=${encodeURIComponent(account.email)}`);
  const sent = page.waitForRequest("**/api/auth/resend-verification");
  await page.getByRole("button", { name: "Neuen Link anfordern" }).click();
  expect((await sent).postDataJSON()).toEqual({ email: account.email, workspaceSlug: "paullouisconsulting" });
  await expect(page.getByRole("status").filter({ hasText: "angefordert" })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ein neuer Link ist unterwegs");
  await lastMailTo(request, account.email, 2);
});

test.describe("without a connection", () => {
  test("says so and tries again [ERR-133]", async ({ page, request, expectedNoise }) => {
    expectedNoise.push(/net::ERR_/);
    const account = await register(request);
    const link = linkIn(await lastMailTo(request, account.email));
    await page.route("**/api/auth/verify-email", (route) => route.abort(), { times: 1 });
    await page.goto(link.href);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verbindungsfehler");
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("E-Mail-Adresse bestätigt");
  });
});
