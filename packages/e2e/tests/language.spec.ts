import { expect, test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { createTasks, TaskCard } from "../pages/task-card.ts";

test("German is the default; the dropdown of the dashboard offers Deutsch and English [I18N-01, I18N-02, I18N-05, I18N-06, I18N-09, STORE-02]", async ({
  page,
  request,
  signedInAs: account,
}) => {
  await createTasks(request, account, [{ title: "Bleibt deutsch", priority: "high" }]);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const menu = await dashboard.openLanguages();
  await expect(menu.getByRole("menuitemradio")).toHaveText(["Deutsch", "English"]);
  await expect(menu.getByRole("menuitemradio", { name: "Deutsch" })).toHaveAttribute("aria-checked", "true");
  const sent = page.waitForRequest((call) => call.url().endsWith("/api/user/language"));
  await menu.getByRole("menuitemradio", { name: "English" }).click();
  expect((await sent).method()).toBe("PATCH");
  expect((await sent).postDataJSON()).toEqual({ language: "en" });
  await expect(page.getByRole("button", { name: "New task" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Bleibt deutsch" })).toContainText("Urgent");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("en");
  await page.reload();
  await expect(page.getByRole("button", { name: "New task" })).toBeVisible();
  const again = await dashboard.openLanguages();
  await again.getByRole("menuitemradio", { name: "Deutsch" }).click();
  await expect(new TaskCard(page).addToggle()).toBeVisible();
});

test.describe("when the language call fails", () => {
  test("the switch stays and nothing is shown [I18N-08]", async ({ page, signedInAs: _account, expectedNoise }) => {
    expectedNoise.push(/status of 500/);
    await page.route("**/api/user/language", (route) => route.fulfill({ status: 500, json: {} }));
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    const menu = await dashboard.openLanguages();
    const answered = page.waitForResponse("**/api/user/language");
    await menu.getByRole("menuitemradio", { name: "English" }).click();
    await answered;
    await expect(page.getByRole("button", { name: "New task" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Messages" }).getByRole("button")).toHaveCount(0);
  });
});
