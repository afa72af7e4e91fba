import { randomUUID } from "node:crypto";
import { addDays } from "@linkedpotential/contract/dates";
import type { APIRequestContext, Page, TestInfo } from "@playwright/test";
import ICAL from "ical.js";
import type { Account } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";
import { lastMailTo, mailsTo } from "../mailbox.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { LeadsPage } from "../pages/leads-page.ts";
import { registerAndVerify, signInByDialog } from "../pages/registration.ts";

type Caller = Pick<Account, "email" | "token">;

const known = ["Annika Yıldız", "Jonas Bäcker", "Lea Schönfeld", "Murat Demir", "Katharina Voß"];

/**
 * The file that LinkedIn exports: a note before the header, English headings, missing addresses and positions.
 * @param count number of people
 */
function connections(count: number): Buffer {
  const names = Array.from({ length: count }, (_, index) => known[index] ?? `Kontakt Nummer${index}`);
  const lines = [
    "Notes:",
    '"When exporting your connection data, you may notice that some of the email addresses are missing."',
    "",
    "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
    ...names.map((name, index) => {
      const [first, last] = name.split(" ");
      const profile = `https://www.linkedin.com/in/person-${index}`;
      return `${first},${last},${profile},,Firma ${index} GmbH,${index === 4 ? "" : "Leitung Marketing"},05 Mar 2026`;
    }),
  ];
  return Buffer.from(lines.join("\n"));
}

/** Chooses the file in the open dialog and continues to the check of its rows. */
async function chooseFile(page: Page, people: number): Promise<void> {
  const file = { name: "Connections.csv", mimeType: "text/csv", buffer: connections(people) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Weiter" }).click();
}

async function openImport(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Import und Export" }).click();
  await page.getByRole("menuitem", { name: "CSV importieren" }).click();
}

async function enter(page: Page, sentence: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  const palette = page.getByRole("dialog", { name: "Suchen oder eintragen" });
  await expect(palette.getByRole("textbox")).toBeFocused();
  await page.keyboard.type(sentence);
  await expect(palette.getByRole("menuitem").first()).toContainText("Follow-up: heute");
  await page.keyboard.press("Enter");
  await expect(palette).toHaveCount(0);
}

/**
 * Gives a lead a follow-up on a day that no other test uses, runs the schedule of that morning, and returns the link of
 * the mail with this label.
 */
async function linkOfMail(request: APIRequestContext, account: Caller, label: string): Promise<string> {
  const day = addDays("2031-01-01", Math.floor(Math.random() * 3000));
  const headers = { authorization: `Bearer ${account.token}` };
  const planned = await request.patch("/api/leads/5", { headers, data: { followUpDate: day } });
  expect(planned.status(), await planned.text()).toBe(200);
  const before = (await mailsTo(request, account.email)).length;
  await request.post("/__local/schedules/follow-ups/run", { data: { now: `${day}T06:00:00.000Z` } });
  const mail = await lastMailTo(request, account.email, before + 1);
  const [, link] = new RegExp(`${label}:\\s+(https?://\\S+)`).exec(mail.text) ?? [];
  if (!link) throw new Error(`no link "${label}" in ${mail.text}`);
  return link;
}

/** Returns a function that stores a picture of the page in the output directory of the test. */
const camera = (page: Page, testInfo: TestInfo) => {
  let taken = 0;
  return async (station: string, shown = page): Promise<void> => {
    taken += 1;
    await shown.screenshot({ path: testInfo.outputPath(`${taken}-${station}.png`) });
  };
};

test("a new user's first ten minutes: registration, LinkedIn's file, follow-ups by keyboard, a message, the mail and the calendar", async ({
  page,
}, testInfo) => {
  // This test passes eight stations, which takes long.
  test.slow();
  const dashboard = new DashboardPage(page);
  const leads = new LeadsPage(page);
  const picture = camera(page, testInfo);
  // Shares the cookie of the session with the page.
  const { request } = page;
  const person = { name: "Jürgen Weiß", email: `${randomUUID()}@beispiel.de`, password: "geheim-und-lang" };

  await test.step("the new account starts with three steps", async () => {
    await registerAndVerify(page, person);
    await signInByDialog(page, person);
    await expect(page.getByRole("heading", { name: "Erste Schritte" })).toBeVisible();
    await expect(page.getByText("0 von 3 erledigt")).toBeVisible();
    await picture("first-steps");
  });
  const token = await page.evaluate(() => localStorage.getItem("freelance_authToken") ?? "");
  const account: Caller = { email: person.email, token };

  await test.step("LinkedIn's file is imported", async () => {
    await dashboard.entry("CRM").click();
    await page.getByRole("button", { name: "CSV importieren" }).click();
    await chooseFile(page, 25);
    await expect(leads.dialog).toContainText("50 Plätze frei im kostenlosen Tarif");
    await picture("import");
    await leads.dialog.getByRole("button", { name: "25 Leads importieren" }).click();
    await expect(leads.dialog.getByText("25 importiert")).toBeVisible();
    await leads.dialog.getByRole("button", { name: "Schließen" }).last().click();
    await expect(leads.row("Murat Demir")).toBeVisible();
  });

  await test.step("the same file brings nobody new", async () => {
    await openImport(page);
    await chooseFile(page, 25);
    await expect(leads.dialog.getByRole("tab", { name: "Schon da 25" })).toBeVisible();
    await expect(leads.dialog.getByRole("tab", { name: "Bereit 0" })).toBeVisible();
    await expect(leads.dialog.getByRole("button", { name: "0 Leads importieren" })).toBeDisabled();
    await picture("same-file");
    await page.keyboard.press("Escape");
    await expect(leads.dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Import und Export" })).toBeFocused();
  });

  await test.step("of a larger file, as many are imported as the free plan holds", async () => {
    await openImport(page);
    await chooseFile(page, 60);
    await expect(leads.dialog.getByRole("tab", { name: "Bereit 35" })).toBeVisible();
    await expect(leads.dialog).toContainText("25 Plätze frei im kostenlosen Tarif");
    await picture("free-limit");
    await leads.dialog.getByRole("button", { name: "Die ersten 25 importieren" }).click();
    await expect(leads.dialog.getByText("25 importiert", { exact: true })).toBeVisible();
    await expect(leads.dialog.getByText("35 nicht importiert")).toBeVisible();
    await expect(leads.dialog.getByRole("row", { name: /Kein freier Platz im kostenlosen Tarif$/ })).toHaveCount(10);
    await leads.dialog.getByRole("button", { name: "Schließen" }).last().click();
    await expect(page.getByText("50 von 50 Leads")).toBeVisible();
    await picture("full-plan");
  });

  await test.step("three sentences plan three follow-ups", async () => {
    for (const name of ["Yildiz", "Baecker", "Schoenfeld"]) await enter(page, `Nachfassen ${name} heute`);
  });

  await test.step("the day lists them, and a key moves one to tomorrow", async () => {
    await dashboard.entry("Dashboard").click();
    const due = page.getByRole("list", { name: "Fällige Follow-ups" });
    await expect(due.getByRole("listitem")).toHaveCount(3);
    await picture("today");
    await due.getByRole("link", { name: "Annika Yıldız", exact: true }).focus();
    await page.keyboard.press("1");
    await expect(due.getByRole("listitem")).toHaveCount(2);
  });

  await test.step("a guide's message is copied for a lead and logged as sent", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/freelance/dashboard?section=templates&category=engagement&journey=cold&step=3&lead=4");
    await page
      .getByRole("button", { name: /kopieren$/ })
      .first()
      .click();
    const filling = page.getByRole("dialog", { name: "Platzhalter ausfüllen" });
    await filling.getByRole("textbox", { name: "Woran Sie arbeiten" }).fill("einer Personalplanung für drei Standorte");
    await filling.getByRole("textbox", { name: "Erster Weg" }).fill("jeder Standort für sich");
    await filling.getByRole("textbox", { name: "Zweiter Weg" }).fill("alle zusammen");
    await filling.getByRole("button", { name: "Kopieren" }).click();
    await page.getByRole("button", { name: "Als gesendet eintragen" }).click();
    await expect(page.getByText("Im Verlauf von Murat Demir eingetragen")).toBeVisible();
    await picture("message-logged");
  });

  await test.step("the morning mail is worked off without signing in", async () => {
    const link = await linkOfMail(request, account, "Erledigt");
    const visitor = await page.context().browser()?.newContext();
    const visited = await visitor?.newPage();
    if (!visitor || !visited) throw new Error("no second browser window");
    await visited.goto(link);
    await visited.getByRole("button", { name: "Als erledigt eintragen" }).click();
    await expect(visited.getByRole("heading", { level: 1 })).toHaveText("Erledigt. Nächstes Follow-up?");
    await picture("mail-link", visited);
    await visited.goto(link);
    await expect(visited.getByRole("heading", { level: 1 })).toHaveText("Dieses Follow-up wurde schon geändert");
    await visitor.close();
  });

  await test.step("a calendar program reads the feed", async () => {
    const headers = { authorization: `Bearer ${account.token}` };
    const { address } = await (await request.put("/api/calendar-feed", { headers })).json();
    const feed = await (await request.get(new URL(address).pathname)).text();
    const events = new ICAL.Component(ICAL.parse(feed)).getAllSubcomponents("vevent");
    const titles = events.map((event) => new ICAL.Event(event).summary);
    expect(titles).toContainEqual(expect.stringMatching(/^Follow-up: .+ \(Firma \d GmbH\)$/));
  });
});
