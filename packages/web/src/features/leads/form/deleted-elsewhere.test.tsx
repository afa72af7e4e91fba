import type { Lead, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { chooseLeadAction, crmPath, expectLeads, findLeadRow, openLeadForm } from "../../../testing/crm.ts";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, textOf } from "../../../testing/user.ts";

const anna = { name: "Anna", company: "Werft", vorbereitung: "Zahlen lesen", tags: ["SaaS"] };
const deletedMessage = /^Diesen Lead gibt es nicht mehr\. Ihre Eingaben stehen noch hier\. Mit „Speichern“ legen/;
const open = (name = "Anna") => openLeadForm(name);
const deleteElsewhere = ({ stack, account, leads }: Screen) =>
  stack.call({ method: "DELETE", path: `/api/leads/${leads[0]?.id}` }, { token: account.token });
const expectAlert = async (words: RegExp) =>
  waitFor(async () => expect(textOf(within(await findDialog()).getByRole("alert"))).toMatch(words));
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

it("keeps unsaved input when a read reports the lead as deleted, and saves it as a new lead [O194]", async () => {
  const shown = await renderScreen(crmPath, { seed: { leads: [anna] } });
  await findLeadRow("Anna");
  await deleteElsewhere(shown);
  const release = shown.network.hold("leads/get");
  await open();
  await fill("Position", "Vorständin");
  release();
  await expectAlert(deletedMessage);
  await expectLeads();
  expect((await findField("Position")).value).toBe("Vorständin");
  await fill("Vorbereitung", "Von vorn");
  await fill("Name", "");
  await press("Speichern");
  await expectText("Name ist erforderlich");
  await fill("Name", "Anna Jäger");
  await press("Speichern");
  await expectToast("Lead erstellt");
  await expectClosed();
  const saved = await shown.getFromApi<Lead[]>("/api/leads?view=full");
  const { company, tags } = anna;
  expect(saved).toEqual([
    expect.objectContaining({ name: "Anna Jäger", position: "Vorständin", company, tags, vorbereitung: "Von vorn" }),
  ]);
});

it("keeps unsaved input when a save reports the lead as deleted, removes it from the list and saves it all as a new lead [O194]", async () => {
  const shown = await renderScreen(crmPath, { seed: { leads: [anna, { name: "Björn" }] } });
  await open();
  await fill("Position", "Vorständin");
  await fill("Vorbereitung", "Zahlen gelesen");
  await deleteElsewhere(shown);
  await press("Speichern");
  await expectAlert(deletedMessage);
  await expectLeads("Björn");
  expect((await findField("Vorbereitung")).value).toBe("Zahlen gelesen");
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

it("keeps an unsaved note, and adds it to the new lead that replaces the deleted one [O194]", async () => {
  const shown = await renderScreen(crmPath, { seed: { leads: [anna] } });
  const note = "Will im April beginnen";
  const form = await open();
  await press("Verlauf", { role: "tab" });
  await fill("Notiz (optional)", note);
  await deleteElsewhere(shown);
  await press("Eintragen");
  await expectText(/„Speichern“ unter „Details“ legt ihn neu an\.$/, form);
  expect((await findField("Notiz (optional)")).value).toBe(note);
  await press("Details", { role: "tab" });
  await expectAlert(deletedMessage);
  await press("Speichern");
  await expectToast("Lead erstellt");
  await waitFor(async () => expect((await findField("Notiz (optional)")).value).toBe(note));
  await press("Eintragen");
  await expectText(note, await within(form).findByRole("list"));
  const [lead] = await shown.getFromApi<Lead[]>("/api/leads");
  const timeline = await shown.getFromApi<TimelineEntry[]>(`/api/leads/${lead?.id}/timeline`);
  expect(timeline).toContainEqual(expect.objectContaining({ text: note }));
});

it("keeps unsaved input of a copied lead when the toast undoes the copy [O194]", async () => {
  await renderScreen(crmPath, { seed: { leads: [anna] } });
  await chooseLeadAction("Anna", "Duplizieren");
  await expectToast("Lead dupliziert");
  await open("Anna (Kopie)");
  await fill("Infos aus dem Erstgespräch", "Sucht Hilfe");
  await press("Rückgängig");
  await expectAlert(deletedMessage);
  expect((await findField("Infos aus dem Erstgespräch")).value).toBe("Sucht Hilfe");
});

it("shows only that the lead was deleted when there is no unsaved input", async () => {
  const shown = await renderScreen(crmPath, { seed: { leads: [anna] } });
  await findLeadRow("Anna");
  await deleteElsewhere(shown);
  await chooseLeadAction("Anna", "Bearbeiten");
  await expectText("Diesen Lead gibt es nicht mehr", await findDialog("Lead"));
});
