import { addressOf } from "@linkedpotential/contract/endpoints";
import type { Page } from "@playwright/test";
import { newAccount, signIn } from "../accounts.ts";
import { publish } from "../community.ts";
import { dayFromToday } from "../dates.ts";
import { expect, test } from "../fixtures.ts";
import { adminToken, announce } from "../live-trainings.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";
import { importFigures } from "../screenshots/figures.ts";

// On a touch screen buttons are larger.
test.use({ viewport: { width: 320, height: 740 }, hasTouch: true });
// This test visits about thirty pages, which takes long.
test.slow();

const section = (query: string) => `/freelance/dashboard?section=${query}`;
const publicPages = [
  "/pre-landing",
  "/landing/freelance",
  "/business",
  "/impressum",
  "/vertrag-kuendigen",
  "/barriere-melden",
];
const ownPages = [
  section("dashboard"),
  section("leads"),
  section("leads&lead=new"),
  section("leads&lead=1"),
  section("leads&view=board"),
  section("leads&tab=meetings"),
  section("leads&tab=figures"),
  section("trainings&training=profile"),
  section("trainings2"),
  section("templates&category=meetings"),
  section("templates&category=engagement&journey=cold&step=2"),
  section("templates&category=personal-branding"),
  section("community"),
  section("community&view=network"),
  section("kpis"),
  section("billing"),
  "/freelance/checkout/card",
];

/** Sets the text size in px like the browser's settings do, which also affects lengths in media queries. */
async function setTextSize(page: Page, standard: 16 | 32): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

/**
 * Returns the elements that overflow the page at twice the text size. A dialog counts as a page. Tables, tabs and
 * boards may scroll.
 */
async function wideAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  return page.evaluate((at) => {
    const pages = [
      document.documentElement,
      ...document.querySelectorAll("[role=dialog], [role=dialog] .overflow-y-auto"),
    ];
    return pages
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${at}: ${tagName} ${scrollWidth} > ${clientWidth}`);
  }, address);
}

test("with letters twice as large no page and no dialog is wider than a phone of 320 px", async ({ page, request }) => {
  const linkedinUrl = "https://www.linkedin.com/in/beispiel";
  const account = await newAccount(request, { plan: "premium", linkedinUrl });
  const lead = { company: "Donaudampfschifffahrtsgesellschaft mbH & Co. KG", position: "Unternehmenskommunikation" };
  await givenLeads(request, account, {
    ...lead,
    name: "Annegret Schmalenbach-Oberhausen",
    followUpDate: dayFromToday(-2),
  });
  await publish(request, await newAccount(request, { plan: "premium", linkedinUrl }), {
    title: "Qualitätssicherungsberatung",
  });
  await announce(request, { title: "Honorarverhandlungen bei Rahmenverträgen" });
  const admin = await adminToken(request);
  const { method, path } = addressOf("admin/create-code");
  await request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${admin}` },
    data: { maxUses: 1, expiresAt: `${dayFromToday(9)}T00:00:00.000Z` },
  });
  const wide: string[] = [];
  await setTextSize(page, 32);
  for (const address of publicPages) wide.push(...(await wideAt(page, address)));
  await signIn(page, account);
  await page.goto(section("kpis"));
  await setTextSize(page, 16);
  await importFigures(page);
  await setTextSize(page, 32);
  for (const address of ownPages) wide.push(...(await wideAt(page, address)));
  await signIn(page, { token: admin });
  for (const address of ["/admin", "/admin?tab=users", "/admin?tab=contracts", "/admin?tab=codes"])
    wide.push(...(await wideAt(page, address)));
  expect(wide).toEqual([]);
  const [shown, needed] = await page
    .getByRole("table")
    .evaluate(({ parentElement: part }) => [part?.clientWidth, part?.scrollWidth]);
  expect({ needed }).toEqual({ needed: shown });
});

test("with letters twice as large the bars cover at most a tenth of a scrolled page", async ({ page, account }) => {
  await signIn(page, account);
  await setTextSize(page, 32);
  await page.goto(section("billing"));
  await page.getByRole("heading", { name: "Tarife" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("banner")).not.toBeInViewport();
  const bar = page.getByRole("navigation", { name: "Hauptnavigation" });
  const height = await bar.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThan(74);
});

for (const viewport of [
  { width: 320, height: 256 },
  { width: 360, height: 200 },
]) {
  test(`at 400 %, ${viewport.width} × ${viewport.height} px, a dialog scrolls as a whole`, async ({
    page,
    account,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, account);
    const leads = new LeadsPage(page);
    await leads.open({ lead: "new" });
    const head = leads.dialog.getByRole("heading", { name: "Neuer Lead" });
    const send = leads.dialog.getByRole("button", { name: "Lead erstellen" });
    await expect(head).toBeInViewport();
    await leads.field("Position").scrollIntoViewIfNeeded();
    await expect(head).not.toBeInViewport();
    await expect(send).not.toBeInViewport();
    await leads.field("Name").fill("Jürgen Groß");
    await leads.submit();
    await expect(leads.field("Unternehmen")).toBeFocused();
    await expect(leads.field("Unternehmen")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Verwerfen" }).scrollIntoViewIfNeeded();
    await expect(question.getByRole("button", { name: "Verwerfen" })).toBeInViewport({ ratio: 1 });
    await question.getByRole("button", { name: "Verwerfen" }).click();
    await expect(leads.dialog).toBeHidden();
  });
}
