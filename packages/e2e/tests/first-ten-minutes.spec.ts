import { addDays } from "@linkedpotential/contract/dates";
import type { APIRequestContext, Page } from "@playwright/test";
import ICAL from "ical.js";
import type { Account } from "../accounts.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { lastMailTo, mailsTo } from "../mailbox.ts";
import { DashboardPage } from "../pages/dashboard-page.ts";
import { LeadsPage } from "../pages/leads-page.ts";

const names = ["Annika Yıldız", "Jonas Bäcker", "Lea Schönfeld", "Murat Demir", "Katharina Voß"];

/** The file that LinkedIn exports: a note before the header, English headings, missing addresses and positions. */
const connections = [
  "Notes:",
  '"When exporting your connection data, you may notice that some of the email addresses are missing."',
  "",
  "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
  ...names.map((name, index) => {
    const [first, last] = name.split(" ");
    const profile = `https://www.linkedin.com/in/person-${index}`;
    return `${first},${last},${profile},,Firma ${index} GmbH,${index === 4 ? "" : "Leitung Marketing"},0${index + 1} Mar 2026`;
  }),
].join("\n");

async function chooseFile(page: Page): Promise<void> {
  const file = { name: "Connections.csv", mimeType: "text/csv", buffer: Buffer.from(connections) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: "Weiter" }).click();
}

async function importConnections(page: Page): Promise<void> {
  const { dialog } = new LeadsPage(page);
  await page.getByRole("button", { name: "CSV importieren" }).click();
  await chooseFile(page);
  await dialog.getByRole("button", { name: "5 Leads importieren" }).click();
  await expect(dialog.getByText("5 importiert")).toBeVisible();
  await dialog.getByRole("button", { name: "Schließen" }).last().click();
  await page.getByRole("button", { name: "Import und Export" }).click();
  await page.getByRole("menuitem", { name: "CSV importieren" }).click();
  await chooseFile(page);
  await expect(dialog.getByRole("tab", { name: "Schon da 5" })).toBeVisible();
  await expect(dialog.getByRole("tab", { name: /^Bereit [1-9]/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Import und Export" })).toBeFocused();
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
async function linkOfMail(request: APIRequestContext, account: Account, label: string): Promise<string> {
  const day = addDays("2031-01-01", Math.floor(Math.random() * 3000));
  const headers = { authorization: `Bearer ${account.token}` };
  await request.patch("/api/leads/5", { headers, data: { followUpDate: day } });
  const before = (await mailsTo(request, account.email)).length;
  await request.post("/__local/schedules/follow-ups/run", { data: { now: `${day}T06:00:00.000Z` } });
  const mail = await lastMailTo(request, account.email, before + 1);
  const [, link] = new RegExp(`${label}:\\s+(https?://\\S+)`).exec(mail.text) ?? [];
  if (!link) throw new Error(`no link "${label}" in ${mail.text}`);
  return link;
}

test("a new user's first ten minutes: LinkedIn's file, follow-ups by keyboard, a message, the mail and the calendar", async ({
  page,
  request,
  account,
}) => {
  const dashboard = new DashboardPage(page);
  const leads = new LeadsPage(page);

  await test.step("the file is imported once, and a second time brings nobody new", async () => {
    await page.goto("/freelance/dashboard");
    await expect(page.getByRole("heading", { name: "Erste Schritte" })).toBeVisible();
    await dashboard.entry("CRM").click();
    await importConnections(page);
    await expect(leads.row("Murat Demir")).toBeVisible();
  });

  await test.step("three sentences plan three follow-ups", async () => {
    for (const name of ["Yildiz", "Baecker", "Schoenfeld"]) await enter(page, `Nachfassen ${name} heute`);
  });

  await test.step("the day lists them, and a key moves one to tomorrow", async () => {
    await dashboard.entry("Dashboard").click();
    const due = page.getByRole("list", { name: "Fällige Follow-ups" });
    await expect(due.getByRole("listitem")).toHaveCount(3);
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
    await filling.getByRole("textbox", { name: "Thema" }).fill("Personalplanung");
    await filling.getByRole("button", { name: "Kopieren" }).click();
    await page.getByRole("button", { name: "Als gesendet eintragen" }).click();
    await expect(page.getByText("Im Verlauf von Murat Demir eingetragen")).toBeVisible();
  });

  await test.step("the morning mail is worked off without signing in", async () => {
    const link = await linkOfMail(request, account, "Erledigt");
    const visitor = await page.context().browser()?.newContext();
    const visited = await visitor?.newPage();
    if (!visitor || !visited) throw new Error("no second browser window");
    await visited.goto(link);
    await visited.getByRole("button", { name: "Als erledigt eintragen" }).click();
    await expect(visited.getByRole("heading", { level: 1 })).toHaveText("Erledigt. Nächstes Follow-up?");
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
