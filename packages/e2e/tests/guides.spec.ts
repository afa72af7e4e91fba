import { expectAccessible } from "../accessibility.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { givenLeads } from "../pages/leads-page.ts";

const guides = (query: string) => `/freelance/dashboard?section=templates&${query}`;
const clipboardOf = (page: import("@playwright/test").Page) => page.evaluate(() => navigator.clipboard.readText());

test("a hot lead, from the application to the proposal, by keyboard [PROD-104, SCOPE-04]", async ({
  page,
  context,
  request,
  account,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await givenLeads(request, account, {
    name: "Annika Yıldız",
    company: "Nordlicht Energie GmbH",
    source: "project_ad",
  });
  await page.goto(guides("category=engagement"));
  const step = (number: number) => page.getByRole("button", { name: new RegExp(`^Schritt ${number} von 6`) });
  await expect(step(1)).toHaveAttribute("aria-current", "step");
  await expectAccessible(page);

  await page.getByRole("combobox", { name: "Für wen?" }).focus();
  await page.keyboard.type("nordlicht");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Annika Yıldız" })).toBeVisible();

  await step(2).press("Enter");
  await expect(step(2)).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("figure").first()).toContainText("Annika Yıldız");
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /als eigene Vorlage übernehmen$/ })
    .first()
    .press("Enter");
  const editor = page.getByRole("region", { name: "Bewerbung", exact: true });
  await expect(editor.getByLabel("Text für „Bewerbung“")).toBeFocused();
  await editor.getByRole("button", { name: "Speichern" }).press("Enter");
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Für Energieversorger");
  await page.keyboard.press("Enter");
  await expect(editor.getByRole("button", { name: /^Für Energieversorger/ })).toBeFocused();

  await step(4).press("Enter");
  await page.getByRole("button", { name: "Ganzer Leitfaden" }).press("Enter");
  await expect(page.getByText("Kompletter Leitfaden kopiert!")).toBeVisible();
  expect(await clipboardOf(page)).toContain("(5–7 Min.)");
  const goals = page.getByRole("region", { name: "Am Ende des Gesprächs wissen Sie" });
  await goals.getByRole("checkbox").first().press("Space");
  await expect(goals).toContainText("1 von 6");
  await expectAccessible(page);

  await step(6).press("Enter");
  await page.getByRole("button", { name: "„Begleitnachricht“ kopieren" }).press("Enter");
  const filling = page.getByRole("dialog", { name: "Platzhalter ausfüllen" });
  await expect(filling.getByRole("textbox", { name: "Anrede" })).toHaveValue("Guten Tag Annika Yıldız");
  for (const empty of await filling.getByRole("textbox").all())
    if ((await empty.inputValue()) === "") await empty.fill("am Dienstag");
  await filling.getByRole("button", { name: "Kopieren" }).press("Enter");
  await expect(filling).toBeHidden();
  expect(await clipboardOf(page)).toMatch(/^Guten Tag Annika Yıldız,/);

  await page.getByRole("link", { name: "Annika Yıldız" }).press("Enter");
  const record = page.getByRole("complementary", { name: "Lead: Annika Yıldız" });
  await expect(record.getByRole("region", { name: "Guide" })).toContainText("Schritt 6 von 6: Angebot abgeben");
  await expectAccessible(page, { within: "aside" });
  await record.getByRole("link", { name: "Im Guide weitermachen" }).press("Enter");
  await expect(step(6)).toHaveAttribute("aria-current", "step");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("a cold contact, from the audience to the second message", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(guides("category=engagement&journey=cold"));
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await page
      .getByRole("button", { name: /^Beispiel zu/ })
      .first()
      .tap();
    await expect(page.getByRole("dialog")).toContainText("Leitung Einkauf");
    await expectAccessible(page, { within: "[role=dialog]" });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Weiter zu: / }).tap();
    await expect(page.getByText("Schritt 2 von 6", { exact: true })).toBeInViewport();
    await expect(page.getByRole("heading", { level: 2, name: "Zu jedem Namen ein Grund" })).toBeFocused();
    expect(await isWider()).toBe(false);
    await page.getByRole("button", { name: /^„Anlass: ein Beitrag“ als eigene/ }).tap();
    const note = page.getByLabel("Text für „Vernetzungsanfrage“");
    await expect(note).toHaveValue(/^\{\{anrede\}\},/);
    await note.fill("Guten Tag Frau Hansen, darf ich mich vernetzen?");
    await page
      .getByRole("region", { name: "Vernetzungsanfrage", exact: true })
      .getByRole("button", { name: "Kopieren" })
      .tap();
    await expect(page.getByText("Kopiert!")).toBeVisible();
    expect(await clipboardOf(page)).toBe("Guten Tag Frau Hansen, darf ich mich vernetzen?");
    for (const step of [3, 4, 5, 6]) {
      await page.getByRole("button", { name: new RegExp(`^Schritt ${step} von 6`) }).tap();
      await expect(page.getByText(`Schritt ${step} von 6`, { exact: true })).toBeVisible();
      expect(await isWider(), `step ${step}`).toBe(false);
    }
    await page.reload();
    await expect(page.getByText("Schritt 6 von 6", { exact: true })).toBeVisible();
    for (const query of [
      "category=engagement&journey=hot&step=4",
      "category=meetings",
      "category=personal-branding",
      "category=handbook&piece=day-rate",
      "category=handbook&piece=status",
    ]) {
      await page.goto(guides(query));
      await expect(page.getByRole("article").first()).toBeVisible();
      expect(await isWider(), query).toBe(false);
      await expectAccessible(page);
    }
  });
});

test("a post template is edited and planned as a task", async ({ page }) => {
  await page.goto(guides("category=personal-branding&post=cases"));
  await page.getByRole("tab", { name: "Cases" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { level: 2, name: "Meinung" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expectAccessible(page);
  await page.getByRole("button", { name: "„Ein Projekt erzählt“ als eigene Vorlage übernehmen" }).click();
  const text = page.getByLabel("Text für „Eigene Posts“");
  await expect(text).toBeFocused();
  await text.fill((await text.inputValue()).replace("{{branche}}", "der Logistik"));
  await page.getByRole("region", { name: "Eigene Posts" }).getByRole("button", { name: "Speichern" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Neun Tage weniger");
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog", { name: "Aufgabe erstellen?" }).getByRole("button", { name: "Ja" }).click();
  await expect(page.getByRole("list", { name: "Aufgaben" })).toContainText(
    'LinkedIn Post "Neun Tage weniger" veröffentlichen',
  );
});

test("the guides load one language and only the open journey", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto("/freelance/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const texts = () => loaded.filter((path) => /(journey|post-types|strategies|meeting-guides)/.test(path));
  expect(texts(), "the dashboard knows nothing of them").toEqual([]);
  await page.goto(guides("category=engagement&journey=warm"));
  await expect(page.getByRole("article")).toBeVisible();
  expect(texts().filter((path) => path.includes("warm-journey"))).toHaveLength(1);
  expect(texts().filter((path) => !path.includes("warm-journey"))).toEqual([]);
});
