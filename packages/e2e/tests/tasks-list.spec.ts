import { expectAccessible } from "../accessibility.ts";
import { dayFromToday, shown } from "../dates.ts";
import { expect, test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { createLead, createTasks, TaskCard } from "../pages/task-card.ts";

const categories = ["Aktive Projekte", "Admin", "Content", "Sales", "Strategie", "Sonstiges"];

test("tasks are sorted by due date, the undated last, ties by urgency, five to a page [DASH-05, DASH-06, TASK-28..31, TASK-36, CONST-05]", async ({
  page,
  request,
  signedInAs: account,
}) => {
  await createTasks(request, account, [
    { title: "Ohne Datum", dueDate: null },
    { title: "In zehn Tagen", dueDate: dayFromToday(10) },
    { title: "Heute, zweitrangig", priority: "low" },
    { title: "Heute, dringend", priority: "high" },
    { title: "Heute, wichtig" },
    { title: "Vorgestern", dueDate: dayFromToday(-2) },
    { title: "Morgen", dueDate: dayFromToday(1) },
  ]);
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await expect(card.rows()).toHaveCount(5);
  expect(await card.titles()).toEqual([
    "Vorgestern",
    "Heute, dringend",
    "Heute, wichtig",
    "Heute, zweitrangig",
    "Morgen",
  ]);
  await expect(page.getByText("Seite 1 von 2")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Nächste Seite" }).click();
  await expect(card.rows()).toHaveCount(2);
  expect(await card.titles()).toEqual(["In zehn Tagen", "Ohne Datum"]);
  await expect(page.getByRole("button", { name: "Nächste Seite" })).toBeDisabled();
});

test("due labels say in words when a task is due [TASK-38..41, TASK-42, TASK-43-NS, I18N-12, CONST-133]", async ({
  page,
  request,
  signedInAs: account,
}) => {
  await page.clock.setFixedTime(new Date("2027-03-10T09:00:00+01:00"));
  await createTasks(request, account, [
    { title: "Gestern", dueDate: "2027-03-09" },
    { title: "Heute", dueDate: "2027-03-10" },
    { title: "Morgen", dueDate: "2027-03-11" },
    { title: "In zwei Tagen", dueDate: "2027-03-12" },
    { title: "In sechs Tagen", dueDate: "2027-03-16" },
    { title: "In sieben Tagen", dueDate: "2027-03-17" },
    { title: "Irgendwann", dueDate: null },
  ]);
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await expect(card.row("Gestern")).toContainText("Überfällig");
  await expect(card.row("Heute")).toContainText("Heute fällig");
  await expect(card.row("Morgen")).toContainText("Morgen fällig");
  await expect(card.row("In zwei Tagen")).toContainText("Freitag fällig");
  await expect(card.row("In sechs Tagen")).toContainText("Dienstag fällig");
  await page.getByRole("button", { name: "Nächste Seite" }).click();
  await expect(card.row("In sieben Tagen")).toContainText("17.03.2027 fällig");
  await expect(card.row("Irgendwann")).toContainText("Ohne Datum");
});

test("chips show all tasks or those of a category and go back to page one [DASH-04, TASK-08, TASK-32..35, TASK-37]", async ({
  page,
  request,
  signedInAs: account,
}) => {
  const tasks = categories.map((category) => ({ title: `Aus ${category}`, category }));
  await createTasks(request, account, tasks);
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await expect(card.chip("Alle")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Nächste Seite" }).click();
  await expect(card.rows()).toHaveCount(1);
  for (const category of categories) {
    await card.chip(category).click();
    await expect(card.rows()).toHaveCount(1);
    await expect(card.row(`Aus ${category}`)).toBeVisible();
  }
  await card.chip("Alle").click();
  await expect(card.rows()).toHaveCount(5);
  await expect(page.getByText("Seite 1 von 2")).toBeVisible();
});

test("a category without tasks says so and leads back to all", async ({ page, request, signedInAs: account }) => {
  await createTasks(request, account, [{ title: "Nur dies" }]);
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await card.chip("Content").click();
  await expect(page.getByText("Keine offenen Aufgaben in „Content“")).toBeVisible();
  await page.getByRole("button", { name: "Alle Aufgaben zeigen" }).click();
  await expect(card.row("Nur dies")).toBeVisible();
});

test("priorities are shown as Zweitrangig, Wichtig and Dringend [TASK-09..12]", async ({
  page,
  request,
  signedInAs: account,
}) => {
  await createTasks(request, account, [
    { title: "Niedrig", priority: "low" },
    { title: "Mittel", priority: "medium" },
    { title: "Hoch", priority: "high" },
  ]);
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await expect(card.row("Niedrig")).toContainText("Zweitrangig");
  await expect(card.row("Mittel")).toContainText("Wichtig");
  await expect(card.row("Hoch")).toContainText("Dringend");
});

test("the edit toggle shows and hides the buttons to edit and delete [DASH-03, DASH-13]", async ({
  page,
  request,
  signedInAs: account,
}) => {
  await createTasks(request, account, [{ title: "Steuerunterlagen ordnen" }]);
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await expect(card.remove("Steuerunterlagen ordnen")).toHaveCount(0);
  await card.editToggle().click();
  await expect(card.editToggle()).toHaveAttribute("aria-pressed", "true");
  await expect(card.remove("Steuerunterlagen ordnen")).toBeVisible();
  await expectAccessible(page);
  await card.editToggle().click();
  await expect(card.remove("Steuerunterlagen ordnen")).toHaveCount(0);
});

test("open follow-ups of leads stand among the tasks [TASK-21..23, TASK-26, FOLLOW-06..09, CONST-07, CONST-108]", async ({
  page,
  request,
  signedInAs: account,
}) => {
  const date = dayFromToday(12);
  const leadId = await createLead(request, account, { followUpDate: date, followUpNotes: "Nach dem Budget fragen" });
  const card = new TaskCard(page);
  const answer = page.waitForResponse("**/api/tasks");
  await new DashboardPage(page).open();
  expect(await (await answer).json()).toEqual([expect.objectContaining({ id: leadId + 1_000_000 })]);
  const row = card.row("Follow-up: Änne Schönfelder");
  await expect(row).toContainText(`${shown(date)} fällig`);
  await expect(row).toContainText("Nach dem Budget fragen");
  await expect(row).toContainText("Sales");
  await expect(row).toContainText("Wichtig");
});

test("editing a follow-up opens its lead in the CRM [TASK-27]", async ({ page, request, signedInAs: account }) => {
  const leadId = await createLead(request, account, { followUpDate: dayFromToday(0) });
  const card = new TaskCard(page);
  await new DashboardPage(page).open();
  await card
    .row("Follow-up: Änne Schönfelder")
    .getByRole("button", { name: "Follow-up: Änne Schönfelder", exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`section=leads&lead=${leadId}$`));
  await expect(page.getByRole("dialog")).toBeVisible();
});
