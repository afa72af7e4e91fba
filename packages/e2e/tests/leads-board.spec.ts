import type { Locator } from "@playwright/test";
import { dayFromToday } from "../dates.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

const column = (leads: LeadsPage, status: string) => leads.page.getByRole("list", { name: new RegExp(`^${status},`) });
const card = (leads: LeadsPage, status: string, name: string) =>
  column(leads, status).getByRole("listitem").filter({ hasText: name });

test("six columns are whole on a laptop, and a card's date is at the end of the amount's line", async ({
  page,
  request,
  account,
}) => {
  const soon = { followUpDate: dayFromToday(1), closingProbability: 100 };
  await givenLeads(request, account, { ...soon, name: "Anna", dealValue: 125_000 }, { ...soon, name: "Björn" });
  await page.setViewportSize({ width: 1440, height: 900 });
  const leads = new LeadsPage(page);
  await leads.open({ view: "board" });
  const boxOf = async (place: Locator) => {
    const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { end: x + width, base: y + height };
  };
  const dateOf = (of: string) => boxOf(card(leads, "Neu", of).getByText("Morgen"));
  const [date, other] = [await dateOf("Anna"), await dateOf("Björn")];
  const amount = await boxOf(card(leads, "Neu", "Anna").getByText("€"));
  expect(Math.abs(amount.base - date.base)).toBeLessThan(6);
  expect(date.end).toBe(other.end);
  expect(amount.end).toBeLessThan(date.end);
  // Six columns must be fully visible, and the seventh one partly, to show that the board scrolls.
  const { end } = await boxOf(page.getByRole("region", { name: "Pipeline" }));
  const columns = await page
    .getByRole("region", { name: "Pipeline" })
    .getByRole("list")
    .evaluateAll((lists) =>
      lists.map((list) => list.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
  expect(columns.map(({ right }) => right <= end)).toEqual([true, true, true, true, true, true, false]);
  expect(columns.at(-1)?.left).toBeLessThan(end - 8);
});

const name = (leads: LeadsPage, status: string, of: string) =>
  card(leads, status, of).getByRole("button", { name: of, exact: true });

async function hold(leads: LeadsPage, of: string): Promise<void> {
  await leads.page.getByRole("button", { name: `${of} verschieben` }).focus();
  await leads.page.keyboard.press("Enter");
}

test("moves a card by mouse and by keyboard and then focuses it; Escape cancels the move", async ({
  page,
  request,
  account,
}) => {
  await givenLeads(request, account, { name: "Anna" }, { name: "Björn" });
  const leads = new LeadsPage(page);
  await leads.open({ view: "board" });
  await card(leads, "Neu", "Björn").dragTo(column(leads, "Kontaktiert"));
  await expect(column(leads, "Kontaktiert").getByRole("listitem")).toHaveCount(1);
  await expect(leads.toast).toContainText("Lead aktualisiert");
  await page.reload();
  await expect(card(leads, "Kontaktiert", "Björn")).toBeVisible();

  await hold(leads, "Anna");
  await expect(column(leads, "Kontaktiert")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(column(leads, "Interesse gezeigt")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(name(leads, "Interesse gezeigt", "Anna")).toBeFocused();

  await hold(leads, "Anna");
  await expect(column(leads, "Qualifiziert")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Anna verschieben" })).toBeFocused();
  await expect(card(leads, "Interesse gezeigt", "Anna")).toBeVisible();
});

test("a card that was deleted elsewhere while it is held ends its drag; the others can be moved", async ({
  page,
  request,
  account,
}) => {
  const [, björn] = await givenLeads(request, account, { name: "Anna" }, { name: "Björn" });
  const leads = new LeadsPage(page);
  await page.clock.install();
  await leads.open({ view: "board" });
  await hold(leads, "Björn");
  await expect(column(leads, "Kontaktiert")).toBeFocused();
  const headers = { authorization: `Bearer ${account.token}` };
  await request.delete(`/api/leads/${björn?.id}`, { headers });
  await page.clock.runFor(31_000);
  await expect(page.getByText("Björn")).toHaveCount(0);
  // While a card is being moved, everything except its drop targets is hidden from screen readers. A visible heading
  // therefore proves that the deletion of the card has ended the move.
  await expect(leads.heading).toBeVisible();
  await hold(leads, "Anna");
  await expect(column(leads, "Kontaktiert")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(name(leads, "Kontaktiert", "Anna")).toBeFocused();
});
