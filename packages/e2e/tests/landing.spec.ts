import { expectAccessible } from "../accessibility.ts";
import { signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

const landings = ["/freelance", "/landing/freelance", "/landing/linkedpotential", "/landing/paullouisconsulting"];

test("each address of the landing page is public [ROUTE-04..07, PERM-01, ROLE-01, WS-01, WS-02]", async ({ page }) => {
  for (const path of landings) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle("Kunden gewinnen auf LinkedIn · LinkedPotential");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aus Kontakten werden Aufträge.");
    await expect(page.getByRole("navigation").getByRole("button", { name: "Anmelden" })).toBeVisible();
  }
});

test("hovering a button prefetches the app without starting it; pressing opens the right dialog, which returns the focus [LAND-04, LAND-06, LAND-21-NS]", async ({
  page,
}) => {
  let sessions = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/me")) sessions += 1;
  });
  const app = page.waitForResponse("**/assets/app-*.js");
  await page.goto("/landing/freelance");
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: "Anmelden" }).hover();
  // The import resolves after the module has run. If the module had started the app, there would be a second session
  // check.
  await page.evaluate((address) => import(address), (await app).url());
  expect(sessions).toBe(1);
  await bar.getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByRole("dialog", { name: "Anmelden" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(bar.getByRole("button", { name: "Anmelden" })).toBeFocused();
  await bar.getByRole("button", { name: "Kostenlos starten" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Kostenlos registrieren" })).toBeVisible();
});

test("loads little script before sign-in, and loses no press while the rest loads", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/app-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/landing/freelance");
  await expect(page.locator("#prerendered")).toBeVisible();
  expect(scripts.filter((path) => !/^\/(theme|assets\/(front|start)-[^/]+)\.js$/.test(path))).toEqual([]);
  const app = page.waitForRequest("**/assets/app-*.js");
  const button = page.getByRole("banner").getByRole("button", { name: "Kostenlos starten" });
  await button.click();
  await app;
  await expect(button).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("dialog", { name: "Kostenlos registrieren" })).toBeVisible();
  await expect(page.locator("#prerendered")).toHaveCount(0);
});

test("loses no press before its script is loaded", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/front-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/landing/freelance", { waitUntil: "commit" });
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: "Anmelden" }).click();
  const wanted = bar.getByRole("button", { name: "Kostenlos starten" });
  await wanted.click();
  await expect(page.locator("[aria-busy]")).toHaveText(["Kostenlos starten"]);
  release();
  await expect(page.getByRole("dialog", { name: "Kostenlos registrieren" })).toBeVisible();
});

test("/ leads a visitor without a session to the landing page [ROUTE-02, SESS-01, SESS-02, SESS-03, SESS-05, SESS-06]", async ({
  page,
}) => {
  const whoAmI = page.waitForRequest("**/api/auth/me");
  await page.goto("/");
  await whoAmI;
  await expect(page).toHaveURL("/landing/freelance");
});

// Apart from the next test, because each of the pages loads the whole app, and a slow machine needs long for it.
test("/ leads a signed-in user to the dashboard [ROUTE-01, SESS-04]", async ({ page, account }) => {
  await signIn(page, account);
  await page.goto("/");
  await expect(page).toHaveURL(/\/linkedpotential\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the landing page links a signed-in user to the dashboard [ROUTE-26-NS]", async ({ page, account }) => {
  await signIn(page, account);
  await page.goto("/landing/freelance");
  await page.getByRole("link", { name: "Zum Dashboard" }).click();
  await expect(page).toHaveURL(`/${account.user.workspace}/dashboard`);
});

test("asks for the role and continues after 300 ms; the back link is shown only after this choice [PRE-01..04, CONST-14, ROUTE-03, LAND-02, LAND-18-NS]", async ({
  page,
}) => {
  await page.goto("/landing/freelance");
  const back = page.getByRole("link", { name: "Zurück zur Auswahl" });
  await expect(back).toBeHidden();
  await page.clock.install({ time: "2026-11-20T09:00:00" });
  await page.goto("/pre-landing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Wollen Sie mit LinkedIn Ihr Potenzial ausschöpfen?",
  );
  const choices = page.getByRole("main").getByRole("link");
  await expect(choices).toHaveCount(2);
  await expect(page.getByRole("main")).toContainText(
    "persönlicher Beratung, einer Vertriebsstrategie und einem Zugang",
  );
  await page.clock.pauseAt("2026-11-20T10:00:00");
  const choose = async (choice: string, target: string) => {
    await choices.filter({ hasText: choice }).click();
    await expect(choices.filter({ hasText: choice })).toContainText("Wird geöffnet …");
    await page.clock.runFor(299);
    await expect(page).toHaveURL("/pre-landing");
    await page.clock.runFor(1);
    await expect(page).toHaveURL(target);
  };
  await choose("Freelancer", "/landing/freelance");
  await back.click();
  await expect(page).toHaveURL("/pre-landing");
  await choose("Unternehmer", "/business");
});

test("shows the landing page in the language chosen in its footer, also at the next visit [I18N-01, STORE-02, CONST-01]", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const language = (name: string) => page.getByRole("contentinfo").getByRole("button", { name });
  await page.goto("/landing/freelance");
  await expect(language("Deutsch")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await language("Français").click();
  await expect(heading).toHaveText("De vos contacts naissent des contrats.");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(language("Français")).toBeFocused();
  await page.reload();
  await expect(heading).toHaveText("De vos contacts naissent des contrats.");
  await language("Deutsch").click();
  await expect(heading).toHaveText("Aus Kontakten werden Aufträge.");
});

test("an unknown address shows the 404 page, which links to the start page [NF-01, ROUTE-24, ROUTE-123, ROUTE-124, ROUTE-25-NS]", async ({
  page,
}) => {
  for (const path of ["/gibt-es-nicht", "/unbekannt/dashboard", "/landing/unbekannt"]) {
    await page.goto(path);
    await expect(page.getByText("Page Not Found")).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zur Startseite" }).click();
  await expect(page).toHaveURL("/landing/freelance");
});

test("a double click on a form with an invalid field keeps the page and the input", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/barriere-melden");
  await page.getByLabel("Wo ist die Barriere?").fill("Startseite");
  await page.getByLabel("Was funktioniert nicht?").fill("Das Menü öffnet sich nicht.");
  await page.getByLabel("E-Mail-Adresse").fill("keine Adresse");
  await page.getByRole("button", { name: "Meldung senden" }).dblclick();
  await expect(page.getByText("Gültige E-Mail erforderlich")).toBeInViewport();
  await expect(page).toHaveURL("/barriere-melden");
  await expect(page.getByLabel("Wo ist die Barriere?")).toHaveValue("Startseite");
});

test("one-word titles of legal pages fit a line on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 780 });
  for (const path of ["/datenschutz", "/auftragsverarbeitung"]) {
    await page.goto(path);
    const title = page.getByRole("heading", { level: 1 });
    await expect.poll(async () => (await title.boundingBox())?.height ?? Infinity, path).toBeLessThan(40);
  }
});

for (const [what, paths] of Object.entries({
  "the pages in front of the sign-in": [
    "/landing/freelance",
    "/pre-landing",
    "/business",
    "/business/preise",
    "/business/anfrage",
    "/account-deleted",
  ],
  "the legal pages": [
    "/impressum",
    "/vertrag-kuendigen",
    "/vertrag-widerrufen",
    "/erklaerung-bestaetigen",
    "/barriere-melden",
  ].concat(`/freelance/unsubscribe?token=crm_followup.1.${"A".repeat(43)}`, "/freelance/follow-up"),
})) {
  test(`${what} are accessible and fit every width [LAND-01, PRE-02]`, async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width);
      }
      await test.step(path, () => expectAccessible(page));
    }
  });
}
