import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
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
} from "../../../testing/user.ts";

const tableAt = "/admin?tab=events";
const upcoming = "/api/live-trainings";
const single = { liveTrainings: [{ title: "Sales Abend", date: "2027-03-12" }] };

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

/** Opens the form for a copy of the only event, on the same weekday a week later. */
async function copy(): Promise<HTMLElement> {
  await press(/^Aktionen für/);
  await press("Kopieren", { role: "menuitem" });
  return findDialog("Neues Live-Event");
}

async function edit(): Promise<HTMLElement> {
  await press(/^Aktionen für/);
  await press("Bearbeiten", { role: "menuitem" });
  return findDialog("Live-Event bearbeiten");
}

/** Returns the texts that describe a field, such as its help text or problem. */
async function saidAt(label: RegExp, form: HTMLElement): Promise<string[]> {
  const ids = (await findField(label, form)).getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => textOf(document.getElementById(id)));
}

it("the form names a passed day or time together with all other problems, before it sends anything", async () => {
  const today = { liveTrainings: [{ title: "Heute", date: "2027-03-01" }] };
  const { network } = await renderScreen(tableAt, { seed: today, isAdmin: true });
  const form = await edit();
  const wrong: [RegExp, string, string][] = [
    [/Titel/, "", "Bitte geben Sie einen Titel ein."],
    [/Uhrzeit/, "9 Uhr", "Bitte einen Zeitpunkt in der Zukunft angeben."],
    [/Dauer/, "lange", "Bitte eine Dauer angeben, z. B. 60 Minuten."],
    [/Zahl der Plätze/, "0", "Bitte eine Zahl von 1 bis 500 angeben."],
    [/Meeting-Link/, "meet", "Bitte eine vollständige Adresse angeben, die mit https:// beginnt."],
  ];
  for (const [label, text] of wrong) await fill(label, text, form);
  await press("Speichern", { container: form });
  for (const [label, , problem] of wrong)
    await waitFor(async () => expect(await saidAt(label, form)).toContain(problem));
  expect(network.sent("live-trainings/update")).toEqual([]);
});

it("a copy on a passed day is refused at the day, also while its time cannot be read", async () => {
  const { network } = await renderScreen(tableAt, { seed: single, isAdmin: true });
  const form = await copy();
  vi.setSystemTime("2027-03-20T09:00:00Z");
  await fill(/Titel/, "", form);
  await fill(/Uhrzeit/, "abends", form);
  await press("Live-Event erstellen", { container: form });
  await expectText("Bitte einen Zeitpunkt in der Zukunft angeben.", form);
  await expectText("Bitte eine Uhrzeit wie 19:00 angeben.", form);
  expect(network.sent("live-trainings/create")).toEqual([]);
});

it("an event that is over keeps its start when another field is changed", async () => {
  const today = { liveTrainings: [{ title: "Heute", date: "2027-03-01", time: "10:30" }] };
  await renderScreen(tableAt, { seed: today, isAdmin: true });
  const form = await edit();
  vi.setSystemTime("2027-03-01T12:00:00Z");
  await fill(/Titel/, "Nachgetragen", form);
  await press("Speichern", { container: form });
  await expectToast("Training aktualisiert");
});

it.each(["18.30", "1830", "18:30 Uhr"])("the form takes %j as half past six", async (typed) => {
  const { getFromApi } = await renderScreen(tableAt, { seed: single, isAdmin: true });
  const form = await edit();
  await fill(/Uhrzeit/, typed, form);
  await press("Speichern", { container: form });
  await expectToast("Training aktualisiert");
  expect(await getFromApi<LiveTraining[]>(upcoming)).toMatchObject([{ time: "18:30" }]);
});

it("the number of seats takes digits only, and the input is kept", async () => {
  const { network } = await renderScreen(tableAt, { seed: single, isAdmin: true });
  const form = await edit();
  await fill(/Zahl der Plätze/, "1e1", form);
  await press("Speichern", { container: form });
  await expectText("Bitte eine Zahl von 1 bis 500 angeben.", form);
  expect((await findField(/Zahl der Plätze/, form)).value).toBe("1e1");
  expect(network.sent("live-trainings/update")).toEqual([]);
});

it("the booking link says what it is for", async () => {
  await renderScreen(tableAt, { seed: single, isAdmin: true });
  const [hint] = await saidAt(/Buchungslink/, await edit());
  expect(hint).toMatch(/^Ihre Buchungsseite außerhalb der Plattform\..*„Bereits hier eingetragen\?“/);
});

it("a long series names its first three starts and the last, which keep their time across the clock change", async () => {
  const { getFromApi } = await renderScreen(tableAt, { seed: single, isAdmin: true });
  const form = await copy();
  await press(/Nicht wiederholen/, { container: form });
  await press("Jede Woche", { role: "option" });
  await fill(/Anzahl der Termine/, "12", form);
  await fill(/Uhrzeit/, "18.30", form);
  const starts = within(form).getByRole("list", { name: "12 Termine" });
  expect(within(starts).getAllByRole("listitem").map(textOf)).toEqual([
    "Fr, 19.03.2027, 18:30 Uhr",
    "Fr, 26.03.2027, 18:30 Uhr",
    "Fr, 02.04.2027, 18:30 Uhr",
    "und 8 weitere bis",
    "Fr, 04.06.2027, 18:30 Uhr",
  ]);
  await press("Reihe erstellen", { container: form });
  await expectToast("12 Live-Events erstellt");
  const [, ...created] = await getFromApi<LiveTraining[]>(upcoming);
  expect(created.map(({ time }) => time)).toEqual(Array(12).fill("18:30"));
  expect(created.slice(1, 3).map(({ startsAt }) => startsAt)).toEqual([
    "2027-03-26T17:30:00.000Z",
    "2027-04-02T16:30:00.000Z",
  ]);
});

it("the starts of a series show the time that the clock change leaves, and no time that cannot be read", async () => {
  await renderScreen(tableAt, { seed: { liveTrainings: [{ title: "Nacht", date: "2027-03-14" }] }, isAdmin: true });
  const form = await copy();
  await press(/Nicht wiederholen/, { container: form });
  await press("Jede Woche", { role: "option" });
  await fill(/Anzahl der Termine/, "2", form);
  const starts = () =>
    within(within(form).getByRole("list", { name: "2 Termine" }))
      .getAllByRole("listitem")
      .map(textOf);
  await fill(/Uhrzeit/, "2:30", form);
  expect(starts()).toEqual(["So, 21.03.2027, 02:30 Uhr", "So, 28.03.2027, 03:30 Uhr"]);
  await fill(/Uhrzeit/, "nachts", form);
  expect(starts()).toEqual(["So, 21.03.2027", "So, 28.03.2027"]);
});

it("both ways to delete events of a series look dangerous", async () => {
  const series = { title: "Stammtisch", date: "2027-03-14", every: "week", count: 2 } as const;
  await renderScreen(tableAt, { seed: { liveTrainings: [series] }, isAdmin: true });
  const [menu] = await screen.findAllByRole("button", { name: /^Aktionen für/ });
  await press(/^Aktionen für/, { container: menu?.closest("tr") as HTMLElement });
  await press("Löschen", { role: "menuitem" });
  const question = await findConfirmation();
  const classOf = (name: string) => within(question).getByRole("button", { name }).className;
  expect(classOf("Diesen und alle folgenden")).toBe(classOf("Nur diesen Termin"));
  expect(classOf("Abbrechen")).not.toBe(classOf("Nur diesen Termin"));
});
