import { expectAccessible } from "../accessibility.ts";
import { dayFromToday, shown } from "../dates.ts";
import { expect, test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { createTasks, TaskCard } from "../pages/task-card.ts";

test("a new task starts with its defaults, is sent as pending and stands in the list [DASH-02, TASK-14, TASK-44..46, TASK-58, TASK-72, TASK-76, TOAST-21, SCOPE-07]", async ({
  page,
  signedInAs: _account,
}) => {
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  const dialog = await card.openNew();
  await expect(dialog.getByRole("button", { name: /Kategorie/ })).toContainText("Aktive Projekte");
  await expect(dialog.getByRole("radio", { name: "Wichtig" })).toBeChecked();
  await expect(dialog.getByRole("group", { name: "Fällig am" })).toContainText(shown(dayFromToday(0)));
  await dialog.getByLabel("Titel").fill("  Angebot nachfassen  ");
  await dialog.getByLabel("Beschreibung").fill("Telefonisch, ab 10 Uhr");
  const sent = page.waitForRequest((call) => call.method() === "POST" && call.url().endsWith("/api/tasks"));
  await dialog.getByRole("button", { name: "Aufgabe erstellen" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    category: "Aktive Projekte",
    priority: "medium",
    dueDate: dayFromToday(0),
    description: "Telefonisch, ab 10 Uhr",
    status: "pending",
  });
  await expect(card.toast()).toContainText("Aufgabe erstellt");
  await expect(dialog).toBeHidden();
  await expect(card.row("Angebot nachfassen")).toContainText("Heute fällig");
  await page.reload();
  await expect(card.row("Angebot nachfassen")).toBeVisible();
});

test("axe finds nothing in the list, with its buttons shown, and in the dialog with errors", async ({
  page,
  request,
  signedInAs: account,
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
  const dialog = await card.openNew();
  await dialog.getByRole("button", { name: "Aufgabe erstellen" }).click();
  await expect(dialog.getByText("Bitte füllen Sie alle Felder aus.")).toBeVisible();
  await expectAccessible(page);
});

test("category, urgency and a day of the month calendar are chosen by keyboard [TASK-59]", async ({
  page,
  signedInAs: _account,
}) => {
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

test("the days at hand move the calendar along", async ({ page, signedInAs: _account }) => {
  await page.clock.setFixedTime(new Date("2027-04-30T09:00:00+02:00"));
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  const dialog = await card.openNew();
  await dialog.getByRole("button", { name: "Nächster Werktag" }).click();
  await expect(dialog.getByRole("group", { name: "Fällig am" })).toContainText("Mo, 03.05.2027");
  await expect(dialog.getByRole("heading", { name: "Mai 2027" }).first()).toBeAttached();
});

test("title and due date are required, nothing is created without them [TASK-60..63, ERR-43]", async ({
  page,
  signedInAs: _account,
}) => {
  let created = 0;
  page.on("request", (call) => {
    if (call.method() === "POST" && call.url().endsWith("/api/tasks")) created += 1;
  });
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  const dialog = await card.openNew();
  const missing = dialog.getByText("Bitte füllen Sie alle Felder aus.");
  await dialog.getByLabel("Titel").fill("   ");
  await dialog.getByRole("button", { name: "Aufgabe erstellen" }).click();
  await expect(missing).toHaveCount(1);
  await dialog.getByLabel("Titel").fill("Mit Titel");
  await expect(missing).toHaveCount(0);
  await dialog.getByRole("button", { name: "Datum entfernen" }).click();
  await dialog.getByRole("button", { name: "Aufgabe erstellen" }).click();
  await expect(missing).toHaveCount(1);
  expect(created).toBe(0);
});

test("the description takes 250 characters and counts them [TASK-06, TASK-64, TASK-65, CONST-06]", async ({
  page,
  signedInAs: _account,
}) => {
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  const dialog = await card.openNew();
  await expect(dialog.getByText("0/250")).toBeVisible();
  await dialog.getByLabel("Beschreibung").fill("ä".repeat(249));
  await dialog.getByLabel("Beschreibung").press("End");
  await dialog.getByLabel("Beschreibung").pressSequentially("öü");
  await expect(dialog.getByText("250/250")).toBeVisible();
  await expect(dialog.getByLabel("Beschreibung")).toHaveValue(`${"ä".repeat(249)}ö`);
});

test("an edit uses the same form, requires the same and sets the status todo [TASK-15, TASK-66..69, TASK-73, TASK-76, TOAST-19]", async ({
  page,
  request,
  signedInAs: account,
}) => {
  await createTasks(request, account, [
    { title: "Alter Titel", dueDate: null, category: "Sales", description: "Text" },
  ]);
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await card.editToggle().click();
  await card.edit("Alter Titel").last().click();
  const dialog = card.dialog();
  await expect(dialog.getByRole("heading", { name: "Aufgabe bearbeiten" })).toBeVisible();
  await expect(dialog.getByLabel("Beschreibung")).toHaveValue("Text");
  await dialog.getByLabel("Titel").fill("");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  await expect(dialog.getByText("Bitte füllen Sie alle Felder aus.")).toHaveCount(2);
  await dialog.getByLabel("Titel").fill("Neuer Titel");
  await dialog.getByRole("button", { name: "Morgen" }).click();
  const sent = page.waitForRequest((call) => call.method() === "PUT");
  await dialog.getByRole("button", { name: "Speichern" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    title: "Neuer Titel",
    category: "Sales",
    dueDate: dayFromToday(1),
    status: "todo",
  });
  await expect(card.toast()).toContainText("Aufgabe aktualisiert");
  await expect(card.row("Neuer Titel")).toContainText("Morgen fällig");
});

test("a double click creates one task; unsaved input is asked about before it is lost", async ({
  page,
  signedInAs: _account,
}) => {
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  const dialog = await card.openNew();
  await dialog.getByLabel("Titel").fill("Nur einmal");
  await page.keyboard.press("Escape");
  await expect(card.question()).toContainText("Änderungen verwerfen?");
  await card.question().getByRole("button", { name: "Weiter bearbeiten" }).click();
  await dialog.getByRole("button", { name: "Aufgabe erstellen" }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(card.rows()).toHaveCount(1);
  await page.reload();
  await expect(card.rows()).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("the dialog is a sheet that fits", async ({ page, signedInAs: _account }) => {
    const card = new TaskCard(page);
    await new DashboardPage(page).open();
    const dialog = await card.openNew();
    await dialog.getByLabel("Titel").fill("Vom Telefon");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await dialog.getByRole("button", { name: "Aufgabe erstellen" }).click();
    await expect(card.row("Vom Telefon")).toBeVisible();
  });
});
