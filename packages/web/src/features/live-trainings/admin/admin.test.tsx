import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import {
  expectErrorToast,
  expectText,
  expectToast,
  fill,
  findConfirmation,
  findDialog,
  findField,
  press,
  textOf,
} from "../../../testing/user.ts";

const eventsAt = "/freelance/dashboard?section=trainings2";
const failed = { status: 500, body: { code: "request.internal" } };

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const event = (title: string) => screen.findByRole("listitem", { name: title });
const seed = { liveTrainings: [{ title: "Sales Abend", date: "2027-03-12" }] };
const upcoming = "/api/live-trainings";

it("only admins see the buttons to create, edit and delete events [EVADM-02..05, EVADM-06]", async () => {
  await renderScreen(eventsAt, { seed, isAdmin: true });
  await expectText("Admin-Modus");
  expect(await screen.findByRole("button", { name: "Neues Training" })).toBeTruthy();
  const card = within(await event("Sales Abend"));
  expect(card.getByRole("button", { name: "„Sales Abend“ bearbeiten" })).toBeTruthy();
  expect(card.getByRole("button", { name: "„Sales Abend“ löschen" })).toBeTruthy();

  await renderScreen(eventsAt, { seed });
  const other = within(await event("Sales Abend"));
  for (const name of [/bearbeiten/, /löschen/]) expect(other.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByRole("button", { name: "Neues Training" })).toBeNull();
  expect(screen.queryByText("Admin-Modus")).toBeNull();
});

it("the form starts with the defaults, and names every missing field [EVADM-09..12, EVADM-14, EVADM-16..18, EVADM-19, EVADM-21, CONST-13, CONST-33]", async () => {
  const { network } = await renderScreen(eventsAt, { isAdmin: true });
  await press("Neues Training");
  const form = await findDialog("Neues Live-Event");
  expect((await findField(/Zahl der Plätze/, form)).value).toBe("20");
  expect((await findField(/Uhrzeit/, form)).value).toBe("19:00");
  expect((await findField(/Leitung/, form)).value).toBe("Alex");
  await press("Live-Event erstellen", { container: form });
  for (const missing of ["einen Titel", "die Dauer", "eine Kategorie", "eine Beschreibung"])
    await expectText(`Bitte geben Sie ${missing} ein.`, form);
  expect(within(form).getAllByText("Bitte geben Sie einen Link ein.")).toHaveLength(2);
  expect(within(form).getByText("Bitte ein gültiges Datum angeben.")).toBeTruthy();
  expect(network.sent("live-trainings/create")).toEqual([]);
});

it("the form shows a problem at each invalid field, sends nothing, and keeps all input [EVADM-23-NS]", async () => {
  const { network } = await renderScreen(eventsAt, { isAdmin: true });
  await press("Neues Training");
  const form = await findDialog("Neues Live-Event");
  const wrong: [RegExp, string, string][] = [
    [/Titel/, "T".repeat(151), "Maximal 150 Zeichen"],
    [/Kategorie/, "K".repeat(51), "Maximal 50 Zeichen"],
    [/Leitung/, "A".repeat(101), "Maximal 100 Zeichen"],
    [/Uhrzeit/, "25:99", "Bitte eine Uhrzeit wie 19:00 angeben."],
    [/Dauer/, "   ", "Bitte geben Sie die Dauer ein."],
    [/Zahl der Plätze/, "501", "Bitte eine Zahl von 1 bis 500 angeben."],
    [/Beschreibung/, "B".repeat(5001), "Maximal 5000 Zeichen"],
    [/Meeting-Link/, "meet", "Bitte eine vollständige Adresse angeben, die mit https:// beginnt."],
    [/Buchungslink/, `https://b.example/${"x".repeat(2000)}`, "Maximal 2000 Zeichen"],
  ];
  for (const [label, text] of wrong) await fill(label, text, form);
  await press("Live-Event erstellen", { container: form });
  await expectText("Bitte ein gültiges Datum angeben.", form);
  for (const [label, text, problem] of wrong) {
    const input = await findField(label, form);
    expect(input.value).toBe(text);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const said = input
      .getAttribute("aria-describedby")
      ?.split(" ")
      .map((id) => textOf(document.getElementById(id)));
    expect(said).toContain(problem);
  }
  expect(document.activeElement).toBe(await findField(/Titel/, form));
  expect(network.sent("live-trainings/create")).toEqual([]);
});

it("the form requires a time [EVADM-13]", async () => {
  const { network } = await renderScreen(eventsAt, { seed, isAdmin: true });
  await press("„Sales Abend“ bearbeiten");
  const form = await findDialog("Live-Event bearbeiten");
  await fill(/Uhrzeit/, "", form);
  await press("Speichern", { container: form });
  await waitFor(async () => expect(document.activeElement).toBe(await findField(/Uhrzeit/, form)));
  expect((await findField(/Uhrzeit/, form)).getAttribute("aria-invalid")).toBe("true");
  expect(network.sent("live-trainings/update")).toEqual([]);
});

it("the form warns when the chosen day is over", async () => {
  await renderScreen(eventsAt, { seed, isAdmin: true });
  await press("„Sales Abend“ bearbeiten");
  const form = await findDialog("Live-Event bearbeiten");
  const said = /^Dieser Tag ist schon vorbei/;
  expect(within(form).queryByText(said)).toBeNull();
  vi.setSystemTime("2027-03-13T09:00:00Z");
  await fill(/Titel/, "Nachgetragen", form);
  await expectText(said, form);
});

it("the form saves changes, and an invalid number of seats becomes 20 [EVADM-15, EVADM-20, EVADM-25, TOAST-10]", async () => {
  const { getFromApi } = await renderScreen(eventsAt, { seed, isAdmin: true });
  await press("„Sales Abend“ bearbeiten");
  const form = await findDialog("Live-Event bearbeiten");
  await fill(/Titel/, "Branding Abend", form);
  await fill(/Uhrzeit/, "20:30", form);
  await fill(/Zahl der Plätze/, "viele", form);
  await press("Speichern", { container: form });
  await expectToast("Training aktualisiert");
  expect(await event("Branding Abend")).toBeTruthy();
  const [saved] = await getFromApi<LiveTraining[]>(upcoming);
  expect(saved).toMatchObject({ title: "Branding Abend", time: "20:30", maxParticipants: 20, date: "2027-03-12" });
});

it("the form refuses a past date, a text that is no duration and too few seats, and keeps all input", async () => {
  const limited = { liveTrainings: [{ title: "Sales Abend", date: "2027-03-01", maxParticipants: 3 }] };
  const { liveTrainings, stack } = await renderScreen(eventsAt, { seed: limited, isAdmin: true });
  const eventId = Number(liveTrainings[0]?.id);
  for (const { token } of [await readyAccount(), await readyAccount()])
    await stack.call("live-trainings/register", { token, body: { eventId } });
  await press("„Sales Abend“ bearbeiten");
  const form = await findDialog("Live-Event bearbeiten");
  await fill(/Dauer/, "einen Abend lang", form);
  await press("Speichern", { container: form });
  await expectText("Bitte eine Dauer angeben, z. B. 60 Minuten.", form);
  await fill(/Dauer/, "60 Minuten", form);
  await fill(/Zahl der Plätze/, "1", form);
  await press("Speichern", { container: form });
  await expectText("2 Plätze sind schon vergeben. Bitte mindestens 2 angeben.", form);
  expect((await findField(/Zahl der Plätze/, form)).value).toBe("1");
  await fill(/Zahl der Plätze/, "2", form);
  await fill(/Uhrzeit/, "08:30", form);
  await press("Speichern", { container: form });
  await expectText("Bitte einen Zeitpunkt in der Zukunft angeben.", form);
  expect((await findField(/Uhrzeit/, form)).value).toBe("08:30");
  await fill(/Uhrzeit/, "20:00", form);
  await press("Speichern", { container: form });
  await expectToast("Training aktualisiert");
});

it("an event is deleted only after the confirmation [EVADM-26..28, TOAST-11]", async () => {
  const { network } = await renderScreen(eventsAt, { seed, isAdmin: true });
  await press("„Sales Abend“ löschen");
  const asked = await findConfirmation("Möchtest du dieses Training wirklich löschen?");
  await press("Abbrechen", { container: asked });
  expect(await event("Sales Abend")).toBeTruthy();
  expect(network.sent("live-trainings/delete")).toEqual([]);
  await press("„Sales Abend“ löschen");
  await press("Löschen", { container: await findConfirmation() });
  await expectToast("Training gelöscht");
  const empty = await expectText("Keine anstehenden Live-Events");
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(empty)).toBe(true);
});

it("failures are shown as toasts, and the form keeps its input [ERR-19, ERR-20, ERR-21]", async () => {
  const failing = { "live-trainings/update": failed, "live-trainings/delete": failed } as const;
  await renderScreen(eventsAt, { seed, isAdmin: true, failing });
  await press("„Sales Abend“ löschen");
  await press("Löschen", { container: await findConfirmation() });
  await expectErrorToast("Fehler", "Fehler beim Löschen des Trainings.");
  await press("„Sales Abend“ bearbeiten");
  const form = await findDialog("Live-Event bearbeiten");
  await fill(/Titel/, "Anders", form);
  await press("Speichern", { container: form });
  await expectErrorToast("Fehler", "Fehler beim Aktualisieren des Trainings.");
  expect((await findField(/Titel/, form)).value).toBe("Anders");
});

it("the admin functions are available in English", async () => {
  const { network } = await renderScreen(eventsAt, { seed, isAdmin: true, language: "en" });
  await expectText("Admin mode");
  const card = await event("Sales Abend");
  expect(within(card).getByText("Sales Abend").lang).toBe("de");
  await press("Edit “Sales Abend”");
  const form = await findDialog("Edit live event");
  await fill(/Number of seats/, "0", form);
  await fill(/Meeting link/, "meet", form);
  await press("Save", { container: form });
  await expectText("Please enter a number from 1 to 500.", form);
  await expectText(/^Please enter a full address/, form);
  await fill(/Number of seats/, "12", form);
  await fill(/Meeting link/, "https://meet.example", form);
  await press("Save", { container: form });
  await expectText("Live event updated");
  await waitFor(() => expect(form.isConnected).toBe(false));
  network.fail("live-trainings/delete", failed, 1);
  await press("Delete “Sales Abend”");
  const asked = await findConfirmation("Do you really want to delete this live event?");
  await expectText("“Sales Abend” will be deleted for everyone.", asked);
  await press("Delete", { container: asked });
  await expectText("The live event could not be deleted.");
});

it("the form keeps its input when the event is deleted elsewhere, and saves it as a new event [O194]", async () => {
  const { stack, account, liveTrainings, getFromApi } = await renderScreen(eventsAt, { seed, isAdmin: true });
  await press("„Sales Abend“ bearbeiten");
  const form = await findDialog("Live-Event bearbeiten");
  await fill(/Titel/, "Sales Nacht", form);
  await stack.call({ method: "DELETE", path: `${upcoming}/${liveTrainings[0]?.id}` }, { token: account.token });
  await press("Speichern", { container: form });
  await expectText(/^Dieses Event gibt es nicht mehr\. Ihre Eingaben stehen noch hier/, form);
  await waitFor(() => expect(screen.queryByRole("listitem", { name: "Sales Abend" })).toBeNull());
  expect((await findField(/Titel/, form)).value).toBe("Sales Nacht");
  await press("Speichern", { container: form });
  await event("Sales Nacht");
  expect(await getFromApi(upcoming)).toMatchObject([{ title: "Sales Nacht", date: "2027-03-12" }]);
});
