import type { Lead, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { actOn, crm, expectLeads, leadRow } from "../../../testing/crm.ts";
import { dialog, expectText, expectToast, field, fill, hands, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";

const anna = { name: "Anna", company: "Werft", vorbereitung: "Zahlen lesen", tags: ["SaaS"] };
const saysSo = /^Diesen Lead gibt es nicht mehr\. Ihre Eingaben stehen noch hier: „Speichern“ legt/;
const open = async (name = "Anna") => {
  await hands.click(await leadRow(name));
  return dialog("Lead bearbeiten");
};
const deleteElsewhere = ({ stack, account, leads }: Screen) =>
  stack.call({ method: "DELETE", path: `/api/leads/${leads[0]?.id}` }, { token: account.token });
const expectAlert = async (words: RegExp) =>
  waitFor(async () => expect(wordsOf(within(await dialog()).getByRole("alert"))).toMatch(words));
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

it("keeps what was typed when reading the lead says that it is gone, and saves it as a new one [O194]", async () => {
  const shown = await renderScreen(crm, { given: { leads: [anna] } });
  await leadRow("Anna");
  await deleteElsewhere(shown);
  const goOn = shown.network.hold("leads/get");
  await open();
  await fill("Position", "Vorständin");
  goOn();
  await expectAlert(saysSo);
  await expectLeads();
  expect((await field("Position")).value).toBe("Vorständin");
  await fill("Vorbereitung", "Von vorn");
  await fill("Name", "");
  await press("Speichern");
  await expectText("Name ist erforderlich");
  await fill("Name", "Anna Jäger");
  await press("Speichern");
  await expectToast("Lead erstellt");
  await expectClosed();
  const saved = await shown.stored<Lead[]>("/api/leads?view=full");
  const { company, tags } = anna;
  expect(saved).toEqual([
    expect.objectContaining({ name: "Anna Jäger", position: "Vorständin", company, tags, vorbereitung: "Von vorn" }),
  ]);
});

it("keeps what was typed when saving says that the lead is gone, takes it off the list and saves all of it anew [O194]", async () => {
  const shown = await renderScreen(crm, { given: { leads: [anna, { name: "Björn" }] } });
  await open();
  await fill("Position", "Vorständin");
  await fill("Vorbereitung", "Zahlen gelesen");
  await deleteElsewhere(shown);
  await press("Speichern");
  await expectAlert(saysSo);
  await expectLeads("Björn");
  expect((await field("Vorbereitung")).value).toBe("Zahlen gelesen");
  shown.network.fail("leads/create", { status: 500, body: { code: "request.internal" } }, 1);
  await press("Speichern");
  await expectAlert(/^Das hat leider nicht geklappt/);
  await press("Speichern");
  await expectToast("Lead erstellt");
  await expectLeads("Anna", "Björn");
  expect(shown.network.sent("leads/create").at(-1)?.body).toMatchObject({
    ...anna,
    position: "Vorständin",
    vorbereitung: "Zahlen gelesen",
  });
});

it("keeps a note that was typed, and enters it with the lead that is created anew [O194]", async () => {
  const shown = await renderScreen(crm, { given: { leads: [anna] } });
  const note = "Will im April beginnen";
  const form = await open();
  await press("Verlauf", { role: "tab" });
  await fill("Notiz (optional)", note);
  await deleteElsewhere(shown);
  await press("Eintragen");
  await expectText(/„Speichern“ unter „Details“ legt ihn neu an\.$/, form);
  expect((await field("Notiz (optional)")).value).toBe(note);
  await press("Details", { role: "tab" });
  await expectAlert(saysSo);
  await press("Speichern");
  await expectToast("Lead erstellt");
  await waitFor(async () => expect((await field("Notiz (optional)")).value).toBe(note));
  await press("Eintragen");
  await expectText(note, await within(form).findByRole("list"));
  const [lead] = await shown.stored<Lead[]>("/api/leads");
  const timeline = await shown.stored<TimelineEntry[]>(`/api/leads/${lead?.id}/timeline`);
  expect(timeline).toContainEqual(expect.objectContaining({ text: note }));
});

it("keeps what was typed about a copy that the toast takes back meanwhile [O194]", async () => {
  await renderScreen(crm, { given: { leads: [anna] } });
  await actOn("Anna", "Kopieren");
  await expectToast("Lead kopiert");
  await open("Anna (Kopie)");
  await fill("Infos aus dem Erstgespräch", "Sucht Hilfe");
  await press("Rückgängig");
  await expectAlert(saysSo);
  expect((await field("Infos aus dem Erstgespräch")).value).toBe("Sucht Hilfe");
});

it("says only that the lead is gone where nothing was typed", async () => {
  const shown = await renderScreen(crm, { given: { leads: [anna] } });
  await leadRow("Anna");
  await deleteElsewhere(shown);
  await hands.click(await leadRow("Anna"));
  await expectText("Diesen Lead gibt es nicht mehr", await dialog("Lead"));
});
