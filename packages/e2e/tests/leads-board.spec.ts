import { expect, signedInTest as test } from "../fixtures.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

const column = (leads: LeadsPage, status: string) => leads.page.getByRole("list", { name: new RegExp(`^${status},`) });
const card = (leads: LeadsPage, status: string, name: string) =>
  column(leads, status).getByRole("listitem").filter({ hasText: name });

test("moves a card by dragging it with the mouse", async ({ page, request, account }) => {
  await givenLeads(request, account, { name: "Anna" }, { name: "Björn", status: "contacted" });
  const leads = new LeadsPage(page);
  await leads.open({ view: "board" });
  await card(leads, "Neu", "Anna").dragTo(column(leads, "Kontaktiert"));
  await expect(column(leads, "Kontaktiert").getByRole("listitem")).toHaveCount(2);
  await expect(leads.toast).toContainText("Lead aktualisiert");
  await page.reload();
  await expect(card(leads, "Kontaktiert", "Anna")).toBeVisible();
});

test("moves a card by the keyboard alone", async ({ page, request, account }) => {
  await givenLeads(request, account, { name: "Anna" });
  const leads = new LeadsPage(page);
  await leads.open({ view: "board" });
  await page.getByRole("button", { name: "Anna verschieben" }).focus();
  await page.keyboard.press("Enter");
  await expect(column(leads, "Kontaktiert")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(column(leads, "Interesse gezeigt")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(
    card(leads, "Interesse gezeigt", "Anna").getByRole("button", { name: "Anna", exact: true }),
  ).toBeFocused();
});
