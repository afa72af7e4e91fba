import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { crmPath, expectLeads, findLeadRow, findLeadsTable, findRecord } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, findDialog, findField, press, selectOption, textOf, user } from "../../../testing/user.ts";

const search = (words: string) => fill("Leads suchen", words);

it("shows heading, tabs and both figures [LEAD-01, LEAD-03, LEAD-05..08, ROLE-07]", async () => {
  const statuses = ["qualified", "proposal", "won", "new"] as const;
  await renderScreen(crmPath, { seed: { leads: statuses.map((status) => ({ status })) } });
  const tabs = await screen.findAllByRole("tab");
  // The tab of the figures stands beside the specified ones.
  expect(tabs.slice(0, 2).map((tab) => [textOf(tab), tab.getAttribute("aria-selected")])).toEqual([
    ["Leads", "true"],
    ["Meetings", "false"],
  ]);
  expect(screen.getAllByRole("heading", { level: 1 }).map(textOf)).toEqual(["CRM"]);
  expect(document.title).toBe("CRM · LinkedPotential");
  const figures = within(await screen.findByRole("region", { name: "Überblick" })).getAllByRole("link");
  expect(figures.map(textOf).slice(0, 2)).toEqual(["4 Leads", "2 aktive Leads"]);
});

it("counts overdue follow-ups, but not those that are completed or due today", async () => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const leads = [
    { followUpDate: "2027-03-09" },
    { followUpDate: "2027-03-08" },
    { followUpDate: "2027-03-07", followUpCompleted: true },
    { followUpDate: "2027-03-10" },
    {},
  ];
  await renderScreen(crmPath, { seed: { leads } });
  await expectText("2 Follow-ups überfällig");
});

it("explains the CRM in a tooltip [LEAD-02]", async () => {
  await renderScreen(crmPath);
  const help = await screen.findByRole("button", { name: "Was ist das CRM?" });
  await user.tab();
  help.focus();
  expect(textOf(await screen.findByRole("tooltip"))).toContain(
    "Hier behalten Sie Ihre Kontakte vom ersten Gespräch bis zum Auftrag im Blick",
  );
});

it("offers to create the first lead [EMPTY-02]", async () => {
  await renderScreen(crmPath);
  await expectText("Noch keine Leads vorhanden. Erstelle deinen ersten Lead!");
  await press("Ersten Lead erstellen");
  expect(await findDialog("Neuer Lead")).toBeTruthy();
});

it.each([
  ["en", "No leads yet. Create your first lead!"],
  ["fr", "Pas encore de lead. Créez votre premier lead !"],
] as const)("is translated to %s", async (language, words) => {
  await renderScreen(crmPath, { language });
  await expectText(words);
});

it.each([
  ["de", "60\u00a0%"],
  ["en", "60%"],
  ["fr", "60\u00a0%"],
] as const)("formats a closing probability for %s", async (language, written) => {
  await renderScreen(crmPath, { language, seed: { leads: [{ closingProbability: 60 }] } });
  await waitFor(() => expect(document.querySelector("tbody")?.textContent).toContain(written));
});

it("searches by name, e-mail and company, ignoring case [LEAD-09..12, LEAD-13, EMPTY-01]", async () => {
  const leads = [
    { name: "Özlem Aydın", email: "kontakt@stadt.example", company: "Stadtwerke Nürnberg" },
    { name: "Björn Weiß", email: "B.WEISS@werft.example", company: "Werft Übersee AG" },
    { name: "Anna Ömer", email: "anna@holz.example", company: "Holzbau Jäger" },
  ];
  await renderScreen(crmPath, { seed: { leads } });
  await findLeadsTable();
  await search("ÖZLEM");
  await expectLeads("Özlem Aydın");
  await search("b.weiss@");
  await expectLeads("Björn Weiß");
  await search("holzbau");
  await expectLeads("Anna Ömer");
  await search("gibt es nicht");
  await expectText("Keine Leads gefunden, die deinen Filterkriterien entsprechen.");
  await press("Filter zurücksetzen");
  await expectLeads("Anna Ömer", "Björn Weiß", "Özlem Aydın");
});

it("shows each status, and filters by all except 'Interesse gezeigt' [LEAD-14, LEAD-15, LEAD-52..55, LEAD-56..58]", async () => {
  const labels = {
    new: "Neu",
    contacted: "Kontaktiert",
    interested: "Interesse gezeigt",
    qualified: "Qualifiziert",
    proposal: "Angebot",
    won: "Gewonnen",
    lost: "Verloren",
  } as const;
  const statuses = Object.keys(labels) as (keyof typeof labels)[];
  await renderScreen(crmPath, { seed: { leads: statuses.map((status) => ({ name: `Lead ${status}`, status })) } });
  for (const status of statuses) await expectText(labels[status], await findLeadRow(`Lead ${status}`));
  await press(/^Alle Status/);
  const offered = (await screen.findAllByRole("option")).map(textOf);
  expect(offered).toEqual(["Alle Status", "Neu", "Kontaktiert", "Qualifiziert", "Angebot", "Gewonnen", "Verloren"]);
  await press("Angebot", { role: "option" });
  await expectLeads("Lead proposal");
});

it("sorts by latest activity, and by any column [LEAD-19, LEAD-20, LEAD-51, CONST-102]", async () => {
  const leads = [
    { name: "Zoe", closingProbability: 10, dealValue: 500 },
    { name: "Ärmel", closingProbability: 90 },
    { name: "Berta", closingProbability: 50, dealValue: 12_500 },
  ];
  await renderScreen(crmPath, { seed: { leads } });
  await expectLeads("Berta", "Ärmel", "Zoe");
  const latest = screen.getByRole("columnheader", { name: "Letzte Aktivität" });
  expect(latest.getAttribute("aria-sort")).toBe("descending");
  await press("Name");
  await expectLeads("Ärmel", "Berta", "Zoe");
  await press("Abschluss in %");
  const chance = screen.getByRole("columnheader", { name: "Abschluss in %" });
  await waitFor(() => expect(chance.getAttribute("aria-sort")).toBe("descending"));
  await expectLeads("Ärmel", "Berta", "Zoe");
  await press("Abschluss in %");
  await expectLeads("Zoe", "Berta", "Ärmel");
  await press("Wert");
  await expectLeads("Berta", "Zoe", "Ärmel");
  expect(textOf(await findLeadRow("Berta"))).toContain("12.500 €");
});

it("shows 25 leads per page, and returns to the first page when search or filter change [LEAD-21..24, CONST-101]", async () => {
  const leads = Array.from({ length: 27 }, (_, index) => ({ name: `Lead ${index + 1}`, company: "Gemeinsam GmbH" }));
  await renderScreen(crmPath, { seed: { leads } });
  const table = await findLeadsTable();
  await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(1 + 25));
  const pages = screen.getByRole("navigation", { name: "Seiten" });
  await press("Nächste Seite");
  await expectLeads("Lead 2", "Lead 1");
  await expectText("26–27 von 27");
  await search("gemeinsam");
  await expectText("Seite 1 von 2", pages);
  await press("Nächste Seite");
  await expectText("Seite 2 von 2", pages);
  await selectOption("Status filtern", "Neu");
  await expectText("Seite 1 von 2", pages);
});

it("shows a lead's fields in its row, dates as dd.MM.yyyy, and opens it [LEAD-37, LEAD-39..42, LEAD-43, LEAD-44, CONST-133]", async () => {
  vi.setSystemTime("2027-03-03T09:00:00Z");
  const lead = { name: "Jördis Größmann", company: "Süßwaren Öttinger GmbH", position: "Leiterin Einkauf" };
  const deal = { status: "proposal", closingProbability: 60, nextStep: "Angebot abstimmen" } as const;
  await renderScreen(crmPath, { seed: { leads: [{ ...lead, ...deal, followUpDate: "2027-03-12" }] } });
  const row = await findLeadRow(lead.name);
  const texts = [lead.company, lead.position, "Angebot", "60 %", "Angebot abstimmen", "12.03.2027"];
  expect(texts.filter((words) => !textOf(row).includes(words))).toEqual([]);
  await user.click(row);
  const opened = await findRecord(lead.name);
  expect((await findField("Name", opened)).value).toBe(lead.name);
});

it("offers a retry when the leads cannot be loaded", async () => {
  const { network } = await renderScreen(crmPath, { failing: { "leads/list": { status: 404 } } });
  await expectText("Ihre Leads konnten nicht geladen werden");
  network.clearFailures();
  await press("Erneut versuchen");
  await expectText("Noch keine Leads vorhanden. Erstelle deinen ersten Lead!");
});
