import type { Page } from "@playwright/test";
import { newAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

async function signOut(page: Page) {
  await page.getByRole("button", { name: /Käthe Müller-Lüdenscheidt/ }).click();
  await page.getByRole("menuitem", { name: "Abmelden" }).click();
}

test("signs out here and at the server, and forgets everything [SESS-25, SESS-27..30, SESS-31, SESS-32, STORE-05, API-04]", async ({
  page,
  request,
  signedInAs,
}) => {
  await page.goto("/freelance/dashboard");
  await page.evaluate(() => {
    localStorage.setItem("profileImage", "alt");
    // biome-ignore lint/suspicious/noDocumentCookie: what an older version may have left behind
    document.cookie = "rest=1; path=/";
  });
  const told = page.waitForRequest("**/api/auth/logout");
  await signOut(page);
  expect((await told).postData()).toBeNull();
  await expect(page).toHaveURL("/landing/freelance");
  await expect(page.getByRole("banner").getByRole("button", { name: "Anmelden" })).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ hasLoggedOut: "true" });
  expect(await page.evaluate(() => document.cookie)).toBe("");
  const answer = await request.get("/api/auth/me", { headers: { authorization: `Bearer ${signedInAs.token}` } });
  expect(answer.status()).toBe(401);
});

test.describe("while the server fails", () => {
  test("signs out all the same [SESS-26]", async ({ page, signedInAs, expectedNoise }) => {
    expectedNoise.push(/status of 500/);
    await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/freelance/dashboard");
    await signOut(page);
    await expect(page).toHaveURL("/landing/freelance");
    const token = await page.evaluate(() => localStorage.getItem("freelance_authToken"));
    expect(token, `the token of ${signedInAs.email}`).toBeNull();
  });
});

test("shows the next account nothing of the one before [SESS-13, SESS-28]", async ({ page, request, signedInAs }) => {
  const headers = { authorization: `Bearer ${signedInAs.token}` };
  const lead = { name: "Sören Weiß", company: "Weiß & Töchter", position: "Einkauf" };
  await request.post("/api/leads", { headers, data: lead });
  await page.goto("/freelance/dashboard?section=leads");
  await expect(page.getByText("Sören Weiß").first()).toBeVisible();
  await signOut(page);
  const other = await newAccount(request);
  await page.getByRole("banner").getByRole("button", { name: "Anmelden" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-Mail-Adresse").fill(other.email);
  await dialog.getByLabel("Passwort", { exact: true }).fill(other.password);
  await dialog.getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page).toHaveURL(/\/freelance\/dashboard$/);
  await page.goto("/freelance/dashboard?section=leads");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Sören Weiß")).toHaveCount(0);
});

test("a session that the server ended leads to signing in again [SESS-38, ERR-04, SESS-39-NS]", async ({
  page,
  request,
  signedInAs,
}) => {
  await page.goto("/freelance/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const headers = { authorization: `Bearer ${signedInAs.token}` };
  await request.post("/api/auth/logout", { headers });
  await page.reload();
  await expect(page).toHaveURL("/landing/freelance");
  await expect(page.getByRole("dialog", { name: "Anmelden" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("freelance_authToken"))).toBeNull();
});

test("calls carry the token and no needless header [CALL-03, CALL-05, CALL-07, CALL-08, API-102]", async ({
  page,
  request,
}) => {
  const visitor = page.waitForRequest("**/api/auth/me");
  await page.goto("/landing/freelance");
  expect(await (await visitor).headerValue("authorization")).toBeNull();
  const account = await newAccount(request);
  await signIn(page, account);
  const user = page.waitForRequest("**/api/auth/me");
  await page.goto("/freelance/dashboard");
  const call = await user;
  expect(call.method()).toBe("GET");
  expect(await call.headerValue("authorization")).toBe(`Bearer ${account.token}`);
  expect(await call.headerValue("content-type")).toBeNull();
});

for (const [path, landing] of [
  ["/linkedpotential/dashboard", "/landing/linkedpotential"],
  ["/paullouisconsulting/dashboard", "/landing/paullouisconsulting"],
  ["/freelance/dashboard", "/landing/freelance"],
  ["/dashboard", "/landing/freelance"],
  ["/freelance/checkout", "/landing/freelance"],
  ["/admin", "/landing/freelance"],
] as const) {
  test(`${path} asks a visitor to sign in first [ROUTE-10, ROUTE-13, ROUTE-18, ROUTE-102, ROUTE-120]`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page).toHaveURL(landing);
    await expect(page.getByRole("dialog", { name: "Anmelden" })).toBeVisible();
  });
}

for (const path of ["/dashboard", "/linkedpotential/dashboard", "/paullouisconsulting/dashboard"]) {
  test(`${path} shows the dashboard to a user [ROUTE-09, ROUTE-12, PERM-04]`, async ({ page, signedInAs }) => {
    await page.goto(path);
    await expect(page.getByRole("button", { name: new RegExp(signedInAs.name) })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}
