import type { LeadRow, NewLead } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { crmPath, expectLeads, findLeadRow, findLeadsTable } from "../../../../testing/crm.ts";
import { renderScreen } from "../../../../testing/screen.tsx";
import {
  expectText,
  expectToast,
  fill,
  findConfirmation,
  findDialog,
  findField,
  press,
  textOf,
  user,
} from "../../../../testing/user.ts";

beforeEach(() => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
});

async function open(leads: Partial<NewLead>[]) {
  const opened = await renderScreen(`${crmPath}&sort=name`, { seed: { leads } });
  await findLeadsTable();
  await user.click(await findField("Alle auf dieser Seite auswählen"));
  await screen.findByRole("region", { name: "Ausgewählte Leads ändern" });
  return opened;
}
const statusOf = async (name: string) => textOf((await findLeadRow(name)).querySelector("[data-column=status]"));
const followUpOf = async (name: string) =>
  textOf((await findLeadRow(name)).querySelector("[data-column=followUpDate]"));
const expectStatuses = (...statuses: string[]) =>
  waitFor(async () => expect(await Promise.all(["Anna", "Björn"].map(statusOf))).toEqual(statuses));

async function choose(menu: string, action: string): Promise<void> {
  await press(menu, { container: await screen.findByRole("region", { name: "Ausgewählte Leads ändern" }) });
  await press(action, { role: "menuitem" });
}

it("changes the status of the selected leads, one call each, and undoes it", async () => {
  const { network, getFromApi } = await open([
    { name: "Anna" },
    { name: "Björn", status: "lost", lostReason: "Budget" },
  ]);
  await choose("Status", "Angebot");
  await expectToast("2 Leads geändert");
  await expectStatuses("Angebot", "Angebot");
  expect(network.sent("leads/update").map(({ body }) => body)).toEqual([
    { status: "proposal" },
    { status: "proposal" },
  ]);
  await press("Rückgängig");
  await expectToast("2 Leads zurückgesetzt");
  await expectStatuses("Neu", "Verloren");
  const stored = await getFromApi<LeadRow[]>("/api/leads");
  expect(stored.map(({ name, status, lostReason }) => [name, status, lostReason]).toSorted()).toEqual([
    ["Anna", "new", ""],
    ["Björn", "lost", "Budget"],
  ]);
});

it("says how many could be changed, rolls the others back, and undoes the rest", async () => {
  const { network } = await open([{ name: "Anna" }, { name: "Björn" }]);
  network.fail("leads/update", { status: 409, body: { error: "x" } }, 1);
  const release = network.hold("leads/update");
  await choose("Status", "Gewonnen");
  await expectStatuses("Gewonnen", "Gewonnen");
  await screen.findByRole("progressbar", { name: "Leads werden geändert …" });
  release();
  await expectToast("1 von 2 Leads geändert");
  await expectStatuses("Neu", "Gewonnen");
  await press("Rückgängig");
  await expectToast("Änderung zurückgenommen");
  await expectStatuses("Neu", "Neu");
});

it("says at once that nothing can be changed offline", async () => {
  const { network } = await open([{ name: "Anna" }, { name: "Björn" }]);
  network.goOffline();
  await choose("Status", "Angebot");
  await expectToast("0 von 2 Leads geändert");
  await expectToast(/^Keine Verbindung/);
  await expectStatuses("Neu", "Neu");
});

it("adds and removes a tag, ignoring case and leads that need no change", async () => {
  const { network } = await open([
    { name: "Anna", tags: ["sap"] },
    { name: "Björn", tags: ["Java"] },
  ]);
  const changeTag = async (button: string) => {
    await press("Schlagwort");
    const dialog = await findDialog("Schlagwort von 2 Leads");
    await press(button, { container: dialog });
    await expectText("Bitte geben Sie ein Schlagwort ein.", dialog);
    await fill("Schlagwort", " SAP ", dialog);
    await press(button, { container: dialog });
  };
  await changeTag("Hinzufügen");
  await expectToast("1 Lead geändert");
  expect(network.sent("leads/update").map(({ body }) => body)).toEqual([{ tags: ["Java", "SAP"] }]);
  await changeTag("Entfernen");
  await expectToast("2 Leads geändert");
  expect(network.sent("leads/update").map(({ body }) => body)).toEqual(
    expect.arrayContaining([{ tags: [] }, { tags: ["Java"] }]),
  );
});

it("sets the follow-up to tomorrow, in three days, next week or none", async () => {
  await open([{ name: "Anna", followUpDate: "2027-03-01", followUpCompleted: true }]);
  await choose("Follow-up", "Morgen");
  await waitFor(async () => expect(await followUpOf("Anna")).toBe("11.03.2027Morgen"));
  await choose("Follow-up", "In 3 Tagen");
  await waitFor(async () => expect(await followUpOf("Anna")).toContain("13.03.2027"));
  await choose("Follow-up", "Nächste Woche");
  await waitFor(async () => expect(await followUpOf("Anna")).toContain("17.03.2027"));
  await choose("Follow-up", "Kein Follow-up");
  await waitFor(async () => expect(await followUpOf("Anna")).toBe("–Kein Follow-up"));
  await press("Rückgängig");
  await waitFor(async () => expect(await followUpOf("Anna")).toContain("17.03.2027"));
});

it("restores deleted leads", async () => {
  await open([{ name: "Anna", vorbereitung: "Zahlen lesen" }, { name: "Björn" }]);
  await press("Ausgewählte löschen");
  await press("Löschen", { container: await findConfirmation("2 Leads löschen?") });
  await expectToast("Leads gelöscht (2 Lead(s))");
  await press("Rückgängig");
  await expectToast("2 Leads wiederhergestellt");
  await expectLeads("Anna", "Björn");
});
