import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

test("the stack is ready and shows its first page", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test("a fresh account is signed in", async ({ account, request }) => {
  const answer = await request.get("/api/auth/me", { headers: { authorization: `Bearer ${account.token}` } });
  expect(await answer.json()).toMatchObject({ id: account.user.id, email: account.email });
});
