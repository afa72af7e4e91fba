import { addressOf } from "@linkedpotential/contract/endpoints";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectTargets } from "../accessibility.ts";
import { type Account, newAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { mailsTo } from "../mailbox.ts";

async function pay(page: Page, card: string) {
  await page.getByLabel("Kartennummer").fill(card);
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
}

async function planOf(request: APIRequestContext, { token }: Account): Promise<string> {
  const { method, path } = addressOf("billing/get-subscription");
  const answer = await request.fetch(path, { method, headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { plan: string }).plan;
}

const subjectsTo = async (request: APIRequestContext, { email }: Account): Promise<string[]> =>
  (await mailsTo(request, email)).map(({ subject }) => subject);

test("Premium is bought after a declined card, canceled and resumed, and no other origin is contacted [BILL-23, BILL-25..28, PAY-01, PAY-09, ERR-124, ROUTE-121]", async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signIn(page, account);
  const elsewhere: string[] = [];
  page.on("request", (sent) => {
    if (/^https?:/.test(sent.url()) && new URL(sent.url()).hostname !== "127.0.0.1") elsewhere.push(sent.url());
  });
  await page.goto("/freelance/dashboard?section=billing");
  await expect(page.getByText("Keine Rechnungshistorie verfügbar.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Auf Premium upgraden" }).first().click();
  await expect(page).toHaveURL("/freelance/checkout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Premium bestellen");
  await expect(page.getByRole("textbox", { name: "Kartennummer" })).toBeVisible();
  await expectAccessible(page);
  await pay(page, "4000 0000 0000 0002");
  await expect(page.getByText("Zahlung fehlgeschlagen. Ihre Karte wurde abgelehnt.")).toBeVisible();
  expect(await planOf(request, account)).toBe("kostenlos");
  await pay(page, "4242 4242 4242 4242");
  await expect(page.getByText("Zahlung erfolgreich")).toBeVisible();
  // The dashboard opens the section that was visited last, here the one with the contract.
  await expect(page).toHaveURL("/freelance/dashboard?section=billing");
  await expect(page.getByText("Aktiv", { exact: true })).toBeVisible();
  await expectTargets(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Rechnung LP-.* als PDF herunterladen$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.getByRole("button", { name: "Abonnement kündigen" }).click();
  await page.getByRole("button", { name: "Jetzt kündigen" }).click();
  await page
    .getByRole("alertdialog", { name: "Abonnement wurde gekündigt" })
    .getByRole("button", { name: "OK" })
    .click();
  await expect(page.getByText(/^Gekündigt: Premium endet am /)).toBeVisible();
  await page.getByRole("button", { name: "Kündigung zurücknehmen" }).click();
  await expect(page.getByRole("button", { name: "Abonnement kündigen" })).toBeVisible();
  expect(await planOf(request, account)).toBe("premium");
  expect(elsewhere).toEqual([]);
});

test("a declined renewal is paid with another card, starting from the notice", async ({ page, request }) => {
  const account = await newAccount(request);
  await signIn(page, account);
  await page.goto("/freelance/checkout");
  await pay(page, "4000 0000 0000 0341");
  await expect(page).toHaveURL("/freelance/dashboard");
  const passed = await request.post("/__local/payments/pass-time", { data: { userId: account.user.id } });
  expect(await passed.json()).toEqual({ status: "past_due" });
  await expect.poll(() => subjectsTo(request, account)).toContainEqual(expect.stringMatching(/Zahlung/));

  await page.goto("/freelance/dashboard?section=billing");
  await page.getByRole("link", { name: "Mit anderer Karte zahlen" }).click();
  await expect(page).toHaveURL("/freelance/checkout/card");
  await page.getByLabel("Kartennummer").fill("5555 5555 5555 4444");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Karte speichern und 29,00 EUR zahlen" }).click();
  await expect(page.getByText(/^Der offene Betrag ist bezahlt\./)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Abo & Zahlungen" }).click();
  await expect(page.getByText("Mastercard •••• 4444")).toBeVisible();
  await expect(page.getByText("Aktiv", { exact: true })).toBeVisible();
  await expect(page.getByText("Die letzte Zahlung ist fehlgeschlagen")).toHaveCount(0);
});

test("visitors can cancel and withdraw with the legally required forms; both are confirmed by mail", async ({
  page,
  request,
}) => {
  const account = await newAccount(request, { name: "Ida Nord" });
  await signIn(page, account);
  await page.goto("/freelance/checkout");
  await pay(page, "4242 4242 4242 4242");
  await expect(page).toHaveURL("/freelance/dashboard");
  await page.context().setStorageState({ cookies: [], origins: [] });

  await page.goto("/freelance");
  await page.getByRole("link", { name: "Verträge hier kündigen" }).click();
  await page.getByLabel("Name").fill(account.name);
  await page.getByLabel("E-Mail-Adresse").fill(account.email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Jetzt kündigen" }).click();
  await expect(page.getByRole("heading", { name: "Ihre Kündigung ist eingegangen" })).toBeVisible();
  await expect.poll(() => subjectsTo(request, account)).toContainEqual(expect.stringMatching(/Kündigung/));

  await page.goto("/freelance");
  await page.getByRole("link", { name: "Vertrag widerrufen" }).click();
  await page.getByLabel("Name").fill(account.name);
  await page.getByLabel("E-Mail-Adresse").fill(account.email);
  await page.getByRole("button", { name: "Widerruf bestätigen" }).click();
  await expect(page.getByRole("heading", { name: "Ihr Widerruf ist eingegangen" })).toBeVisible();
  await expect.poll(() => subjectsTo(request, account)).toContainEqual(expect.stringMatching(/Widerruf/));
  await expect.poll(() => planOf(request, account)).toBe("kostenlos");
});
