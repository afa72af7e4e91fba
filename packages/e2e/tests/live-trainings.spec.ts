import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { newAccount, signIn } from "../accounts.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { announce } from "../live-trainings.ts";

const eventsAt = "/freelance/dashboard?section=trainings2";
/** react-aria says that a button is busy, by an image that points at it and outlives it by some seconds. */
async function expectQuietAndAccessible(page: Page): Promise<void> {
  await expect(page.locator("[data-live-announcer] [role=img]")).toHaveCount(0);
  await expectAccessible(page);
}
const cardOf = (page: Page, title: string) => page.getByRole("listitem", { name: title });

test("two people and one seat: register, wait, cancel, move up", async ({ page, browser, request }) => {
  test.slow();
  const title = "Ein Platz für zwei";
  await announce(request, { title, maxParticipants: 1 });
  const jan = await (await browser.newContext()).newPage();
  await signIn(jan, await newAccount(request, { name: "Jan Weiß" }));
  const [hers, his] = [cardOf(page, title), cardOf(jan, title)];

  await page.goto(eventsAt);
  await hers.getByRole("button", { name: "Am Event teilnehmen" }).press("Enter");
  await expect(hers.getByRole("button", { name: "Direkt anmelden" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(hers).toContainText("Sie sind für dieses Event angemeldet.");
  await expect(hers.getByRole("link", { name: /^Meeting beitreten/ })).toHaveAttribute("href", /^https:/);
  await expectQuietAndAccessible(page);

  await jan.goto(eventsAt);
  await expect(his.getByRole("button", { name: "Event ausgebucht" })).toBeDisabled();
  await his.getByRole("button", { name: "Auf die Warteliste" }).click();
  await expect(his).toContainText("Sie stehen auf Platz 1 der Warteliste.");
  await expectQuietAndAccessible(jan);

  await hers.getByRole("button", { name: "Teilnahme absagen" }).click();
  const question = page.getByRole("alertdialog", { name: "Teilnahme absagen?" });
  await expect(question).toBeVisible();
  await expectAccessible(page, { within: "[role=alertdialog]" });
  await question.getByRole("button", { name: "Teilnahme absagen" }).click();
  await expect(hers).toContainText("Event ausgebucht");

  await jan.reload();
  await expect(his).toContainText("Ein Platz ist für Sie frei.");
  await expectAccessible(jan);
  await his.getByRole("button", { name: "Platz annehmen" }).click();
  await expect(his).toContainText("Sie sind für dieses Event angemeldet.");
  await jan.goto("/freelance/dashboard?section=dashboard");
  await expect(jan.getByRole("list", { name: "Anstehende Live Events" })).toContainText("Angemeldet");
  await expectAccessible(jan);
  await jan.context().close();
});

test("a link opens an event, and closing it leads back to what was pressed", async ({ page, request }) => {
  const { id, title } = await announce(request, { title: "Direkt zum Event" });
  await page.goto(`${eventsAt}&event=${id}`);
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toContainText("Mit Übungen an Ihrem eigenen Angebot.");
  await expectAccessible(page, { within: "[role=dialog]" });
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "In den Kalender" }).click();
  expect((await downloading).suggestedFilename()).toBe(`live-event-${id}.ics`);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const opener = cardOf(page, title).getByRole("button", { name: title, exact: true });
  await opener.press("Enter");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York", viewport: { width: 360, height: 780 }, hasTouch: true });

  test("an event says both times, and fits a phone [D10]", async ({ page, request }) => {
    const title = "Abend in zwei Zeitzonen mit einem besonders langen Titel";
    await announce(request, { title, date: "2028-01-14", time: "19:00" });
    await announce(request, { title: "Sommerabend", date: "2028-07-14", time: "19:00" });
    await page.goto(eventsAt);
    await expect(cardOf(page, title)).toContainText("19:00 Uhr in Berlin");
    await expect(cardOf(page, title)).toContainText("14. Januar 2028 um 13:00");
    await expect(cardOf(page, "Sommerabend")).toContainText("14. Juli 2028 um 13:00");
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await expectAccessible(page);
  });
});
