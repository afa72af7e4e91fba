import type { LiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
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
const seed = { liveTrainings: [{ title: "Stammtisch", date: "2027-03-14", every: "week", count: 3 } as const] };

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const upcomingRows = async () => {
  const table = await screen.findByRole("table", { name: "Anstehende Live-Events" });
  return within(table).getAllByRole("row").slice(1);
};
/** Opens the menu of the event at a position in the table, and chooses an action. */
async function choose(position: number, action: string): Promise<void> {
  const row = (await upcomingRows())[position - 1];
  await press("Aktionen für „Stammtisch“", row && { container: row });
  await press(action, { role: "menuitem" });
}
const upcoming = "/api/live-trainings";
const startsIn = (events: LiveTraining[]) => events.map(({ date, time }) => `${date} ${time}`);

it("the table names the position of an event in its series", async () => {
  await renderScreen(tableAt, { seed, isAdmin: true });
  expect((await upcomingRows()).map(textOf)).toEqual(
    [1, 2, 3].map((position) => expect.stringContaining(`Reihe, ${position} von 3`)),
  );
});

it("the page of an event names its position in its series, and that of a single event none", async () => {
  const liveTrainings = [...seed.liveTrainings, { title: "Einzeln", date: "2027-03-15" }];
  await renderScreen("/freelance/dashboard?section=trainings2", { seed: { liveTrainings } });
  const open = async (title: string) => {
    const [card] = await screen.findAllByRole("listitem", { name: title });
    await press(title, card && { container: card });
    const dialog = await findDialog(title);
    await expectText(/90 Min$/, dialog);
    return dialog;
  };
  const dialog = await open("Stammtisch");
  await expectText("Reihe, 1 von 3", dialog);
  await press("Schließen", { container: dialog });
  await waitFor(() => expect([dialog.isConnected, location.search]).toEqual([false, "?section=trainings2"]));
  expect(within(await open("Einzeln")).queryByText(/^Reihe/)).toBeNull();
});

it("a change applies to one event of a series, unless the following ones are chosen", async () => {
  const { network, getFromApi } = await renderScreen(tableAt, { seed, isAdmin: true });
  await choose(2, "Bearbeiten");
  const form = await findDialog("Live-Event bearbeiten");
  const scope = within(form).getByRole("radiogroup", { name: "Änderung gilt für" });
  expect(within(scope).getByRole<HTMLInputElement>("radio", { name: "Nur diesen Termin" }).checked).toBe(true);
  await fill(/Uhrzeit/, "20:00", form);
  await press("Speichern", { container: form });
  await expectToast("Training aktualisiert");
  expect(startsIn(await getFromApi(upcoming))).toEqual(["2027-03-14 19:00", "2027-03-21 20:00", "2027-03-28 19:00"]);

  await choose(2, "Bearbeiten");
  const again = await findDialog("Live-Event bearbeiten");
  await press("Diesen und alle folgenden", { role: "radio", container: again });
  await expectText(/^Die folgenden Termine übernehmen/, again);
  await fill(/Uhrzeit/, "20:30", again);
  await fill(/Leitung/, "Mara", again);
  await press("Speichern", { container: again });
  await expectToast("Termine der Reihe aktualisiert");
  await waitFor(async () => expect(textOf((await upcomingRows())[2] as HTMLElement)).toContain("20:30 Uhr"));
  expect(network.sent("live-trainings/update").map(({ body }) => body)).toMatchObject([
    { scope: "one" },
    { scope: "following", instructor: "Mara" },
  ]);
});

it("a refusal names the event, and the form keeps all input", async () => {
  const { liveTrainings, stack } = await renderScreen(tableAt, { seed, isAdmin: true });
  for (const { token } of [await readyAccount(), await readyAccount()])
    await stack.call("live-trainings/register", { token, body: { eventId: Number(liveTrainings[2]?.id) } });
  await choose(1, "Bearbeiten");
  const form = await findDialog("Live-Event bearbeiten");
  await press("Diesen und alle folgenden", { role: "radio", container: form });
  await fill(/Zahl der Plätze/, "1", form);
  await press("Speichern", { container: form });
  await expectText("Am 28.03.2027 sind schon 2 Plätze vergeben. Bitte mindestens 2 angeben.", form);
  expect((await findField(/Zahl der Plätze/, form)).value).toBe("1");
  await fill(/Zahl der Plätze/, "2", form);
  await press("Speichern", { container: form });
  await expectToast("Termine der Reihe aktualisiert");
});

it("deleting asks whether the following events are meant", async () => {
  const { network } = await renderScreen(tableAt, { seed, isAdmin: true });
  await choose(1, "Löschen");
  const question = await findConfirmation("Möchtest du dieses Training wirklich löschen?");
  await expectText(/^„Stammtisch“ ist Termin 1 von 3 einer Reihe\./, question);
  await press("Nur diesen Termin", { container: question });
  await expectToast("Training gelöscht");
  await waitFor(async () => expect(await upcomingRows()).toHaveLength(2));
  await choose(1, "Löschen");
  await press("Diesen und alle folgenden", { container: await findConfirmation() });
  await expectToast("Termine der Reihe gelöscht");
  await expectText("Keine anstehenden Live-Events");
  expect(network.sent("live-trainings/delete")).toHaveLength(2);
});

it("the last event of a series and a single one are changed and deleted without the question", async () => {
  const single = { title: "Stammtisch", date: "2027-03-10" };
  await renderScreen(tableAt, { seed: { liveTrainings: [...seed.liveTrainings, single] }, isAdmin: true });
  for (const position of [1, 4]) {
    await choose(position, "Bearbeiten");
    const form = await findDialog("Live-Event bearbeiten");
    expect(within(form).queryByRole("radiogroup")).toBeNull();
    await press("Abbrechen", { container: form });
    await choose(position, "Löschen");
    const question = await findConfirmation();
    expect(within(question).queryByRole("button", { name: "Diesen und alle folgenden" })).toBeNull();
    await press("Abbrechen", { container: question });
  }
});

it("the number of events takes digits only", async () => {
  const { network } = await renderScreen(tableAt, {
    seed: { liveTrainings: [{ title: "Stammtisch", date: "2027-03-14" }] },
    isAdmin: true,
  });
  await choose(1, "Kopieren");
  const form = await findDialog("Neues Live-Event");
  await press(/Nicht wiederholen/, { container: form });
  await press("Jede Woche", { role: "option" });
  await fill(/Anzahl der Termine/, "1e1", form);
  expect(within(form).queryByRole("list")).toBeNull();
  await press("Reihe erstellen", { container: form });
  await expectText("Bitte eine Zahl von 2 bis 52 angeben.", form);
  expect((await findField(/Anzahl der Termine/, form)).value).toBe("1e1");
  expect(network.sent("live-trainings/create-series")).toEqual([]);
});
