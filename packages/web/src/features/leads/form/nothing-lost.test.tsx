import type { TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, expectLeads, fillRequiredLeadFields, openLeadForm } from "../../../testing/crm.ts";
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

const note = "Notiz (optional)";
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const open = openLeadForm;
const expectAlert = (words: RegExp) =>
  waitFor(async () => {
    const alerts = within(await findDialog())
      .getAllByRole("alert")
      .map(textOf);
    expect(alerts).toContainEqual(expect.stringMatching(words));
  });

it("never sends a change or a new lead that was discarded while offline", async () => {
  const { network, reload, getFromApi } = await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
  const discard = async () => {
    await expectAlert(/Keine Verbindung/);
    await press("Abbrechen");
    await press("Verwerfen", { container: await findConfirmation("Änderungen verwerfen?") });
    await expectClosed();
  };
  await open("Anna");
  await fill("Name", "Anna B.");
  network.goOffline();
  await press("Speichern");
  await discard();
  await press("Neuer Lead");
  await fillRequiredLeadFields("Björn");
  await press("Lead erstellen");
  await discard();
  const tried = network.sent().length;
  network.goOnline();
  await reload();
  await expectLeads("Anna");
  expect(network.sent()).toHaveLength(tried);
  expect(await getFromApi("/api/leads")).toEqual([expect.objectContaining({ name: "Anna" })]);
});

it("adds a note once on a double click", async () => {
  const { leads, getFromApi } = await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
  await open("Anna");
  await press("Verlauf", { role: "tab" });
  await fill(note, "Rückruf am Montag");
  await user.dblClick(screen.getByRole("button", { name: "Eintragen" }));
  await waitFor(async () => expect((await findField(note)).value).toBe(""));
  const timeline = await getFromApi<TimelineEntry[]>(`/api/leads/${leads[0]?.id}/timeline`);
  expect(timeline.filter((entry) => "text" in entry && entry.text === "Rückruf am Montag")).toHaveLength(1);
});

it("keeps an unsaved note after switching tabs, saving, Escape and a failed request", async () => {
  const words = "Will im April beginnen";
  const { network } = await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
  const form = await open("Anna");
  const expectNote = (text: string) => waitFor(async () => expect((await findField(note)).value).toBe(text));
  await press("Verlauf", { role: "tab" });
  await fill(note, words);
  await press("Details", { role: "tab" });
  await fill("Position", "Vorständin");
  await press("Speichern");
  await expectToast("Lead aktualisiert");
  await expectNote(words);
  await user.type(await findField(note), "{Escape}");
  await press("Weiter bearbeiten", { container: await findConfirmation("Änderungen verwerfen?") });
  network.goOffline();
  await press("Eintragen");
  await expectAlert(/Keine Verbindung/);
  await expectNote(words);
  network.goOnline();
  await press("Eintragen");
  await expectText(words, await within(form).findByRole("list"));
  await expectNote("");
});

it("warns when an edited field was changed elsewhere, and merges changes of other fields", async () => {
  const seed = { leads: [{ name: "Anna", position: "Einkauf", nextStep: "" }] };
  const { account, leads, stack, getFromApi } = await renderScreen(crmPath, { seed });
  const path = `/api/leads/${leads[0]?.id}`;
  const form = await open("Anna");
  await fill("Position", "Vertrieb");
  const body = { position: "Leitung", nextStep: "Anrufen" };
  await stack.call({ method: "PATCH", path }, { token: account.token, body });
  await press("Speichern");
  await expectText("Inzwischen geändert in „Leitung“.", form);
  await waitFor(async () => expect(document.activeElement).toBe(await findField("Position")));
  await waitFor(async () => expect((await findField("Nächster Schritt")).value).toBe("Anrufen"));
  await press("Speichern");
  await expectClosed();
  expect(await getFromApi(path)).toMatchObject({ position: "Vertrieb", nextStep: "Anrufen" });
});
