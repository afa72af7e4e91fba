import { dayFromToday, shown } from "../dates.ts";
import { expect, test } from "../fixtures.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

test("marks rows by their follow-up, in colour and in words [FOLLOW-01..04, FOLLOW-05]", async ({
  page,
  request,
  signedInAs,
}) => {
  await givenLeads(
    request,
    signedInAs,
    { name: "Erledigt", followUpDate: dayFromToday(-4), followUpCompleted: true },
    { name: "Überfällig", followUpDate: dayFromToday(-1) },
    { name: "Heute", followUpDate: dayFromToday(0) },
    { name: "Morgen", followUpDate: dayFromToday(1) },
    { name: "Später", followUpDate: dayFromToday(2) },
    { name: "Ohne" },
  );
  const leads = new LeadsPage(page);
  await leads.open();
  const tones = { Erledigt: "completed", Überfällig: "overdue", Heute: "soon", Morgen: "soon" };
  const bars = new Map<string, string>();
  for (const [name, tone] of Object.entries(tones)) {
    const row = leads.row(name);
    await expect(row).toHaveAttribute("data-follow-up", tone);
    await expect(row.locator("td:nth-child(7)")).toContainText(name);
    bars.set(
      name,
      await row
        .locator("td")
        .first()
        .evaluate((cell) => getComputedStyle(cell, "::before").backgroundColor),
    );
  }
  // Hues in degrees, as `oklch(lightness chroma hue)` has them.
  const hue = (name: string) => Number(/^oklch\(\S+ \S+ ([\d.]+)\)$/.exec(bars.get(name) ?? "")?.[1]);
  const [green, orange, blue] = [150, 70, 250];
  expect(Math.abs(hue("Erledigt") - green)).toBeLessThan(20);
  expect(Math.abs(hue("Überfällig") - orange)).toBeLessThan(20);
  expect(Math.abs(hue("Heute") - blue)).toBeLessThan(20);
  expect(bars.get("Morgen")).toBe(bars.get("Heute"));
  for (const name of ["Später", "Ohne"]) await expect(leads.row(name)).toHaveAttribute("data-follow-up", "neutral");
});

test("completes a follow-up from the row's menu, and takes it back when refused [FOLLOW-01]", async ({
  page,
  request,
  signedInAs,
}) => {
  await givenLeads(request, signedInAs, { name: "Anna", followUpDate: dayFromToday(0) });
  const leads = new LeadsPage(page);
  await leads.open();
  await page.route("**/api/leads/*", (route) => route.fulfill({ status: 409, json: { error: "x" } }), { times: 1 });
  await leads.act("Anna", "Follow-up erledigt");
  await expect(leads.toast).toContainText("Lead konnte nicht aktualisiert werden");
  await expect(leads.row("Anna")).toHaveAttribute("data-follow-up", "soon");
  await leads.act("Anna", "Follow-up erledigt");
  await expect(leads.row("Anna")).toHaveAttribute("data-follow-up", "completed");
  await page.reload();
  await expect(leads.row("Anna")).toHaveAttribute("data-follow-up", "completed");
});

test("sets and completes a follow-up in the dialog [LEAD-44, LEAD-45, LEAD-46]", async ({
  page,
  request,
  signedInAs,
}) => {
  await givenLeads(request, signedInAs, { name: "Anna", followUpDate: dayFromToday(1) });
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.row("Anna").click();
  await leads.field("Follow-up-Notizen").fill("Nach dem Budget fragen");
  await leads.dialog.getByText("Follow-up erledigt", { exact: true }).click();
  await leads.submit();
  await expect(leads.row("Anna")).toHaveAttribute("data-follow-up", "completed");
});

test("lists the open follow-ups by day under meetings [LEAD-03, LEAD-04-NS]", async ({ page, request, signedInAs }) => {
  const later = dayFromToday(6);
  await givenLeads(
    request,
    signedInAs,
    { name: "Später", followUpDate: later, followUpNotes: "Nach dem Budget fragen" },
    { name: "Heute dran", followUpDate: dayFromToday(0) },
    { name: "Zu spät", followUpDate: dayFromToday(-5) },
    { name: "Fertig", followUpDate: dayFromToday(0), followUpCompleted: true },
  );
  const leads = new LeadsPage(page);
  await leads.open();
  await page.getByRole("tab", { name: "Meetings" }).click();
  await expect(page).toHaveURL(/tab=meetings/);
  const days = page.getByRole("tabpanel").getByRole("heading", { level: 2 });
  await expect(days).toHaveText([/Überfällig/, /Heute/, new RegExp(shown(later))]);
  await expect(page.getByRole("tabpanel")).toContainText("Nach dem Budget fragen");
  await expect(page.getByText("Fertig")).toHaveCount(0);
  await page.getByRole("button", { name: "Follow-up mit Heute dran als erledigt markieren" }).click();
  await expect(days).toHaveText([/Überfällig/, new RegExp(shown(later))]);
  await page.getByRole("button", { name: "Zu spät", exact: true }).click();
  await expect(leads.dialog.getByRole("heading", { name: "Lead bearbeiten" })).toBeVisible();
});

test("logs touches in the timeline, newest first", async ({ page, request, signedInAs }) => {
  const [lead] = await givenLeads(request, signedInAs, { name: "Anna" });
  const leads = new LeadsPage(page);
  await leads.open({ lead: String(lead?.id) });
  await leads.dialog.getByRole("tab", { name: "Verlauf" }).click();
  const entries = leads.dialog.getByRole("region", { name: "Verlauf" }).getByRole("listitem");
  await expect(entries).toHaveText([/Lead erstellt/]);
  await leads.dialog.getByText("Telefonat", { exact: true }).click();
  await leads.field("Notiz (optional)").fill("Budget 15.000 €");
  await leads.dialog.getByRole("button", { name: "Eintragen" }).click();
  await expect(entries).toHaveText([/Telefonat.*Budget 15\.000 €/s, /Lead erstellt/]);
  await leads.dialog.getByText("Termin", { exact: true }).click();
  await leads.dialog.getByRole("button", { name: "Eintragen" }).click();
  await expect(entries).toHaveText([/Termin/, /Telefonat/, /Lead erstellt/]);
  await page.reload();
  await leads.dialog.getByRole("tab", { name: "Verlauf" }).click();
  await expect(entries).toHaveCount(3);
});
