import { expectAccessible, expectTargets } from "../accessibility.ts";
import { newAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { adminToken } from "../live-trainings.ts";

test("an admin deletes three accounts by their addresses and makes a code; both are in the audit log; on a phone a toast does not cover the next confirmation [ADMIN-08, ADMIN-18, ADMIN-19, TOAST-08-NS]", async ({
  page,
  request,
}) => {
  const people = await Promise.all([1, 2, 3].map((number) => newAccount(request, { name: `Kurz Dabei ${number}` })));
  await signIn(page, { token: await adminToken(request) });
  await page.goto("/admin?tab=users&search=Kurz+Dabei");
  const rows = page.getByRole("table", { name: "Konten" }).getByRole("row");
  await expect(rows).toHaveCount(4);
  await expectAccessible(page);
  await expectTargets(page);

  await page.getByRole("button", { name: "Mehrere löschen" }).click();
  const [one, two, three] = people.map(({ email }) => email);
  await page.getByLabel("E-Mail-Adressen").fill(`${one}, ${two};\n${three}`);
  await page.getByLabel("Begründung").fill("Dreimal dieselbe Werbung.");
  await page.getByRole("button", { name: "Prüfen" }).click();
  await expect(page.getByRole("dialog").getByText("Wird gelöscht")).toHaveCount(3);
  await expectAccessible(page, { within: "[role=dialog]" });
  await page.getByRole("button", { name: "3 Konten endgültig löschen" }).click();
  await expect(page.getByText("3 Konten gelöscht")).toBeVisible();
  await expect(page.getByText("Keine Konten gefunden")).toBeVisible();
  for (const { email, password } of people) {
    const data = { email, password, rememberMe: false, workspaceSlug: "freelance" };
    expect((await request.post("/api/auth/login", { data })).status()).toBe(401);
  }

  await page.getByRole("tab", { name: "Registrierungscodes" }).click();
  await page.getByRole("button", { name: "Code erstellen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Code erstellen" }).click();
  const code = page.getByRole("table", { name: "Registrierungscodes" }).getByRole("row").nth(1);
  await expect(code).toContainText("1 von 1");
  await expectAccessible(page, { within: "main" });

  await page.getByRole("tab", { name: "Protokoll" }).click();
  const record = page.getByRole("table", { name: "Protokoll" }).getByRole("row");
  await expect(record.filter({ hasText: "Registrierungscode erstellt" }).first()).toBeVisible();
  const deletions = record.filter({ hasText: "Konto gelöscht" });
  const together = deletions.filter({ hasText: "Konten" }).first();
  await together.getByRole("button", { name: /^\d+ Konten zeigen$/ }).click();
  expect(await deletions.filter({ hasText: "Gelöschtes Konto" }).count()).toBeGreaterThanOrEqual(3);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole("tab", { name: "Registrierungscodes" }).click();
  await page.getByRole("button", { name: "Code erstellen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Code erstellen" }).click();
  const toast = page.getByRole("status").getByText("Code erstellt");
  await toast.hover();
  await page
    .getByRole("button", { name: /zurückziehen$/ })
    .first()
    .click();
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await expect(toast).toBeVisible();
  const bottom = await toast.evaluate((element) => element.closest(".toast-in")?.getBoundingClientRect().bottom);
  const top = await question.evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThan(top);
});
