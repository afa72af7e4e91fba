import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { actOn, crm, expectLeads, fillLead, leadRow, leadsTable } from "../../../testing/crm.ts";
import {
  dialog,
  expectText,
  expectToast,
  field,
  fill,
  hands,
  press,
  question,
  wordsOf,
} from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const select = async (label: string) => hands.click(await field(label));
const named = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Lead ${index + 1}` }));
const refused = { status: 409, body: { error: "x" } };

it("copies a lead at once, with undo [LEAD-25..28, LEAD-29, LEAD-30-NS]", async () => {
  const done = { status: "won", followUpDate: "2027-03-12", followUpCompleted: true } as const;
  await renderScreen(crm, { given: { leads: [{ name: "Jördis Größmann", ...done }] } });
  await actOn("Jördis Größmann", "Kopieren");
  await expectToast("Lead kopiert");
  const copy = await leadRow("Jördis Größmann (Kopie)");
  expect(wordsOf(copy)).toContain("Neu");
  expect(wordsOf(copy)).toContain("Kein Follow-up");
  expect(copy.dataset.followUp).toBe("neutral");
  await press("Rückgängig");
  await expectLeads("Jördis Größmann");
});

it("cuts the name of a copy between characters where the suffix has no room", async () => {
  const name = `${"x".repeat(191)}💜${"y".repeat(7)}`;
  await renderScreen(crm, { given: { leads: [{ name }] } });
  await actOn(name, "Kopieren");
  await expectToast("Lead kopiert");
  await leadRow(`${"x".repeat(191)}💜 (Kopie)`);
});

it("asks before deleting, deletes and undoes [LEAD-31, ERR-108]", async () => {
  await renderScreen(crm, { given: { leads: [{ name: "Anna" }, { name: "Björn", vorbereitung: "Zahlen lesen" }] } });
  await actOn("Björn", "Löschen");
  expect(wordsOf(await question("Lead löschen?"))).toContain("„Björn“");
  await press("Abbrechen");
  await expectLeads("Björn", "Anna");
  await actOn("Björn", "Löschen");
  await press("Löschen", { at: await question() });
  await expectToast("Lead gelöscht");
  await expectLeads("Anna");
  await press("Rückgängig");
  await expectToast("Lead wiederhergestellt");
  await hands.click(await leadRow("Björn"));
  expect((await field("Vorbereitung")).value).toBe("Zahlen lesen");
});

it("brings a lead back whose deletion failed [ERR-101, ERR-104]", async () => {
  await renderScreen(crm, { given: { leads: [{ name: "Anna" }] }, failing: { "leads/delete": refused } });
  await actOn("Anna", "Löschen");
  await press("Löschen", { at: await question() });
  await expectToast("Fehler");
  await expectToast(/^Lead konnte nicht gelöscht werden/);
  await expectLeads("Anna");
});

it("deletes the selected leads, one call each [LEAD-17, LEAD-18, LEAD-32, LEAD-33, ERR-109]", async () => {
  const { leads, network } = await renderScreen(crm, { given: { leads: named(27) } });
  await leadsTable();
  expect(screen.queryByRole("button", { name: "Ausgewählte löschen" })).toBeNull();
  await select("Alle auf dieser Seite auswählen");
  await expectText("25 Leads ausgewählt");
  await select("Lead 27 auswählen");
  await press("Alle 27 auswählen");
  await select("Lead 27 auswählen");
  await press("Ausgewählte löschen");
  await press("Löschen", { at: await question("26 Leads löschen?") });
  await expectToast("Leads gelöscht (26 Lead(s))");
  await expectLeads("Lead 27");
  const deleted = network.sent("leads/delete").map(({ path }) => path);
  expect(deleted.toSorted()).toEqual(
    leads
      .slice(0, 26)
      .map(({ id }) => `/api/leads/${id}`)
      .toSorted(),
  );
});

it("deletes no selected lead that a search hides: the question counts what goes", async () => {
  const { network, leads } = await renderScreen(crm, { given: { leads: [{ name: "Anna" }, { name: "Björn" }] } });
  for (const { name } of leads) await select(`${name} auswählen`);
  await fill("Leads suchen", "Björn");
  await expectLeads("Björn");
  await press("Ausgewählte löschen");
  await press("Löschen", { at: await question(/^1 Lead /) });
  await expectToast(/gelöscht/);
  expect(network.sent("leads/delete").map(({ path }) => path)).toEqual([`/api/leads/${leads[1]?.id}`]);
});

it("shows the progress and keeps what could not be deleted [ERR-105]", async () => {
  const { network } = await renderScreen(crm, { given: { leads: [{ name: "Anna" }, { name: "Björn" }] } });
  await leadsTable();
  network.fail("leads/delete", refused, 1);
  const release = network.hold("leads/delete");
  await select("Alle auf dieser Seite auswählen");
  await press("Ausgewählte löschen");
  await press("Löschen", { at: await question() });
  expect(
    await screen.findByRole("progressbar", { name: "Leads werden gelöscht", value: { text: "1 von 2" } }),
  ).toBeTruthy();
  release();
  await expectToast(/^Einige Leads konnten nicht gelöscht werden/);
  await expectText("1 Lead ausgewählt");
  expect(await leadsTable()).toBeTruthy();
});

it("says after Premium has ended how many leads the free plan has, and that all stay", async () => {
  await renderScreen(crm, { as: { leads: 52 } });
  await expectText("52 Leads, der kostenlose Plan umfasst 50. Alle bleiben erhalten.");
  await press("Premium ansehen", { role: "link" });
  await waitFor(() => expect(location.search).toBe("?section=billing"));
});

it("shows what premium would unlock instead of an error [CONST-125]", async () => {
  await renderScreen(crm, { as: { leads: 50 } });
  await expectText("50 von 50 Leads");
  await press("Neuer Lead");
  await fillLead("Lead 51");
  await press("Lead erstellen");
  const offer = await dialog("Mehr als 50 Leads mit Premium");
  expect(wordsOf(offer)).toContain("Leads ohne Grenze");
  expect(wordsOf(screen.getByRole("region", { name: "Meldungen", hidden: true }))).toBe("");
  await press("Später", { at: offer });
  expect((await field("Name")).value).toBe("Lead 51");
});
