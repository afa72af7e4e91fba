import { randomUUID } from "node:crypto";
import { expectAccessible } from "../accessibility.ts";
import { newAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

test("a user whose mails bounce sees a notice that leads to the address", async ({ page, request }) => {
  // Every mail to this address of Amazon's mailbox simulator bounces. The label after `+` makes the address unique.
  const account = await newAccount(request, { email: `bounce+${randomUUID()}@simulator.amazonses.com` });
  await request.post("/api/auth/forgot-password", { data: { email: account.email } });
  await expect
    .poll(async () => {
      const me = await request.get("/api/auth/me", { headers: { authorization: `Bearer ${account.token}` } });
      return ((await me.json()) as { mailBounced?: true }).mailBounced;
    })
    .toBe(true);
  await signIn(page, account);
  await page.goto("/freelance/dashboard?section=leads");
  const notice = page.getByText(`Unsere E-Mails an ${account.email} kommen nicht an. Bitte prüfen Sie Ihre Adresse.`);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("button", { name: "Adresse prüfen" }).click();
  await expect(page.getByRole("dialog").getByLabel("E-Mail-Adresse")).toHaveValue(account.email);
});
