import { expectAccessible } from "../accessibility.ts";
import { dayFromToday } from "../dates.ts";
import { expect, test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { createLead, createTasks, TaskCard } from "../pages/task-card.ts";

test("the overview has the task card and beside it live events and collaborations [DASH-01, DASH-09, DASH-10-NS, PROD-106]", async ({
  page,
  signedInAs: _account,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Aufgaben", "Live-Events", "Kollaborationen"]);
  await expect(page.getByText("Keine offenen Aufgaben")).toBeVisible();
  await expect(page.getByText("Keine anstehenden Live-Events")).toBeVisible();
  await expect(page.getByText("Noch keine Beiträge von anderen Nutzern vorhanden")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zu den Live-Events" }).click();
  await expect(dashboard.heading()).toHaveText("Live-Events");
  await page.goBack();
  await page.getByRole("link", { name: "Alle anzeigen" }).click();
  await expect(dashboard.heading()).toHaveText("Kollaborationen");
});

test("the figures count what is open, due today, overdue and a follow-up", async ({
  page,
  request,
  signedInAs: account,
}) => {
  await createTasks(request, account, [
    { title: "Heute" },
    { title: "Gestern", dueDate: dayFromToday(-1) },
    { title: "Später", dueDate: dayFromToday(9) },
  ]);
  await createLead(request, account, { followUpDate: dayFromToday(0) });
  await new DashboardPage(page).open();
  await expect(page.getByRole("term")).toHaveText([
    "Offene Aufgaben",
    "Heute fällig",
    "Überfällig",
    "Offene Follow-ups",
  ]);
  await expect(page.getByRole("definition")).toHaveText(["4", "2", "1", "1"]);
});

test("the lead list is asked for every 30 s in every section and shown nowhere on the overview [DASH-14, DASH-15, FOLLOW-12, CONST-08, CONST-109]", async ({
  page,
  request,
  signedInAs: account,
}) => {
  await createLead(request, account, { name: "Nirgends Zusehen" });
  await page.clock.install();
  let calls = 0;
  page.on("request", (sent) => {
    if (/\/api\/leads$/.test(sent.url())) calls += 1;
  });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.heading()).toHaveText(/^Guten /);
  await expect.poll(() => calls).toBe(1);
  await page.clock.runFor(24_000);
  expect(calls).toBe(1);
  await page.clock.runFor(6_500);
  await expect.poll(() => calls).toBe(2);
  await expect(page.getByText("Nirgends Zusehen")).toHaveCount(0);
  await dashboard.entry("Trainings").click();
  await expect(dashboard.heading()).toHaveText("Trainings");
  await page.clock.runFor(30_000);
  await expect.poll(() => calls).toBe(3);
});

test("a dashboard that is left alone for two minutes rests, and asks at once when somebody is back", async ({
  page,
  signedInAs: _account,
}) => {
  await page.clock.install();
  let calls = 0;
  let answers = 0;
  page.on("request", (sent) => {
    if (/\/api\/leads$/.test(sent.url())) calls += 1;
  });
  page.on("response", (sent) => {
    if (/\/api\/leads$/.test(sent.url())) answers += 1;
  });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect.poll(() => calls).toBe(1);
  // In parts: a poll that is due while one is under way is left out. Twenty would ask if it did not rest.
  for (let part = 0; part < 20; part += 1) {
    await page.clock.runFor(3 * 60_000);
    await expect.poll(() => calls - answers).toBe(0);
  }
  expect(calls).toBeLessThan(5);
  const atRest = calls;
  await page.keyboard.press("Shift");
  await expect.poll(() => calls).toBe(atRest + 1);
  const callsAfterFiveSeconds = async () => {
    await page.clock.runFor(5_000);
    return calls;
  };
  await expect.poll(callsAfterFiveSeconds).toBeGreaterThan(atRest + 1);
});

test("who-am-I is asked again only after five minutes [DASH-16, CONST-121]", async ({ page, signedInAs: _account }) => {
  await page.clock.install();
  let calls = 0;
  page.on("request", (sent) => {
    if (sent.url().endsWith("/api/auth/me")) calls += 1;
  });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.heading()).toHaveText(/^Guten /);
  await page.clock.runFor(4 * 60_000);
  await dashboard.entry("Trainings").click();
  await expect(dashboard.heading()).toHaveText("Trainings");
  expect(calls).toBe(1);
  await page.clock.runFor(70_000);
  await dashboard.entry("KPIs").click();
  await expect(dashboard.heading()).toHaveText("KPIs");
  await expect.poll(() => calls).toBe(2);
});

test("tasks are asked for again only when older than 30 s [TASK-70, TASK-71, CONST-09]", async ({
  page,
  signedInAs: _account,
}) => {
  await page.clock.install();
  let calls = 0;
  page.on("request", (sent) => {
    if (sent.url().endsWith("/api/tasks")) calls += 1;
  });
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(page.getByText("Keine offenen Aufgaben")).toBeVisible();
  expect(calls).toBe(1);
  await dashboard.entry("Trainings").click();
  await expect(dashboard.heading()).toHaveText("Trainings");
  await dashboard.entry("Dashboard").click();
  await expect(page.getByText("Keine offenen Aufgaben")).toBeVisible();
  expect(calls).toBe(1);
  await dashboard.entry("Trainings").click();
  await expect(dashboard.heading()).toHaveText("Trainings");
  await page.clock.runFor(31_000);
  await dashboard.entry("Dashboard").click();
  await expect.poll(() => calls).toBe(2);
});

test.describe("when the tasks cannot be loaded", () => {
  test("the card says so and tries again", async ({ page, signedInAs: _account, expectedNoise }) => {
    expectedNoise.push(/status of 500/);
    await page.route("**/api/tasks", (route) => route.fulfill({ status: 500, json: { code: "request.internal" } }));
    await new DashboardPage(page).open();
    await expect(page.getByText("Die Aufgaben konnten nicht geladen werden")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/tasks");
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect(page.getByText("Keine offenen Aufgaben")).toBeVisible();
  });
});

test("a figure of the card is there before the data: nothing jumps", async ({ page, signedInAs: _account }) => {
  await page.route("**/api/tasks", () => undefined);
  await new DashboardPage(page).open();
  await expect(page.getByText("Aufgaben werden geladen …")).toBeAttached();
  await expect(new TaskCard(page).addToggle()).toBeEnabled();
});
