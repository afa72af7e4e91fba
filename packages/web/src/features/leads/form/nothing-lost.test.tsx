import type { TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crm, expectLeads, fillLead, leadRow } from "../../../testing/crm.ts";
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

const note = "Notiz (optional)";
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const open = async (name: string) => {
  await hands.click(await leadRow(name));
  return dialog("Lead bearbeiten");
};
const expectAlert = (words: RegExp) =>
  waitFor(async () => {
    const alerts = within(await dialog())
      .getAllByRole("alert")
      .map(wordsOf);
    expect(alerts).toContainEqual(expect.stringMatching(words));
  });

it("never sends what was discarded without a connection, neither a change nor a new lead", async () => {
  const { network, reload, stored } = await renderScreen(crm, { given: { leads: [{ name: "Anna" }] } });
  const discard = async () => {
    await expectAlert(/Keine Verbindung/);
    await press("Abbrechen");
    await press("Verwerfen", { at: await question("Änderungen verwerfen?") });
    await expectClosed();
  };
  await open("Anna");
  await fill("Name", "Anna B.");
  network.goOffline();
  await press("Speichern");
  await discard();
  await press("Neuer Lead");
  await fillLead("Björn");
  await press("Lead erstellen");
  await discard();
  const tried = network.sent().length;
  network.goOnline();
  await reload();
  await expectLeads("Anna");
  expect(network.sent()).toHaveLength(tried);
  expect(await stored("/api/leads")).toEqual([expect.objectContaining({ name: "Anna" })]);
});

it("enters a note once when pressed twice", async () => {
  const { leads, stored } = await renderScreen(crm, { given: { leads: [{ name: "Anna" }] } });
  await open("Anna");
  await press("Verlauf", { role: "tab" });
  await fill(note, "Rückruf am Montag");
  await hands.dblClick(screen.getByRole("button", { name: "Eintragen" }));
  await waitFor(async () => expect((await field(note)).value).toBe(""));
  const timeline = await stored<TimelineEntry[]>(`/api/leads/${leads[0]?.id}/timeline`);
  expect(timeline.filter((entry) => "text" in entry && entry.text === "Rückruf am Montag")).toHaveLength(1);
});

it("keeps a note that was typed: by the other tab, by saving, by Escape and without a connection", async () => {
  const words = "Will im April beginnen";
  const { network } = await renderScreen(crm, { given: { leads: [{ name: "Anna" }] } });
  const form = await open("Anna");
  const expectNote = (text: string) => waitFor(async () => expect((await field(note)).value).toBe(text));
  await press("Verlauf", { role: "tab" });
  await fill(note, words);
  await press("Details", { role: "tab" });
  await fill("Position", "Vorständin");
  await press("Speichern");
  await expectToast("Lead aktualisiert");
  await expectNote(words);
  await hands.type(await field(note), "{Escape}");
  await press("Weiter bearbeiten", { at: await question("Änderungen verwerfen?") });
  network.goOffline();
  await press("Eintragen");
  await expectAlert(/Keine Verbindung/);
  await expectNote(words);
  network.goOnline();
  await press("Eintragen");
  await expectText(words, await within(form).findByRole("list"));
  await expectNote("");
});

it("says when the same field was changed elsewhere, and merges the others", async () => {
  const given = { leads: [{ name: "Anna", position: "Einkauf", nextStep: "" }] };
  const { account, leads, stack, stored } = await renderScreen(crm, { given });
  const path = `/api/leads/${leads[0]?.id}`;
  const form = await open("Anna");
  await fill("Position", "Vertrieb");
  const body = { position: "Leitung", nextStep: "Anrufen" };
  await stack.call({ method: "PATCH", path }, { token: account.token, body });
  await press("Speichern");
  await expectText("Inzwischen geändert in „Leitung“.", form);
  await waitFor(async () => expect(document.activeElement).toBe(await field("Position")));
  await waitFor(async () => expect((await field("Nächster Schritt")).value).toBe("Anrufen"));
  await press("Speichern");
  await expectClosed();
  expect(await stored(path)).toMatchObject({ position: "Vertrieb", nextStep: "Anrufen" });
});
