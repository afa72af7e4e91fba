import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("the left navigation leads to every section by its own address [SHELL-01..04, SHELL-05, SHELL-09, SHELL-10, SHELL-14-NS]", async ({
  page,
  signedInAs: _account,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  for (const [name, section, heading] of [
    ["Trainings", "trainings", "Trainings"],
    ["Live-Events", "trainings2", "Live-Events"],
    ["Guides", "templates", "Guides"],
    ["CRM", "leads", "CRM"],
    ["Kollaborationen", "community", "Kollaborationen"],
    ["KPIs", "kpis", "KPIs"],
  ] as const) {
    await dashboard.entry(name).click();
    await expect(dashboard.heading()).toHaveText(new RegExp(`^${heading}`));
    await expect(page).toHaveURL(new RegExp(`/dashboard\\?section=${section}$`));
    await expect(dashboard.entry(name)).toHaveAttribute("aria-current", "page");
  }
  await dashboard.entry("Dashboard").click();
  await expect(dashboard.heading()).toHaveText(/^Guten /);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page).toHaveTitle("Dashboard · LinkedPotential");
});

test("the guides have three categories, the chosen one is remembered, project acquisition is the first [SHELL-06..08, SHELL-40..43, NAV-107, NAV-108, ROUTE-125]", async ({
  page,
  signedInAs: _account,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.entry("Guides").click();
  await expect(dashboard.entry("Projektakquise")).toHaveAttribute("aria-current", "page");
  await dashboard.entry("Personal Branding").click();
  await expect(page).toHaveURL(/section=templates&category=personal-branding/);
  await dashboard.entry("Meetings").click();
  await expect(dashboard.entry("Meetings")).toHaveAttribute("aria-current", "page");
  await dashboard.entry("CRM").click();
  await dashboard.entry("Guides").click();
  await expect(dashboard.entry("Meetings")).toHaveAttribute("aria-current", "page");
  expect(await page.evaluate(() => localStorage.getItem("guideCategory"))).toBe("meetings");
});

test("the section is remembered, survives a reload and is there on the next visit [SHELL-33..36, SHELL-43, NAV-101, STORE-10]", async ({
  page,
  signedInAs: _account,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await dashboard.entry("Live-Events").click();
  await expect(dashboard.heading()).toHaveText("Live-Events");
  await page.reload();
  await expect(dashboard.heading()).toHaveText("Live-Events");
  await page.goto("about:blank");
  await dashboard.open();
  await expect(dashboard.heading()).toHaveText("Live-Events");
  await expect(page).toHaveURL(/section=trainings2/);
  await expect(dashboard.entry("Live-Events")).toHaveAttribute("aria-current", "page");
});

for (const [saved, reason] of [
  [null, "nothing is remembered [SHELL-37, NAV-104]"],
  ["quatsch", "an unknown section is remembered [SHELL-38, NAV-106]"],
  ["kpis", "the KPIs are remembered [SHELL-39, NAV-105]"],
] as const)
  test(`the visit starts on the dashboard when ${reason}`, async ({ page, signedInAs: _account }) => {
    await page.addInitScript((value) => value && localStorage.setItem("activeSection", value), saved);
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.heading()).toHaveText(/^Guten /);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

test("an address names a section, an unknown one is the dashboard, the back button works [SHELL-13-NS, SHELL-38, NAV-102]", async ({
  page,
  signedInAs: _account,
}) => {
  const dashboard = new DashboardPage(page);
  await dashboard.open("?section=kpis");
  await expect(dashboard.heading()).toHaveText("KPIs");
  await page.reload();
  await expect(dashboard.heading()).toHaveText("KPIs");
  await dashboard.entry("CRM").click();
  await expect(dashboard.heading()).toHaveText(/^CRM/);
  await page.goBack();
  await expect(dashboard.heading()).toHaveText("KPIs");
  for (const [section, heading] of [
    ["billing", "Abrechnung"],
    ["community", "Kollaborationen"],
    ["trainings", "Trainings"],
    ["templates", "Guides"],
    ["leads", "CRM"],
    ["dashboard", "Guten"],
  ] as const) {
    await dashboard.open(`?section=${section}`);
    await expect(dashboard.heading()).toHaveText(new RegExp(`^${heading}`));
  }
  await dashboard.open("?section=irgendwas");
  await expect(dashboard.heading()).toHaveText(/^Guten /);
});

for (const event of ["navigateToCommunity", "navigateToCollaboration"])
  test(`the window event ${event} switches to the community [SHELL-44, SHELL-45, NAV-109, NAV-110]`, async ({
    page,
    signedInAs: _account,
  }) => {
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.heading()).toHaveText(/^Guten /);
    await page.evaluate((name) => dispatchEvent(new Event(name)), event);
    await expect(dashboard.heading()).toHaveText("Kollaborationen");
    await expect(page).toHaveURL(/section=community/);
  });

test("sections that are not built yet say what they will be and what helps meanwhile, in both themes without a flaw", async ({
  page,
  signedInAs: _account,
}) => {
  const dashboard = new DashboardPage(page);
  for (const section of ["trainings", "trainings2", "templates", "community", "kpis", "billing"]) {
    await dashboard.open(`?section=${section}`);
    await expect(page.getByText("In Vorbereitung")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /^Zu(m CRM| den Aufgaben)$/ })).toBeVisible();
  }
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("a bottom bar has five entries and the others behind a menu; nothing is wider than the screen", async ({
    page,
    signedInAs: _account,
  }) => {
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.navigation().getByRole("link")).toHaveCount(5);
    await dashboard.navigation().getByRole("link", { name: "Trainings" }).click();
    await expect(dashboard.heading()).toHaveText("Trainings");
    await dashboard.navigation().getByRole("button", { name: "Mehr" }).click();
    await page.getByRole("menuitem", { name: "Kollaborationen" }).click();
    await expect(dashboard.heading()).toHaveText("Kollaborationen");
    await dashboard.navigation().getByRole("link", { name: "Dashboard" }).click();
    await expect(dashboard.heading()).toHaveText(/^Guten /);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  });
});
