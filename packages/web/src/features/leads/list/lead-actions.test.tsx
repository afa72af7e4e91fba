import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  chooseLeadAction,
  crmPath,
  expectLeads,
  fillRequiredLeadFields,
  findLeadRow,
  findLeadsTable,
  openLeadForm,
} from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
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
} from "../../../testing/user.ts";

const select = async (label: string) => user.click(await findField(label));
const named = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Lead ${index + 1}` }));
const refused = { status: 409, body: { error: "x" } };

it("copies a lead at once, with undo [LEAD-25..28, LEAD-29, LEAD-30-NS]", async () => {
  const done = { status: "won", followUpDate: "2027-03-12", followUpCompleted: true } as const;
  await renderScreen(crmPath, { seed: { leads: [{ name: "Jördis Größmann", ...done }] } });
  await chooseLeadAction("Jördis Größmann", "Duplizieren");
  await expectToast("Lead dupliziert");
  const copy = await findLeadRow("Jördis Größmann (Kopie)");
  expect(textOf(copy)).toContain("Neu");
  expect(textOf(copy)).toContain("Kein Follow-up");
  expect(copy.dataset.followUp).toBe("neutral");
  await press("Rückgängig");
  await expectLeads("Jördis Größmann");
});

it("cuts a long name of a copy between characters, to make room for the suffix", async () => {
  const name = `${"x".repeat(191)}💜${"y".repeat(7)}`;
  await renderScreen(crmPath, { seed: { leads: [{ name }] } });
  await chooseLeadAction(name, "Duplizieren");
  await expectToast("Lead dupliziert");
  await findLeadRow(`${"x".repeat(191)}💜 (Kopie)`);
});

it("asks before deleting a lead, and offers to undo it [LEAD-31, ERR-108]", async () => {
  await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }, { name: "Björn", vorbereitung: "Zahlen lesen" }] } });
  await chooseLeadAction("Björn", "Löschen");
  expect(textOf(await findConfirmation("Lead löschen?"))).toContain("„Björn“");
  await press("Abbrechen");
  await expectLeads("Björn", "Anna");
  await chooseLeadAction("Björn", "Löschen");
  await press("Löschen", { container: await findConfirmation() });
  await expectToast("Lead gelöscht");
  await expectLeads("Anna");
  await press("Rückgängig");
  await expectToast("Lead wiederhergestellt");
  await openLeadForm("Björn");
  expect((await findField("Vorbereitung")).value).toBe("Zahlen lesen");
});

it("shows a lead again when its deletion failed [ERR-101, ERR-104]", async () => {
  await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] }, failing: { "leads/delete": refused } });
  await chooseLeadAction("Anna", "Löschen");
  await press("Löschen", { container: await findConfirmation() });
  await expectToast("Fehler");
  await expectToast(/^Lead konnte nicht gelöscht werden/);
  await expectLeads("Anna");
});

it("deletes the selected leads, one call each [LEAD-17, LEAD-18, LEAD-32, LEAD-33, ERR-109]", async () => {
  const { leads, network } = await renderScreen(crmPath, { seed: { leads: named(27) } });
  await findLeadsTable();
  expect(screen.queryByRole("button", { name: "Ausgewählte löschen" })).toBeNull();
  await select("Alle auf dieser Seite auswählen");
  await expectText("25 Leads ausgewählt");
  await select("Lead 27 auswählen");
  await press("Alle 27 auswählen");
  await select("Lead 27 auswählen");
  await press("Ausgewählte löschen");
  await press("Löschen", { container: await findConfirmation("26 Leads löschen?") });
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

it("selects the leads of the page that is shown", async () => {
  await renderScreen(crmPath, { seed: { leads: named(27) } });
  await findLeadsTable();
  await press("Nächste Seite");
  await expectLeads("Lead 2", "Lead 1");
  await select("Alle auf dieser Seite auswählen");
  await expectText("2 Leads ausgewählt");
  expect(await Promise.all([1, 2].map(async (id) => (await findField(`Lead ${id} auswählen`)).checked))).toEqual([
    true,
    true,
  ]);
});

it("does not delete selected leads that a search hides, and excludes them from the count in the confirmation", async () => {
  const { network, leads } = await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }, { name: "Björn" }] } });
  for (const { name } of leads) await select(`${name} auswählen`);
  await fill("Leads suchen", "Björn");
  await expectLeads("Björn");
  await press("Ausgewählte löschen");
  await press("Löschen", { container: await findConfirmation(/^1 Lead /) });
  await expectToast(/gelöscht/);
  expect(network.sent("leads/delete").map(({ path }) => path)).toEqual([`/api/leads/${leads[1]?.id}`]);
});

it("shows the progress and keeps the leads that could not be deleted [ERR-105]", async () => {
  const { network } = await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }, { name: "Björn" }] } });
  await findLeadsTable();
  network.fail("leads/delete", refused, 1);
  const release = network.hold("leads/delete");
  await select("Alle auf dieser Seite auswählen");
  await press("Ausgewählte löschen");
  await press("Löschen", { container: await findConfirmation() });
  expect(
    await screen.findByRole("progressbar", { name: "Leads werden gelöscht …", value: { text: "1 von 2" } }),
  ).toBeTruthy();
  release();
  await expectToast(/^Einige Leads konnten nicht gelöscht werden/);
  await expectText("1 Lead ausgewählt");
  expect(await findLeadsTable()).toBeTruthy();
});

it("shows the free plan's limit after Premium has ended, and that all leads are kept", async () => {
  await renderScreen(crmPath, { as: { leads: 52 } });
  await expectText("52 Leads, der kostenlose Tarif umfasst 50. Alle bleiben erhalten.");
  await press("Premium ansehen", { role: "link" });
  await waitFor(() => expect(location.search).toBe("?section=billing"));
});

it("shows what Premium unlocks instead of an error [CONST-125]", async () => {
  await renderScreen(crmPath, { as: { leads: 50 } });
  await expectText("50 von 50 Leads");
  await press("Neuer Lead");
  await fillRequiredLeadFields("Lead 51");
  await press("Lead erstellen");
  const offer = await findDialog("Mehr als 50 Leads mit Premium");
  expect(textOf(offer)).toContain("Leads in beliebiger Zahl");
  expect(textOf(screen.getByRole("region", { name: "Meldungen", hidden: true }))).toBe("");
  await press("Später", { container: offer });
  expect((await findField("Name")).value).toBe("Lead 51");
});
