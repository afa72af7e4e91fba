import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import {
  expectText,
  expectToast,
  fill,
  findConfirmation,
  findDialog,
  findField,
  press,
  textOf,
} from "../../../../testing/user.ts";

const tableAt = "/freelance/dashboard?section=trainings2&view=table";

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const rowsOf = async (name: string) => {
  const table = await screen.findByRole("table", { name });
  return within(table).getAllByRole("row").slice(1).map(textOf);
};

it("the table shows upcoming and past events with date, seats and waiting list", async () => {
  const seed = {
    liveTrainings: [
      { title: "Heute früh", date: "2027-03-01", time: "10:30", duration: "30 Min" },
      { title: "Später", date: "2027-04-02" },
      { title: "Bald", date: "2027-03-05", maxParticipants: 1 },
    ],
  };
  const { liveTrainings, stack, reload } = await renderScreen(tableAt, { seed, isAdmin: true });
  const eventId = Number(liveTrainings[2]?.id);
  for (const { token } of [await readyAccount(), await readyAccount()])
    await stack.call("live-trainings/register", { token, body: { eventId, waitingList: true } });
  vi.setSystemTime("2027-03-01T10:30:00Z");
  await reload();
  expect(await rowsOf("Anstehende Live-Events")).toEqual([
    expect.stringMatching(/^Bald.*05\.03\.2027, 19:00 Uhr1 von 11$/),
    expect.stringMatching(/^Später.*02\.04\.2027, 19:00 Uhr0 von 200$/),
  ]);
  expect(await rowsOf("Vergangene Live-Events")).toEqual([expect.stringMatching(/^Heute früh/)]);
});

it("a search leaves the events with its words in title or instructor, and stands in the address", async () => {
  const seed = {
    liveTrainings: [
      { title: "Akquise für Anfänger", date: "2027-03-05", instructor: "Jörg Süd" },
      { title: "Angebote schreiben", date: "2027-03-06", instructor: "Alex" },
    ],
  };
  const { reload } = await renderScreen(tableAt, { seed, isAdmin: true });
  const upcoming = () => rowsOf("Anstehende Live-Events");
  expect(await upcoming()).toHaveLength(2);
  for (const search of ["anfaenger", "sued jorg"]) {
    await fill("Titel oder Leitung suchen", search);
    await waitFor(async () => expect(await upcoming()).toEqual([expect.stringMatching(/^Akquise/)]));
  }
  await reload();
  expect(await upcoming()).toEqual([expect.stringMatching(/^Akquise/)]);
  await fill("Titel oder Leitung suchen", "Steuern");
  await expectText("Kein Live-Event gefunden");
  await expectText("Noch keine vergangenen Live-Events");
  await press("Suche leeren");
  await waitFor(async () => expect(await upcoming()).toHaveLength(2));
});

it("the table names the seats that are held for the waiting list", async () => {
  const seed = { liveTrainings: [{ title: "Sales Abend", date: "2027-03-05", maxParticipants: 2 }] };
  const { liveTrainings, stack, reload } = await renderScreen(tableAt, { seed, isAdmin: true });
  const eventId = Number(liveTrainings[0]?.id);
  const [ida, jan, uwe] = [await readyAccount(), await readyAccount(), await readyAccount()];
  for (const { token } of [ida, jan, uwe])
    await stack.call("live-trainings/register", { token, body: { eventId, waitingList: true } });
  await stack.call("live-trainings/cancel", { token: jan.token, params: { eventId: String(eventId) } });
  await reload();
  expect(await rowsOf("Anstehende Live-Events")).toEqual([
    expect.stringMatching(/2 von 2 Plätzen vergeben, davon 1 reserviert.*2 von 2davon 1 reserviert0$/),
  ]);
});

it("only admins have the table; others get the upcoming events at its address", async () => {
  await renderScreen(tableAt);
  await expectText("Keine anstehenden Live-Events");
  expect(screen.queryByRole("tab", { name: "Tabelle" })).toBeNull();
});

it("the menu of a row copies an event to the same weekday a week later", async () => {
  const seed = { liveTrainings: [{ title: "Sales Abend", date: "2027-03-12" }] };
  const { network } = await renderScreen(tableAt, { seed, isAdmin: true });
  await press("Aktionen für „Sales Abend“");
  await press("Kopieren", { role: "menuitem" });
  const form = await findDialog("Neues Live-Event");
  expect((await findField(/Titel/, form)).value).toBe("Sales Abend");
  await press("Live-Event erstellen", { container: form });
  await expectToast("Training erstellt");
  expect(network.sent("live-trainings/create").map(({ body }) => body)).toMatchObject([
    { title: "Sales Abend", date: "2027-03-19", time: "19:00" },
  ]);
});

it("the menu of a row deletes an event after the question", async () => {
  const seed = { liveTrainings: [{ title: "Sales Abend", date: "2027-03-12" }] };
  await renderScreen(tableAt, { seed, isAdmin: true });
  await press("Aktionen für „Sales Abend“");
  await press("Löschen", { role: "menuitem" });
  await press("Löschen", { container: await findConfirmation("Möchtest du dieses Training wirklich löschen?") });
  await expectToast("Training gelöscht");
  await waitFor(() => expect(screen.queryByText("Sales Abend")).toBeNull());
});

it("a series shows its dates before it is created, and refuses more than 52 with its input kept", async () => {
  const seed = { liveTrainings: [{ title: "Stammtisch", date: "2027-03-14" }] };
  const { network } = await renderScreen(tableAt, { seed, isAdmin: true });
  await press("Aktionen für „Stammtisch“");
  await press("Kopieren", { role: "menuitem" });
  const form = await findDialog("Neues Live-Event");
  await press(/Nicht wiederholen/, { container: form });
  await press("Jede Woche", { role: "option" });
  await fill(/Anzahl der Termine/, "3", form);
  const dates = within(form).getByRole("list", { name: "3 Termine" });
  expect(within(dates).getAllByRole("listitem").map(textOf)).toEqual([
    "So, 21.03.2027, 19:00 Uhr",
    "So, 28.03.2027, 19:00 Uhr",
    "So, 04.04.2027, 19:00 Uhr",
  ]);
  await fill(/Anzahl der Termine/, "53", form);
  await press("Reihe erstellen", { container: form });
  await expectText("Bitte eine Zahl von 2 bis 52 angeben.", form);
  expect((await findField(/Anzahl der Termine/, form)).value).toBe("53");
  expect(network.sent("live-trainings/create-series")).toEqual([]);
  await fill(/Anzahl der Termine/, "3", form);
  await press("Reihe erstellen", { container: form });
  await expectToast("3 Live-Events erstellt");
  await waitFor(async () => expect(await rowsOf("Anstehende Live-Events")).toHaveLength(4));
});

it("the page for admins has the tables, with new events and participants, in a tab of its own", async () => {
  const seed = { liveTrainings: [{ title: "Sales Abend", date: "2027-03-12" }] };
  await renderScreen("/admin?tab=events", { seed, isAdmin: true });
  expect(await rowsOf("Anstehende Live-Events")).toEqual([expect.stringMatching(/^Sales Abend/)]);
  const link = await screen.findByRole("link", { name: "Ansicht der Teilnehmenden öffnen" });
  expect(link.getAttribute("href")).toBe("/freelance/dashboard?section=trainings2");
  await press("Neues Training");
  await press("Abbrechen", { container: await findDialog("Neues Live-Event") });
  await press("Teilnehmende von „Sales Abend“");
  const dialog = await findDialog("Teilnehmende: Sales Abend");
  expect(location.search).toMatch(/^\?tab=events&participants=\d+$/);
  await press("Schließen", { container: dialog });
  await waitFor(() => expect(location.search).toBe("?tab=events"));
});
