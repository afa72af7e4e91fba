import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { newAccount, signIn } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { lastMailTo, linkIn } from "../mailbox.ts";

const password = "geheim-und-lang";

async function newCode(request: APIRequestContext): Promise<string> {
  const code = `JOURNEY-${crypto.randomUUID()}`;
  const data = { code, maxUses: 1, expiresAt: new Date(Date.now() + 3_600_000).toISOString() };
  expect((await request.post("/__local/registration-codes", { data })).ok()).toBe(true);
  return code;
}

async function register(page: Page, email: string, code: string) {
  const card = page.getByRole("region", { name: "Ihr Zugang" });
  await card.getByLabel("Registrierungscode").fill(code);
  await card.getByLabel("Name").fill("Jürgen Groß");
  await card.getByLabel("E-Mail-Adresse").fill(email);
  await card.getByLabel("Passwort", { exact: true }).fill(password);
  await card.getByLabel("Passwort wiederholen").fill(password);
  // The second press must not hit a link that moves to the place of the button.
  await card.getByRole("button", { name: "Konto anlegen" }).dblclick();
}

const fitsAt = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
};

test("a business registers with a usable code, verifies its address and signs out without leaving data [SCOPE-12, PRE-04, BIZ-03, BIZ-04, BIZ-06, BIZ-17, BIZ-27..30, VERIFY-01, ROUTE-108]", async ({
  page,
  request,
}) => {
  const email = `${crypto.randomUUID()}@beispiel.de`;
  const code = await newCode(request);
  await page.goto("/pre-landing");
  await page.getByRole("link", { name: /Unternehmer/ }).click();
  await expect(page).toHaveURL("/business");
  await expect(page.getByRole("link", { name: "Zurück zur Auswahl" })).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Registrieren" }).click();
  await expect(page.getByLabel("Registrierungscode")).toBeFocused();
  await expectAccessible(page);
  await register(page, email, "GERATEN");
  await expect(page.getByRole("alert")).toHaveText(
    "Der Registrierungscode ist ungültig, abgelaufen oder aufgebraucht.",
  );
  await register(page, email, code);
  await expect(page.getByRole("heading", { name: "Bitte prüfen Sie Ihr Postfach" })).toBeVisible();

  await page.goto("/business#registrieren");
  await register(page, `${crypto.randomUUID()}@beispiel.de`, code);
  await expect(page.getByRole("alert")).toHaveText(
    "Der Registrierungscode ist ungültig, abgelaufen oder aufgebraucht.",
  );

  const link = linkIn(await lastMailTo(request, email));
  await page.goto(link.pathname + link.search);
  await page.getByRole("link", { name: "Jetzt anmelden" }).click();
  await expect(page).toHaveURL("/business");
  const form = page.getByRole("tabpanel");
  await form.getByLabel("E-Mail-Adresse").fill(email);
  await form.getByLabel("Passwort", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Anmelden" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Guten .*, Jürgen Groß$/);

  await page.getByRole("tab", { name: "KPIs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("KPIs Tracking");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("KPIs Tracking");
  await page.goto("/business/dashboard");
  await expect(page.getByRole("tab", { name: "KPIs" })).toHaveAttribute("aria-selected", "true");

  await page.goto("/freelance/dashboard");
  await expect(page.getByText("Diese Seite gehört zu Freelancer-Konten")).toBeVisible();
  await page.getByRole("button", { name: /^Profilmenü/ }).click();
  await page.getByRole("menuitem", { name: "Abmelden" }).click();
  await expect(page).toHaveURL("/pre-landing");
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ hasLoggedOut: "true" });
  expect((await page.context().cookies()).filter(({ name }) => name === "lp_session")).toEqual([]);
  await page.goto("/business/dashboard");
  await expect(page).toHaveURL("/business");
});

test("the business dashboard works by keyboard, fits every width and is accessible on each tab [BIZ-16, BIZ-21]", async ({
  page,
  request,
}) => {
  await signIn(page, await newAccount(request, { role: "business" }));
  await page.goto("/business/dashboard");
  for (const width of [320, 768, 1440]) await fitsAt(page, width);
  await page.getByRole("tab", { name: "Übersicht" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guides für Ihr Team");
  await expectAccessible(page);
  await page.keyboard.press("ArrowLeft");
  const question = page.getByLabel("Was hat funktioniert?");
  await question.fill("Erst fragen, dann anbieten.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(question).toHaveValue("");
  await expect(page.getByRole("tab", { name: "Funktioniert (1)" })).toBeVisible();
  await expectAccessible(page);
});

test("an opened guide starts at the top of the page, below the tabs [BIZ-23]", async ({ page, request }) => {
  await signIn(page, await newAccount(request, { role: "business" }));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/business/dashboard?tab=guides");
  const offset = () => page.evaluate(() => scrollY);
  await page.getByRole("button", { name: "Die passende Vertragsart wählen" }).scrollIntoViewIfNeeded();
  expect(await offset()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Die passende Vertragsart wählen" }).click();
  await expect(page.getByRole("button", { name: "Alle Leitfäden" })).toBeInViewport();
  await expect.poll(offset).toBe(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Alle Leitfäden" })).toBeInViewport();
  await expect.poll(offset).toBe(0);
  await page.getByRole("tab", { name: "KPIs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("KPIs Tracking");
});

test("no other origin is contacted before the user asks for it", async ({ page, request }) => {
  const foreign: string[] = [];
  const own = `http://127.0.0.1:${process.env.E2E_PORT}`;
  page.on("request", (asked) => {
    const { origin, protocol } = new URL(asked.url());
    if (protocol.startsWith("http") && origin !== own) foreign.push(asked.url());
  });
  const open = async (...paths: string[]) => {
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
    }
  };
  await open("/pre-landing", "/landing/freelance", "/business#registrieren");
  await expect(page.getByLabel("Registrierungscode")).toBeVisible();
  await signIn(page, await newAccount(request, { role: "business" }));
  await open("/business/dashboard?tab=overview", "/business/dashboard?tab=kpis");
  await signIn(page, await newAccount(request));
  await open("/freelance/dashboard?section=dashboard", "/freelance/dashboard?section=leads");
  expect(foreign).toEqual([]);
});

test("on a phone the buttons of the bar scroll to their form from every position, and a refusal scrolls into view [BIZ-03, BIZ-04]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/business");
  const bar = page.getByRole("banner");
  const card = page.getByRole("region", { name: "Ihr Zugang" });
  await bar.getByRole("button", { name: "Anmelden" }).click();
  await expect(card.getByLabel("E-Mail-Adresse")).toBeFocused();
  await expect(card.getByLabel("E-Mail-Adresse")).toBeInViewport();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(card).not.toBeInViewport();
  await bar.getByRole("button", { name: "Registrieren" }).click();
  await expect(card.getByLabel("Registrierungscode")).toBeFocused();
  await expect(card.getByLabel("Registrierungscode")).toBeInViewport();

  // On this low screen the alert is more than a screen above the pressed button, so it must be scrolled into view.
  await page.setViewportSize({ width: 360, height: 600 });
  await register(page, "jemand@beispiel.de", "GERATEN");
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
});
