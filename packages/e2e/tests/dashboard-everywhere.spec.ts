import type { Locator } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";

test("axe finds nothing when the tasks cannot be loaded, in the overview, the notifications and the local entries", async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/status of 500/);
  const tasks = "**/api/tasks";
  await page.route(tasks, (route) => route.fulfill({ status: 500, json: { code: "request.internal" } }));
  await new DashboardPage(page).open();
  await expect(page.getByText("Die Aufgaben konnten nicht geladen werden")).toBeVisible();
  await expectAccessible(page, { within: "main" });
  await page.unroute(tasks);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByText("Keine offenen Aufgaben")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Benachrichtigungen" }).click();
  await expect(page.getByRole("dialog")).toContainText("Keine Benachrichtigungen");
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem("template_entwurf", "{kaputt"));
  await page.goto("/debug");
  await page.getByText("Rohdaten anzeigen").click();
  await expect(page.getByText("{kaputt")).toBeVisible();
  await expectAccessible(page);
});

test("the first Tab stop is the skip link, and every stop shows a focus ring", async ({ page }) => {
  await new DashboardPage(page).open("?section=templates&category=meetings");
  await expect(page.getByRole("tab", { name: "Erstgespräch" })).toBeVisible();
  const ringed: string[] = [];
  const bare: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return { name, hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 };
    });
    if (!stop) break;
    (stop.hasRing ? ringed : bare).push(stop.name);
  }
  expect(bare).toEqual([]);
  expect(ringed[0]).toBe("Zum Inhalt springen");
  expect(ringed).toContain("Erstgespräch");
  await page.getByRole("link", { name: "Zum Inhalt springen" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a menu opened by keyboard focuses an entry every time and returns the focus", async ({ page }) => {
  for (const [key, entry] of [
    ["Enter", "Profil bearbeiten"],
    ["Space", "Profil bearbeiten"],
    ["ArrowDown", "Profil bearbeiten"],
    ["ArrowUp", "Abmelden"],
  ] as const) {
    await new DashboardPage(page).open();
    const button = page.getByRole("button", { name: /^Profilmenü/ });
    for (let time = 1; time <= 2; time += 1) {
      await button.press(key);
      await expect(page.getByRole("menuitem", { name: entry })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
    }
  }
  // A screen reader sends only a click, without key or pointer events.
  await new DashboardPage(page).open();
  const button = page.getByRole("button", { name: /^Profilmenü/ });
  await button.focus();
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole("menu")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("with forced colors the selected option still looks different", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await new DashboardPage(page).open("?section=leads&lead=new");
  const styleOf = (element: Locator) =>
    element.evaluate((part) => {
      const { color, borderBottomColor } = getComputedStyle(part);
      return [color, borderBottomColor];
    });
  await page.getByRole("button", { name: "Kalender öffnen" }).press("Enter");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Kalender öffnen" }).press("Enter");
  const days = page.getByRole("gridcell").getByRole("button");
  await expect(days.and(page.locator("[data-selected]"))).toHaveCount(1);
  const chosen = await styleOf(days.and(page.locator("[data-selected]")));
  expect(await styleOf(days.and(page.locator(":not([data-selected])")).first())).not.toEqual(chosen);
  await new DashboardPage(page).open("?section=leads");
  const [leads, meetings] = [page.getByRole("tab", { name: "Leads" }), page.getByRole("tab", { name: "Meetings" })];
  await expect(leads).toHaveAttribute("aria-selected", "true");
  expect(await styleOf(leads)).not.toEqual(await styleOf(meetings));
});

test("prints the section on white, without the surrounding layout", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await new DashboardPage(page).open();
  const frame = page.getByRole("navigation").or(page.getByRole("banner"));
  await expect(frame.filter({ visible: true })).not.toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(frame.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const ink = () =>
    page.evaluate(() => {
      const pixel = new OffscreenCanvas(1, 1).getContext("2d");
      if (!pixel) return undefined;
      pixel.fillStyle = getComputedStyle(document.documentElement).color;
      pixel.fillRect(0, 0, 1, 1);
      return Math.max(...pixel.getImageData(0, 0, 1, 1).data.slice(0, 3));
    });
  await expect.poll(ink).toBeLessThan(80);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("a bottom bar has five entries and a menu with the others; nothing is wider than the screen", async ({
    page,
  }) => {
    const dashboard = new DashboardPage(page);
    await dashboard.open();
    await expect(dashboard.navigation().getByRole("link")).toHaveCount(5);
    await dashboard.navigation().getByRole("link", { name: "Community" }).click();
    await expect(dashboard.heading()).toHaveText("Kollaborationen");
    await dashboard.navigation().getByRole("button", { name: "Mehr" }).click();
    await page.getByRole("menuitem", { name: "Trainings" }).click();
    await expect(dashboard.heading()).toHaveText("Trainings");
    await dashboard.navigation().getByRole("link", { name: "Dashboard" }).click();
    await expect(dashboard.heading()).toHaveText(/^Guten /);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
  });
});

test("the layout appears before the session check is answered, and without a sign-in form", async ({ page }) => {
  const { promise: said, resolve: say } = Promise.withResolvers<void>();
  await page.route("**/api/auth/me", async (route) => {
    await said;
    await route.continue();
  });
  const dashboard = new DashboardPage(page);
  await dashboard.open("?section=leads");
  await expect(dashboard.entry("CRM")).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("Wird geladen")).toBeAttached();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Profilmenü/ })).toHaveCount(0);
  say();
  await expect(dashboard.heading()).toHaveText("CRM");
  await expect(page.getByRole("button", { name: /^Profilmenü/ })).toBeVisible();
});
