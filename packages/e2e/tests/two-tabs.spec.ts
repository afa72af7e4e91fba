import { expect, signedInTest as test } from "../fixtures.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

test("signing out in one tab signs out the others at once", async ({ page, context, request, account }) => {
  await givenLeads(request, account, { name: "Anna" });
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(leads.row("Anna")).toBeVisible();
  const second = await context.newPage();
  await second.goto("/freelance/dashboard");
  await second.getByRole("button", { name: new RegExp(account.name) }).click();
  await second.getByRole("menuitem", { name: "Abmelden" }).click();
  await expect(second).toHaveURL("/landing/freelance");
  await expect(page).toHaveURL("/landing/freelance");
  await expect(page.getByText("Anna", { exact: true })).toHaveCount(0);
});
