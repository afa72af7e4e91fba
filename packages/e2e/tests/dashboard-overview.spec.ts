import { expect, signedInTest as test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { createLead } from "../pages/task-card.ts";

test("the lead list is asked for every 30 s in every section and shown nowhere on the overview [DASH-14, DASH-15, FOLLOW-12, CONST-08, CONST-109]", async ({
  page,
  request,
  account,
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
  // The first, and four in the two minutes.
  expect(calls).toBeLessThanOrEqual(5);
  const atRest = calls;
  await page.keyboard.press("Shift");
  await expect.poll(() => calls).toBe(atRest + 1);
  const callsAfterFiveSeconds = async () => {
    await page.clock.runFor(5_000);
    return calls;
  };
  await expect.poll(callsAfterFiveSeconds).toBeGreaterThan(atRest + 1);
});

test("who-am-I is asked again only after five minutes [DASH-16, CONST-12, CONST-121]", async ({ page }) => {
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
  await expect(dashboard.heading()).toHaveText("KPIs Tracking");
  await expect.poll(() => calls).toBe(2);
});

test("tasks are asked for again only when older than 30 s [TASK-70, TASK-71, CONST-09]", async ({ page }) => {
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
