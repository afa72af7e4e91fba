import { expectAccessible } from "../accessibility.ts";
import { dayFromToday } from "../dates.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

const long = {
  name: "Dr. Annegret Schmalenbach-Oberhausen",
  company: "Donaudampfschifffahrtsgesellschaft mbH & Co. KG",
  position: "Leiterin Unternehmenskommunikation",
  nextStep: "Rückfragen zum Angebot klären und Starttermin vorschlagen",
  dealValue: 48_000,
};

const someLeads: Parameters<typeof givenLeads>[2][] = [
  { ...long, status: "proposal", followUpDate: dayFromToday(-2) },
  { name: "Anna", followUpDate: dayFromToday(1), tags: ["SaaS"] },
  { name: "Björn", status: "lost", followUpCompleted: true },
];
const inDialog = { within: "[role=dialog], [role=alertdialog]" };

test("axe finds nothing in the list, its dialogs, the board and the meetings", async ({ page, request, account }) => {
  await givenLeads(request, account, ...someLeads);
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(leads.table.locator("tbody tr")).toHaveCount(3);
  await page.getByLabel("Anna auswählen").setChecked(true, { force: true });
  await expectAccessible(page);
  await leads.row("Anna").click();
  await expect(leads.record("Anna").getByText("Lead erstellt")).toBeVisible();
  await expectAccessible(page, { within: "aside" });
  await page.keyboard.press("Escape");
  await leads.openForm("Anna");
  await expect(leads.field("Vorbereitung")).toBeVisible();
  await expectAccessible(page, inDialog);
  await leads.dialog.getByRole("tab", { name: "Verlauf" }).click();
  await expect(leads.dialog.getByText("Lead erstellt")).toBeVisible();
  await expectAccessible(page, inDialog);
  await page.keyboard.press("Escape");
  await expect(leads.dialog).toHaveCount(0);
  await leads.startNew();
  await leads.submit();
  await expect(leads.dialog).toContainText("Name ist erforderlich");
  await expectAccessible(page, inDialog);
  await page.keyboard.press("Escape");
  await expect(leads.dialog).toHaveCount(0);
  await leads.act("Anna", "Löschen");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page, inDialog);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.getByRole("radio", { name: "Board" }).press("Space");
  await expect(page.getByRole("region", { name: "Pipeline" }).getByRole("list")).toHaveCount(7);
  await expectAccessible(page, { within: "main" });
  await page.getByRole("tab", { name: "Meetings" }).click();
  await expect(page.getByRole("heading", { name: "Überfällig" })).toBeVisible();
  await expectAccessible(page, { within: "main" });
});

test("nothing is cut off from 320 to 768 px, and cards replace the table on phones", async ({
  page,
  request,
  account,
}) => {
  const overdue = { status: "won", followUpDate: dayFromToday(-1) } as const;
  await givenLeads(request, account, { ...long, followUpDate: dayFromToday(0) }, { name: "Anna", ...overdue });
  const leads = new LeadsPage(page);
  const expectToFit = async (expectShown: (width: number) => Promise<void>) => {
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 780 });
      await expectShown(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  };
  await leads.open();
  await expectToFit(async (width) => {
    await expect(page.getByRole("button", { name: long.name, exact: true })).toBeVisible();
    await expect(leads.table).toHaveCount(width < 768 ? 0 : 1);
  });
  await page.getByRole("radio", { name: "Board" }).press("Space");
  await expectToFit(() => expect(page.getByRole("region", { name: "Pipeline" }).getByRole("list")).toHaveCount(7));
  await leads.startNew();
  await expectToFit(() => expect(leads.field("Name")).toBeVisible());
});

test("the bars of the follow-ups are green, orange and blue [FOLLOW-01..04]", async ({ page, request, account }) => {
  await givenLeads(
    request,
    account,
    { name: "Erledigt", followUpDate: dayFromToday(-4), followUpCompleted: true },
    { name: "Überfällig", followUpDate: dayFromToday(-1) },
    { name: "Heute", followUpDate: dayFromToday(0) },
    { name: "Morgen", followUpDate: dayFromToday(1) },
  );
  const leads = new LeadsPage(page);
  await leads.open();
  const color = (name: string) => leads.row(name).evaluate((row) => getComputedStyle(row, "::before").backgroundColor);
  // Hues in degrees, the third value of `oklch(lightness chroma hue)`.
  const hue = async (name: string) => Number(/^oklch\(\S+ \S+ ([\d.]+)\)$/.exec(await color(name))?.[1]);
  const [green, orange, blue] = [150, 70, 250];
  expect(Math.abs((await hue("Erledigt")) - green)).toBeLessThan(20);
  expect(Math.abs((await hue("Überfällig")) - orange)).toBeLessThan(20);
  expect(Math.abs((await hue("Heute")) - blue)).toBeLessThan(20);
  expect(await color("Morgen")).toBe(await color("Heute"));
});

test("the dialog of a lead keeps its height on every tab, and its calendar shows the whole month on a phone", async ({
  page,
  request,
  account,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [lead] = await givenLeads(request, account, { name: "Anna", followUpDate: "2026-11-20" });
  const leads = new LeadsPage(page);
  await leads.open({ lead: String(lead?.id), edit: "1" });
  await leads.dialog.getByRole("group", { name: "Follow-up-Datum" }).getByRole("button").last().click();
  const calendar = page.getByRole("grid", { name: "November 2026" });
  await expect(calendar.getByRole("gridcell", { name: "30" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(leads.dialog).toHaveCount(1);
  const height = async () => (await leads.dialog.boundingBox())?.height;
  const whole = await height();
  await leads.dialog.getByRole("tab", { name: "Verlauf" }).click();
  await expect(leads.dialog.getByText("Lead erstellt")).toBeVisible();
  expect(await height()).toBe(whole);
});

test("a lead is opened, changed and saved by keyboard", async ({ page, request, account }) => {
  await givenLeads(request, account, { name: "Anna" });
  const leads = new LeadsPage(page);
  await leads.open();
  await page.getByRole("button", { name: "Aktionen für Anna" }).press("Enter");
  await page.getByRole("menuitem", { name: "Bearbeiten" }).press("Enter");
  await leads.field("Name").fill("Anna Ömer");
  await leads.field("Name").press("Enter");
  await expect(leads.toast).toContainText("Lead aktualisiert");
  await expect(leads.dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Aktionen für Anna Ömer" })).toBeFocused();
});

test("with 5,000 leads only one page is in the document, and the search answers immediately", async ({ page }) => {
  const at = "2026-11-01T09:00:00.000Z";
  const texts = { email: "", position: "Chef", nextStep: "", followUpNotes: "", notes: "", linkedinUrl: "", phone: "" };
  const choices = { source: null, temperature: null, priorityClass: null, tags: [], lostReason: "", dealValue: 100 };
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    ...texts,
    ...choices,
    id: index + 1,
    name: `Lead ${index + 1}`,
    company: `Firma ${index % 97}`,
    status: "new",
    closingProbability: index % 101,
    followUpDate: null,
    followUpCompleted: false,
    createdAt: at,
    lastActivity: at,
  }));
  await page.route("**/api/leads", (route) => route.fulfill({ json: rows }));
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(page.getByText("1–25 von 5.000")).toBeVisible();
  await expect(leads.table.locator("tbody tr")).toHaveCount(25);
  await leads.search.fill("lead 4999");
  await leads.expectNames("Lead 4999");
});
