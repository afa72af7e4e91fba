import { addDays, today } from "@linkedpotential/contract/dates";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, expectLeads, findLeadsTable } from "../../../../testing/crm.ts";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, fill, press, textOf, user } from "../../../../testing/user.ts";

const day = (days: number) => addDays(today(new Date()), days);
const leads = [
  { name: "Anna", status: "interested", temperature: "hot", priorityClass: "A", tags: ["SAP"], source: "event" },
  { name: "Björn", status: "proposal", temperature: "cold", priorityClass: "B", tags: ["Java, Web"], dealValue: 1000 },
  { name: "Carla", status: "qualified", followUpDate: day(-2), tags: ["SAP"], dealValue: 3000 },
  { name: "Dora", status: "won", followUpDate: day(0) },
] as const;
const seed = { leads: leads.map((lead) => ({ ...lead, tags: "tags" in lead ? [...lead.tags] : [] })) };
const expectAddress = (search: string) => waitFor(() => expect(location.search).toBe(`?section=leads${search}`));

async function choose(filter: string, ...options: string[]): Promise<void> {
  await press(new RegExp(`^Filter ${filter}`));
  for (const option of options) await press(option, { role: "option" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
}

it("filters by all statuses, several at once, and names them on the chip [D58]", async () => {
  const { reload } = await renderScreen(crmPath, { seed });
  await findLeadsTable();
  await choose("Status", "Interesse gezeigt", "Angebot");
  await expectLeads("Björn", "Anna");
  await expectAddress("&statuses=interested%2Cproposal");
  await screen.findByRole("button", { name: "Filter Status: Interesse gezeigt, Angebot" });
  await reload();
  await expectLeads("Björn", "Anna");
  await press("Filter Status entfernen");
  await expectLeads("Dora", "Carla", "Björn", "Anna");
  await expectAddress("");
});

it("combines source, temperature, class, tag and follow-up, and clears them together", async () => {
  await renderScreen(crmPath, { seed });
  await findLeadsTable();
  await choose("Schlagwort", "SAP");
  await expectLeads("Carla", "Anna");
  await choose("Follow-up", "Überfällig");
  await expectLeads("Carla");
  await press("Filter löschen");
  await expectLeads("Dora", "Carla", "Björn", "Anna");
  await choose("Temperatur", "Heiß");
  await choose("Klasse", "A-Lead");
  await choose("Quelle", "Veranstaltung");
  await expectLeads("Anna");
  await choose("Schlagwort", "Java, Web");
  await expectText("Keine Leads gefunden, die deinen Filterkriterien entsprechen.");
  await press("Filter zurücksetzen");
  await expectLeads("Dora", "Carla", "Björn", "Anna");
  expect(screen.queryByRole("button", { name: "Filter löschen" })).toBeNull();
});

it("closes the choices on a press elsewhere, and leaves the rest of the page active", async () => {
  await renderScreen(crmPath, { seed });
  await findLeadsTable();
  await press("Filter Quelle");
  const choices = await screen.findByRole("listbox", { name: "Quelle" });
  expect(document.querySelector("[inert]")).toBeNull();
  await user.click(document.querySelector(".fixed.inset-0") ?? document.body);
  await waitFor(() => expect(choices.isConnected).toBe(false));
});

it("applies the same filters and search to the board", async () => {
  await renderScreen(`${crmPath}&view=board`, { seed });
  const names = () =>
    within(screen.getByRole("region", { name: "Pipeline" }))
      .getAllByRole("listitem")
      .map((card) => textOf(card.querySelector("button")))
      .filter(Boolean);
  await screen.findByRole("region", { name: "Pipeline" });
  await choose("Schlagwort", "SAP");
  await waitFor(() => expect(names()).toEqual(["Anna", "Carla"]));
  await fill("Leads suchen", "qualifiziert carla");
  await waitFor(() => expect(names()).toEqual(["Carla"]));
  await press("Liste", { role: "radio" });
  await expectLeads("Carla");
});

it("counts leads, deals, pipeline and overdue follow-ups, and each figure leads to its leads", async () => {
  await renderScreen(`${crmPath}&sort=name`, { seed });
  const strip = await screen.findByRole("region", { name: "Überblick" });
  const figures = within(strip).getAllByRole("link").map(textOf);
  // 65 % of 1,000 and 50 % of 3,000.
  const expected = ["4 Leads", "2 aktive Leads", "4.000 € Pipeline", "2.150 € gewichtet", "1 Follow-up überfällig"];
  expect(figures).toEqual(expected);
  await fill("Leads suchen", "anna");
  await expectLeads("Anna");
  await press("2 aktive Leads", { role: "link" });
  await expectLeads("Björn", "Carla");
  await press("1 Follow-up überfällig", { role: "link" });
  await expectLeads("Carla");
  await press(/Pipeline/, { role: "link" });
  await expectLeads("Anna", "Björn", "Carla");
  await press("4 Leads", { role: "link" });
  await expectLeads("Anna", "Björn", "Carla", "Dora");
  await expectAddress("&sort=name");
});

it("searches over all fields, with words in any order and umlauts in any spelling", async () => {
  const people = [
    { name: "Jürgen Großmann", position: "Geschäftsführer", notes: "Kennt uns vom Kongress" },
    { name: "Çağla Öztürk", company: "Stadtwerke Nürnberg", tags: ["Energie"] },
  ];
  await renderScreen(crmPath, { seed: { leads: people } });
  for (const text of ["grossmann jurgen", "geschaeftsfuehrer", "kongress großmann"]) {
    await fill("Leads suchen", text);
    await expectLeads("Jürgen Großmann");
  }
  for (const text of ["Oeztuerk", "cagla ozturk", "energie nuernberg"]) {
    await fill("Leads suchen", text);
    await expectLeads("Çağla Öztürk");
  }
});

it("chooses from the list of a filter by keyboard alone, and returns the focus to its chip", async () => {
  await renderScreen(crmPath, { seed });
  await findLeadsTable();
  const chip = screen.getByRole("button", { name: "Filter Status" });
  chip.focus();
  await user.keyboard("{Enter}");
  const focused = () => textOf(document.activeElement);
  expect(focused()).toBe("Neu");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("Interesse gezeigt");
  await user.keyboard(" {End}");
  expect(focused()).toBe("Verloren");
  await user.keyboard("q");
  expect(focused()).toBe("Qualifiziert");
  await user.keyboard("{Enter}{Home}{ArrowUp}");
  expect(focused()).toBe("Neu");
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(chip);
  await expectLeads("Carla", "Anna");
  expect(location.search).toContain("statuses=interested%2Cqualified");
  await user.keyboard("{Enter}");
  await user.tab();
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
});
