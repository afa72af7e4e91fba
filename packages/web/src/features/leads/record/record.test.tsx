import type { Lead, NewLead } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import {
  chooseLeadAction,
  crmPath,
  findLeadRow,
  findLeadsTable,
  findRecord,
  openRecord,
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
import { stubNarrowScreen } from "../../../testing/viewport.ts";

const three = [{ name: "Anna" }, { name: "Björn" }, { name: "Cem" }];
const expectAddress = (search: string) => waitFor(() => expect(location.search).toBe(`?section=leads${search}`));
const expectNoRecord = () => waitFor(() => expect(screen.queryByRole("complementary", { name: /^Lead/ })).toBeNull());

it("opens next to the list with an address of its own, which survives a reload and the back button", async () => {
  const { reload } = await renderScreen(crmPath, { seed: { leads: three } });
  await openRecord("Björn");
  await expectAddress("&lead=2");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await findLeadsTable()).toBeTruthy();
  await reload();
  await findRecord("Björn");
  await openRecord("Cem");
  await expectAddress("&lead=3");
  history.back();
  await findRecord("Björn");
  history.back();
  await expectNoRecord();
});

it("closes on Escape and returns the focus to the row", async () => {
  await renderScreen(crmPath, { seed: { leads: three } });
  const name = await screen.findByRole("button", { name: "Björn" });
  name.focus();
  await user.keyboard("{Enter}");
  const record = await findRecord("Björn");
  await waitFor(() => expect(document.activeElement).toBe(record));
  await user.keyboard("{Escape}");
  await expectNoRecord();
  await waitFor(() => expect(document.activeElement).toBe(name));
  await expectAddress("");
});

it("says that a lead does not exist, and leads back to the list", async () => {
  await renderScreen(`${crmPath}&lead=4711`, { seed: { leads: three } });
  await expectText("Diesen Lead gibt es nicht mehr");
  await press("Zu Ihren Leads");
  await expectNoRecord();
  await findLeadRow("Anna");
});

it("tells that the lead was deleted elsewhere", async () => {
  const { stack, account, leads } = await renderScreen(crmPath, { seed: { leads: three } });
  await findLeadRow("Anna");
  await stack.call({ method: "DELETE", path: `/api/leads/${leads[0]?.id}` }, { token: account.token });
  await user.click(await findLeadRow("Anna"));
  await expectText("Er wurde gelöscht, oder der Link gehört zu einem anderen Konto.");
  await press("Zu Ihren Leads");
  await expectNoRecord();
});

it("shows who the lead is, how the deal stands, and what can be done", async () => {
  const lead: Partial<NewLead> = {
    name: "Annika Yıldız",
    position: "Leiterin Marketing",
    company: "Nordlicht Energie",
    status: "proposal",
    dealValue: 18_400,
    temperature: "warm",
    priorityClass: "A",
    tags: ["Energie"],
    email: "annika@beispiel.de",
    nextStep: "Angebot nachfassen",
    salutation: "ms",
  };
  await renderScreen(`${crmPath}&lead=1`, { seed: { leads: [lead] } });
  const record = within(await findRecord("Annika Yıldız"));
  expect(record.getByRole("heading", { level: 2, name: "Annika Yıldız" })).toBeTruthy();
  const value = (name: string) => record.getByRole<HTMLTextAreaElement>("textbox", { name }).value;
  expect(["Name", "Position", "Unternehmen", "Auftragswert", "Nächster Schritt"].map(value)).toEqual([
    ...["Annika Yıldız", "Leiterin Marketing", "Nordlicht Energie", "18.400", "Angebot nachfassen"],
  ]);
  for (const name of [
    "Status: Angebot",
    "Temperatur: Warm",
    "Klasse: A-Lead",
    "Anrede: Frau",
    "Quelle: Keine Angabe",
  ]) {
    expect(record.getByRole("button", { name })).toBeTruthy();
  }
  expect(textOf(record.getByRole("list", { name: "Schlagwörter" }))).toBe("Energie");
  expect(record.getByRole("link", { name: "E-Mail" }).getAttribute("href")).toBe("mailto:annika@beispiel.de");
  expect(
    record.getByRole("link", { name: "Anrufen: Keine Telefonnummer eingetragen" }).getAttribute("aria-disabled"),
  ).toBe("true");
  const sections = record.getAllByRole("heading", { level: 3 }).map(textOf);
  expect(sections).toEqual([
    ...["Nächster Schritt", "Dranbleiben", "Verlauf", "Vorbereitung", "Gesprächsinfos", "Notizen", "Kontaktdaten"],
  ]);
  const buttons = ["Vorheriger Lead", "Nächster Lead", "Lead schließen", "Aktivität", "Weitere Aktionen"];
  for (const name of [...buttons, "Alle Angaben bearbeiten"]) expect(record.getByRole("button", { name })).toBeTruthy();
});

it("marks the chance of the status as the default until the lead has its own", async () => {
  const { getFromApi } = await renderScreen(`${crmPath}&lead=1`, {
    seed: { leads: [{ name: "Anna", status: "proposal" }] },
  });
  const record = await findRecord("Anna");
  const chance = await findField("Abschluss in %", record);
  expect([chance.value, chance.placeholder]).toEqual(["", "65"]);
  await expectText("Standard", record);
  await fill("Abschluss in %", "80");
  await user.keyboard("{Enter}");
  await expectToast("Lead aktualisiert");
  await waitFor(() => expect(within(record).queryByText("Standard")).toBeNull());
  expect(await getFromApi<Lead>("/api/leads/1")).toMatchObject({ closingProbability: 80 });
});

it("opens the form with all fields on top, and returns to the record", async () => {
  await renderScreen(crmPath, { seed: { leads: three } });
  await press("Alle Angaben bearbeiten", { container: await openRecord("Anna") });
  await fill("Position", "Vorständin", await findDialog("Lead bearbeiten"));
  await expectAddress("&lead=1&edit=record");
  await press("Speichern");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await findField("Position", await findRecord("Anna"))).value).toBe("Vorständin");
});

it("duplicates and deletes the lead, and closes with the deleted lead", async () => {
  await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
  const record = await openRecord("Anna");
  await press("Weitere Aktionen", { container: record });
  await press("Duplizieren", { role: "menuitem" });
  await findLeadRow("Anna (Kopie)");
  await press("Weitere Aktionen", { container: record });
  await press("Löschen", { role: "menuitem" });
  await press("Löschen", { container: await findConfirmation() });
  await expectNoRecord();
  await expectToast("Lead gelöscht");
  await press("Rückgängig");
  await findLeadRow("Anna");
});

it("plans the follow-up with one press, and completes it, each with undo", async () => {
  vi.setSystemTime("2027-03-03T09:00:00Z");
  const { getFromApi } = await renderScreen(`${crmPath}&lead=1`, { seed: { leads: [{ name: "Anna" }] } });
  const record = await findRecord("Anna");
  const expectFollowUp = (followUpDate: string | null, followUpCompleted = false) =>
    waitFor(async () => expect(await getFromApi("/api/leads/1")).toMatchObject({ followUpDate, followUpCompleted }));
  await press("Morgen", { container: record });
  await expectFollowUp("2027-03-04");
  await press("+3 Tage", { container: record });
  await expectFollowUp("2027-03-06");
  await press("Nächste Woche", { container: record });
  await expectFollowUp("2027-03-10");
  await press("Datum wählen", { container: record });
  await press(/12\. März 2027/, { container: await findDialog("Follow-up-Datum") });
  await expectFollowUp("2027-03-12");
  await press("Erledigt", { container: record });
  await expectFollowUp("2027-03-12", true);
  await press("Rückgängig");
  await expectFollowUp("2027-03-12");
});

it("keeps in touch at a chosen rhythm, and shows when the next contact is due", async () => {
  vi.setSystemTime("2027-03-03T09:00:00Z");
  await renderScreen(`${crmPath}&lead=1`, { seed: { leads: [{ name: "Anna" }] } });
  const record = await findRecord("Anna");
  await press("Rhythmus: kein Rhythmus", { container: record });
  await press("alle 4 Wochen", { role: "menuitemradio" });
  await expectText("nächstes Mal 31.03.2027", record);
  vi.setSystemTime("2027-03-04T08:00:00Z");
  await press("Aktivität", { container: record });
  await press("Eintragen", { container: record });
  await expectText("nächstes Mal 01.04.2027", record);
  await press("Rhythmus: alle 4 Wochen", { container: record });
  await press("eigener Rhythmus", { role: "menuitemradio" });
  await fill("Wochen bis zum nächsten Kontakt", "sechs");
  await user.keyboard("{Enter}");
  await expectText("Bitte 1 bis 52 Wochen angeben.", record);
  await fill("Wochen bis zum nächsten Kontakt", "6");
  await user.keyboard("{Enter}");
  await expectText("nächstes Mal 15.04.2027", record);
});

it("opens as a dialog on a screen without room for a panel", async () => {
  stubNarrowScreen();
  await renderScreen(`${crmPath}&lead=1`, { seed: { leads: three } });
  const sheet = await findDialog("Lead: Anna");
  await press("Nächster Lead", { container: sheet });
  await press("Lead schließen", { container: sheet });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("opens the form from the menu of a row, without the record", async () => {
  await renderScreen(crmPath, { seed: { leads: three } });
  await chooseLeadAction("Anna", "Bearbeiten");
  await findDialog("Lead bearbeiten");
  await expectAddress("&lead=1&edit=1");
  await press("Abbrechen");
  await expectAddress("");
  await expectNoRecord();
});
