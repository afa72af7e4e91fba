import type { Request } from "@playwright/test";
import { expect, signedInTest as test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { createLead } from "../pages/task-card.ts";

test("reads leads every 30 s in every section, tasks when they are older than 30 s, and the session after five minutes [DASH-14, DASH-15, DASH-16, FOLLOW-12, TASK-70, TASK-71, CONST-08, CONST-09, CONST-12, CONST-109, CONST-121]", async ({
  page,
  request,
  account,
}) => {
  await createLead(request, account, { name: "Nirgends Zusehen" });
  await page.clock.install();
  const calls = { leads: 0, tasks: 0, me: 0 };
  const readOf = (sent: Request) => /\/api\/(?:auth\/)?(leads|tasks|me)$/.exec(sent.url())?.[1] as keyof typeof calls;
  const underWay = new Set<Request>();
  page.on("request", (sent) => {
    if (!readOf(sent)) return;
    calls[readOf(sent)] += 1;
    underWay.add(sent);
  });
  page.on("response", (answer) => underWay.delete(answer.request()));
  /**
   * Waits for this number of calls and for their answers, because a poll that becomes due while another one runs is
   * skipped.
   */
  const expectCalls = async (read: keyof typeof calls, count: number) => {
    await expect.poll(() => calls[read], { message: read }).toBe(count);
    await expect.poll(() => underWay.size).toBe(0);
  };
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(dashboard.heading()).toHaveText(/^Guten /);
  await expect(page.getByText("Keine offenen Aufgaben")).toBeVisible();
  for (const read of ["leads", "tasks", "me"] as const) await expectCalls(read, 1);
  // Returns the milliseconds since the page was opened, including delays of the machine.
  const age = () => page.evaluate(() => Date.now() - performance.timeOrigin);
  const loaded = await age();
  await dashboard.entry("Trainings").click();
  await expect(dashboard.heading()).toHaveText("Trainings");
  await dashboard.entry("Dashboard").click();
  await expect(page.getByText("Keine offenen Aufgaben")).toBeVisible();
  expect(calls.tasks).toBe(1);
  await page.clock.runFor(Math.max(0, 24_000 - (await age())));
  expect(calls.leads).toBe(1);
  await page.clock.runFor(Math.max(0, loaded + 30_500 - (await age())));
  await expectCalls("leads", 2);
  await expect(page.getByText("Nirgends Zusehen")).toHaveCount(0);

  await dashboard.entry("Trainings").click();
  await expect(dashboard.heading()).toHaveText("Trainings");
  await page.clock.runFor(31_000);
  await expectCalls("leads", 3);
  await dashboard.entry("Dashboard").click();
  await expectCalls("tasks", 2);

  await page.clock.runFor(3 * 60_000);
  await dashboard.entry("Trainings").click();
  await expect(dashboard.heading()).toHaveText("Trainings");
  expect(calls.me).toBe(1);
  await page.clock.runFor(70_000);
  await dashboard.entry("KPIs").click();
  await expect(dashboard.heading()).toHaveText("KPIs Tracking");
  await expectCalls("me", 2);
});

test("on a phone, the buttons of each first step stand below its text and begin where it begins", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/freelance/dashboard?section=dashboard");
  const step = page.getByRole("listitem").filter({ hasText: "Drei Leads anlegen" });
  const text = await step.getByText("Drei Leads anlegen").boundingBox();
  for (const name of ["Lead anlegen", "LinkedIn-Datei importieren"]) {
    const box = await step.getByRole("link", { name }).boundingBox();
    expect(box?.x, name).toBeGreaterThanOrEqual(text?.x ?? Infinity);
    expect(box?.y, name).toBeGreaterThanOrEqual((text?.y ?? Infinity) + (text?.height ?? 0));
  }
});
