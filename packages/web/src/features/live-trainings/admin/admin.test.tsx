import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import {
  dialog,
  expectErrorToast,
  expectText,
  expectToast,
  field,
  fill,
  press,
  question,
  wordsOf,
} from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const eventsAt = "/freelance/dashboard?section=trainings2";
const failed = { status: 500, body: { code: "request.internal" } };

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const event = (title: string) => screen.findByRole("listitem", { name: title });
const given = { liveTrainings: [{ title: "Sales Abend", date: "2027-03-12" }] };
const upcoming = "/api/live-trainings";

it("shows an admin what admins do, and nobody else [EVADM-02..05, EVADM-06]", async () => {
  await renderScreen(eventsAt, { given, isAdmin: true });
  await expectText("Admin-Modus");
  expect(await screen.findByRole("button", { name: "Neues Training" })).toBeTruthy();
  const card = within(await event("Sales Abend"));
  expect(card.getByRole("button", { name: "„Sales Abend“ bearbeiten" })).toBeTruthy();
  expect(card.getByRole("button", { name: "„Sales Abend“ löschen" })).toBeTruthy();

  await renderScreen(eventsAt, { given });
  const other = within(await event("Sales Abend"));
  for (const name of [/bearbeiten/, /löschen/]) expect(other.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("button", { name: "Neues Training" })).toBeNull();
  expect(screen.queryByText("Admin-Modus")).toBeNull();
});

it("names every field that is missing, and begins with the defaults [EVADM-09..12, EVADM-14, EVADM-16..18, EVADM-19, EVADM-21, CONST-13, CONST-33]", async () => {
  const { network } = await renderScreen(eventsAt, { isAdmin: true });
  await press("Neues Training");
  const form = await dialog("Neues Training");
  expect((await field(/Maximale Teilnehmerzahl/, form)).value).toBe("20");
  expect((await field(/Uhrzeit/, form)).value).toBe("19:00");
  expect((await field(/Trainer/, form)).value).toBe("Alex");
  await press("Training erstellen", { at: form });
  await waitFor(() => expect(within(form).getAllByText("Bitte füllen Sie alle Felder aus.")).toHaveLength(6));
  expect(within(form).getByText("Bitte ein gültiges Datum angeben.")).toBeTruthy();
  expect(network.sent("live-trainings/create")).toEqual([]);
});

it("says at each field what is wrong with it, sends nothing and keeps everything [EVADM-23-NS]", async () => {
  const { network } = await renderScreen(eventsAt, { isAdmin: true });
  await press("Neues Training");
  const form = await dialog("Neues Training");
  const wrong: [RegExp, string, string][] = [
    [/Titel/, "T".repeat(151), "Maximal 150 Zeichen"],
    [/Kategorie/, "K".repeat(51), "Maximal 50 Zeichen"],
    [/Trainer/, "A".repeat(101), "Maximal 100 Zeichen"],
    [/Uhrzeit/, "25:99", "Bitte eine Uhrzeit wie 19:00 angeben."],
    [/Dauer/, "   ", "Bitte füllen Sie alle Felder aus."],
    [/Maximale Teilnehmerzahl/, "501", "Bitte eine Zahl von 1 bis 500 angeben."],
    [/Beschreibung/, "B".repeat(5001), "Maximal 5000 Zeichen"],
    [/Meeting-Link/, "meet.example", "Bitte eine vollständige Adresse angeben, die mit https:// beginnt."],
    [/Buchungslink/, `https://b.example/${"x".repeat(2000)}`, "Maximal 2000 Zeichen"],
  ];
  for (const [label, text] of wrong) await fill(label, text, form);
  await press("Training erstellen", { at: form });
  await expectText("Bitte ein gültiges Datum angeben.", form);
  for (const [label, text, problem] of wrong) {
    const input = await field(label, form);
    expect(input.value).toBe(text);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const said = input
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => wordsOf(document.getElementById(id)));
    expect(said).toContain(problem);
  }
  expect(document.activeElement).toBe(await field(/Titel/, form));
  expect(network.sent("live-trainings/create")).toEqual([]);
});

it("wants a time [EVADM-13]", async () => {
  const { network } = await renderScreen(eventsAt, { given, isAdmin: true });
  await press("„Sales Abend“ bearbeiten");
  const form = await dialog("Training bearbeiten");
  await fill(/Uhrzeit/, "", form);
  await press("Speichern", { at: form });
  await waitFor(async () => expect(document.activeElement).toBe(await field(/Uhrzeit/, form)));
  expect((await field(/Uhrzeit/, form)).getAttribute("aria-invalid")).toBe("true");
  expect(network.sent("live-trainings/update")).toEqual([]);
});

it("says where an event of a past day will be found", async () => {
  await renderScreen(eventsAt, { given, isAdmin: true });
  await press("„Sales Abend“ bearbeiten");
  const form = await dialog("Training bearbeiten");
  const said = /^Dieser Tag ist schon vorbei/;
  expect(within(form).queryByText(said)).toBeNull();
  vi.setSystemTime("2027-03-13T09:00:00Z");
  await fill(/Titel/, "Nachgetragen", form);
  await expectText(said, form);
});

it("creates an event once it can, and keeps what was typed until then [EVADM-24, TOAST-09, ERR-18]", async () => {
  const failing = { "live-trainings/create": failed } as const;
  const { network, stored } = await renderScreen(eventsAt, { isAdmin: true, failing });
  await press("Neues Training");
  const form = await dialog("Neues Training");
  await fill(/Titel/, "Preise nennen", form);
  await fill(/Kategorie/, "Vertrieb", form);
  await press(/Kalender öffnen/, { at: form });
  await press(/18\. März 2027/);
  await fill(/Dauer/, "90 Min", form);
  await fill(/Beschreibung/, "Wie ein Preis genannt wird.", form);
  await fill(/Meeting-Link/, "https://meet.example/preise", form);
  await fill(/Buchungslink/, "https://buchen.example/preise", form);
  await press("Training erstellen", { at: form });
  await expectErrorToast("Fehler", "Fehler beim Erstellen des Trainings.");
  expect((await field(/Titel/, form)).value).toBe("Preise nennen");
  network.heal();
  await press("Training erstellen", { at: form });
  await expectToast("Training erstellt");
  expect(await event("Preise nennen")).toBeTruthy();
  expect(await stored<LiveTraining[]>(upcoming)).toMatchObject([
    { title: "Preise nennen", date: "2027-03-18", time: "19:00", maxParticipants: 20, instructor: "Alex" },
  ]);
});

it("saves what an admin changes; a number of seats that is none becomes 20 [EVADM-15, EVADM-20, EVADM-25, TOAST-10]", async () => {
  const { stored } = await renderScreen(eventsAt, { given, isAdmin: true });
  await press("„Sales Abend“ bearbeiten");
  const form = await dialog("Training bearbeiten");
  await fill(/Titel/, "Branding Abend", form);
  await fill(/Uhrzeit/, "20:30", form);
  await fill(/Maximale Teilnehmerzahl/, "viele", form);
  await press("Speichern", { at: form });
  await expectToast("Training aktualisiert");
  expect(await event("Branding Abend")).toBeTruthy();
  const [saved] = await stored<LiveTraining[]>(upcoming);
  expect(saved).toMatchObject({ title: "Branding Abend", time: "20:30", maxParticipants: 20, date: "2027-03-12" });
});

it("deletes once it was confirmed, not when it was declined [EVADM-26..28, TOAST-11]", async () => {
  const { network } = await renderScreen(eventsAt, { given, isAdmin: true });
  await press("„Sales Abend“ löschen");
  const asked = await question("Möchtest du dieses Training wirklich löschen?");
  await press("Abbrechen", { at: asked });
  expect(await event("Sales Abend")).toBeTruthy();
  expect(network.sent("live-trainings/delete")).toEqual([]);
  await press("„Sales Abend“ löschen");
  await press("Löschen", { at: await question() });
  await expectToast("Training gelöscht");
  const empty = await expectText("Keine anstehenden Live-Events");
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(empty)).toBe(true);
});

it("says what failed, and keeps what was typed [ERR-19, ERR-20, ERR-21]", async () => {
  const failing = { "live-trainings/update": failed, "live-trainings/delete": failed } as const;
  await renderScreen(eventsAt, { given, isAdmin: true, failing });
  await press("„Sales Abend“ löschen");
  await press("Löschen", { at: await question() });
  await expectErrorToast("Fehler", "Fehler beim Löschen des Trainings.");
  await press("„Sales Abend“ bearbeiten");
  const form = await dialog("Training bearbeiten");
  await fill(/Titel/, "Anders", form);
  await press("Speichern", { at: form });
  await expectErrorToast("Fehler", "Fehler beim Aktualisieren des Trainings.");
  expect((await field(/Titel/, form)).value).toBe("Anders");
});

it("is there in English", async () => {
  const { network } = await renderScreen(eventsAt, { given, isAdmin: true, language: "en" });
  await expectText("Admin mode");
  const card = await event("Sales Abend");
  expect(within(card).getByText("Sales Abend").lang).toBe("de");
  await press("Edit “Sales Abend”");
  const form = await dialog("Edit training");
  await fill(/Maximum number of participants/, "0", form);
  await fill(/Meeting link/, "meet.example", form);
  await press("Save", { at: form });
  await expectText("Please enter a number from 1 to 500.", form);
  await expectText(/^Please enter a full address/, form);
  await fill(/Maximum number of participants/, "12", form);
  await fill(/Meeting link/, "https://meet.example", form);
  await press("Save", { at: form });
  await expectText("Training updated");
  await waitFor(() => expect(form.isConnected).toBe(false));
  network.fail("live-trainings/delete", failed, 1);
  await press("Delete “Sales Abend”");
  const asked = await question("Do you really want to delete this training?");
  await expectText("“Sales Abend” will be gone for everybody.", asked);
  await press("Delete", { at: asked });
  await expectText("The training could not be deleted.");
});

it("keeps what was typed about an event that was deleted elsewhere, and announces it anew [O194]", async () => {
  const { stack, account, liveTrainings, stored } = await renderScreen(eventsAt, { given, isAdmin: true });
  await press("„Sales Abend“ bearbeiten");
  const form = await dialog("Training bearbeiten");
  await fill(/Titel/, "Sales Nacht", form);
  await stack.call({ method: "DELETE", path: `${upcoming}/${liveTrainings[0]?.id}` }, { token: account.token });
  await press("Speichern", { at: form });
  await expectText(/^Dieses Event gibt es nicht mehr\. Ihre Eingaben stehen noch hier/, form);
  await waitFor(() => expect(screen.queryByRole("listitem", { name: "Sales Abend" })).toBeNull());
  expect((await field(/Titel/, form)).value).toBe("Sales Nacht");
  await press("Speichern", { at: form });
  await event("Sales Nacht");
  expect(await stored(upcoming)).toMatchObject([{ title: "Sales Nacht", date: "2027-03-12" }]);
});
