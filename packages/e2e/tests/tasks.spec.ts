import { expectAccessible } from "../accessibility.ts";
import { dayFromToday } from "../dates.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { createTasks, TaskCard } from "../pages/task-card.ts";

test("axe finds nothing in the list, its confirmation and the dialog with errors", async ({
  page,
  request,
  account,
}) => {
  await createTasks(request, account, [
    { title: "Morgen", dueDate: dayFromToday(1) },
    { title: "Gestern", dueDate: dayFromToday(-1) },
  ]);
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await card.editToggle().click();
  await expect(card.remove("Morgen")).toBeVisible();
  await expectAccessible(page);
  await card.remove("Morgen").click();
  await expect(card.question()).toBeVisible();
  await expectAccessible(page, { within: card.question() });
  await card.question().getByRole("button", { name: "Abbrechen" }).click();
  const dialog = await card.openNew();
  await dialog.getByRole("button", { name: "Aufgabe erstellen" }).click();
  await expect(dialog.getByText("Bitte füllen Sie alle Felder aus.")).toBeVisible();
  await expectAccessible(page, { within: dialog });
});

test("category, urgency and a day of the month calendar are chosen by keyboard [TASK-59]", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2027-03-10T09:00:00+01:00"));
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  const dialog = await card.openNew();
  await expect(dialog.getByLabel("Titel")).toBeFocused();
  await page.keyboard.type("Strategie überdenken");
  await dialog.getByRole("button", { name: /Kategorie/ }).press("Enter");
  await page.getByRole("option", { name: "Strategie" }).press("Enter");
  await dialog.getByRole("radio", { name: "Wichtig" }).press("ArrowLeft");
  await dialog.getByRole("button", { name: /10\. März 2027/ }).press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("group", { name: "Fällig am" })).toContainText("Do, 18.03.2027");
  await dialog.getByLabel("Titel").press("Enter");
  const row = card.row("Strategie überdenken");
  await expect(row).toContainText("18.03.2027 fällig");
  await expect(row).toContainText("Dringend");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("the dialog is a sheet that fits", async ({ page }) => {
    const card = new TaskCard(page);
    await new DashboardPage(page).open();
    const dialog = await card.openNew();
    await dialog.getByLabel("Titel").fill("Vom Telefon");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await dialog.getByRole("button", { name: "Aufgabe erstellen" }).click();
    await expect(card.row("Vom Telefon")).toBeVisible();
  });
});
