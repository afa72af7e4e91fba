import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { newAccount, signIn } from "../accounts.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { adminToken, announce, registerFor } from "../live-trainings.ts";
import { lastMailTo } from "../mailbox.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";

const eventsAt = "/freelance/dashboard?section=trainings2";
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
  await expectAccessible(page, { within: hers });

  await jan.goto(eventsAt);
  const full = his.getByRole("button", { name: "Event ausgebucht" });
  await expect(full).toBeDisabled();
  // Check that the disabled button is not faded. Its text is information, but axe skips the contrast of disabled
  // elements.
  await expect(full).toHaveCSS("opacity", "1");
  await his.getByRole("button", { name: "Auf die Warteliste" }).click();
  await expect(his).toContainText("Sie stehen auf Platz 1 der Warteliste.");
  await expectAccessible(jan);

  await hers.getByRole("button", { name: "Teilnahme absagen" }).click();
  const question = page.getByRole("alertdialog", { name: "Teilnahme absagen?" });
  await expect(question).toBeVisible();
  await expectAccessible(page, { within: "[role=alertdialog]" });
  await question.getByRole("button", { name: "Teilnahme absagen" }).click();
  await expect(hers).toContainText("Event ausgebucht");

  await jan.reload();
  await expect(his).toContainText("Ein Platz ist für Sie frei.");
  await expectAccessible(jan, { within: his });
  await his.getByRole("button", { name: "Platz annehmen" }).click();
  await expect(his).toContainText("Sie sind für dieses Event angemeldet.");
  await new DashboardPage(jan).entry("Dashboard").click();
  await expect(jan.getByRole("list", { name: "Anstehende Live Events" })).toContainText("Angemeldet");
  await expectAccessible(jan);
  await jan.context().close();
});

test("a double click opens the choice of how to take part, and does not choose", async ({ page, request }) => {
  const title = "Zweimal gedrückt";
  await announce(request, { title });
  await page.goto(eventsAt);
  const card = cardOf(page, title);
  await card.getByRole("button", { name: "Am Event teilnehmen" }).dblclick();
  await card.getByRole("button", { name: "Direkt anmelden" }).dblclick();
  await expect(card).toContainText("Sie sind für dieses Event angemeldet.");
  expect(page.context().pages()).toHaveLength(1);
});

test("a link opens a live training, and closing it returns the focus", async ({ page, request }) => {
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
  // The address opened the dialog, so there is no trigger, and the page content must take the focus.
  await expect(page.getByRole("main")).toBeFocused();
  const opener = cardOf(page, title).getByRole("button", { name: title, exact: true });
  await opener.press("Enter");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("an admin announces a live training, moves it and cancels it; participants are notified of both [EVADM-02..05, EVADM-24..27]", async ({
  page,
  request,
}) => {
  test.slow();
  await signIn(page, { token: await adminToken(request) });
  await page.goto(eventsAt);
  await expect(page.getByText("Admin-Modus")).toBeVisible();
  await page.getByRole("button", { name: "Neues Training" }).click();
  const form = page.getByRole("dialog", { name: "Neues Live-Event" });
  await expect(form.getByLabel("Titel")).toBeFocused();
  const title = "Preise nennen, ohne zu zögern";
  const values = {
    Titel: title,
    Kategorie: "Verhandlung",
    Leitung: "Mara",
    "Uhrzeit in Berlin": "18:15",
    Dauer: "1 Stunde",
    "Zahl der Plätze": "7",
    Beschreibung: "Wie Sie Ihren Preis sagen.\nMit Übungen zu zweit.",
    "Meeting-Link": "https://meet.example.org/preise",
  };
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByRole("spinbutton", { name: /^Tag/ }).click();
  await page.keyboard.type("14012028");
  await form.getByLabel("Buchungslink").fill("buchen");
  await page.keyboard.press("Enter");
  await expect(form).toContainText("Bitte eine vollständige Adresse angeben, die mit https:// beginnt.");
  await expectAccessible(page, { within: "[role=dialog]" });
  await page.keyboard.type(".example.org/preise");
  await page.keyboard.press("Tab");
  await expect(form.getByLabel("Buchungslink")).toHaveValue("https://buchen.example.org/preise");
  await form.getByLabel("Buchungslink").press("Enter");
  const card = cardOf(page, title);
  await expect(card).toContainText("Freitag, 14. Januar 2028");
  for (const said of ["18:15 Uhr · 1 Stunde", "mit Mara", "Noch 7 von 7 Plätzen frei", "Verhandlung"])
    await expect(card).toContainText(said);
  await expectAccessible(page);

  const guest = await newAccount(request, { name: "Jan Weiß" });
  await registerFor(request, guest, title);
  await lastMailTo(request, guest.email);
  await card.getByRole("button", { name: `„${title}“ bearbeiten` }).click();
  const edit = page.getByRole("dialog", { name: "Live-Event bearbeiten" });
  await edit.getByLabel("Uhrzeit in Berlin").fill("20:00");
  await edit.getByLabel("Meeting-Link").fill("https://meet.example.org/neu");
  await edit.getByRole("button", { name: "Speichern" }).click();
  await expect(card).toContainText("20:00 Uhr");
  const moved = await lastMailTo(request, guest.email, 2);
  expect(moved.subject).toMatch(/^Neuer Termin 14\. Jan\., 20:00: /);
  expect(moved.text).toContain("14. Januar 2028 um 20:00");
  expect(moved.text).toContain("https://meet.example.org/neu");

  await card.getByRole("button", { name: `„${title}“ löschen` }).click();
  const question = page.getByRole("alertdialog", { name: "Möchtest du dieses Training wirklich löschen?" });
  await expect(question).toBeVisible();
  await expectAccessible(page, { within: "[role=alertdialog]" });
  await question.getByRole("button", { name: "Löschen" }).click();
  await expect(card).toHaveCount(0);
  expect((await lastMailTo(request, guest.email, 3)).subject).toContain(`Abgesagt: ${title}`);
});

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York", viewport: { width: 360, height: 780 }, hasTouch: true });

  test("a live training shows both times and fits a phone [D10]", async ({ page, request }) => {
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
