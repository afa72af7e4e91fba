import type { NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "../../../lib/api/query-client.ts";
import { follow } from "../../../testing/navigation.ts";
import { dialog, expectHeading, expectText, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const eventsAt = "/freelance/dashboard?section=trainings2";
const refused = { status: 500, body: { code: "request.internal" } };

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const list = (name = "Anstehende Live Events") => screen.findByRole("list", { name });
const titles = async (name?: string) =>
  within(await list(name))
    .getAllByRole("heading", { level: 3 })
    .map(wordsOf);
const event = (title: string) => screen.findByRole("listitem", { name: title });
const at = (title: string, date: string, more: Partial<NewLiveTraining> = {}) => ({ title, date, ...more });

it("shows the events to come, the next one first, and what taking part means [EVENT-01..04, EVENT-05..08, EVENT-37, API-14]", async () => {
  const given = { liveTrainings: [at("Später", "2027-04-02"), at("Bald", "2027-03-05"), at("Mitte", "2027-03-20")] };
  const { network } = await renderScreen(eventsAt, { given });
  await expectHeading("Live Events");
  expect(await screen.findByRole("heading", { level: 2, name: "Anstehende Live Events" })).toBeTruthy();
  expect(await titles()).toEqual(["Bald", "Mitte", "Später"]);
  const info = (await screen.findByRole("heading", { name: "Event-Teilnahme" })).closest("section") as HTMLElement;
  expect(within(info).getAllByRole("listitem").map(wordsOf)).toEqual([
    "Die Zahl der Teilnehmer ist begrenzt. Freie Plätze stehen bei jedem Event.",
    "Sie melden sich für jedes Event einmal an.",
    "Mit der Anmeldung ist das Meeting sofort zugänglich.",
  ]);
  expect(network.sent("live-trainings/list").map(({ path }) => path)).toEqual(["/api/live-trainings"]);
});

it("says of an event what, when, for how long, with whom and how many seats are free [EVENT-19, EVENT-23..26, EVENT-27..30, EVENT-31, EVENT-32, EVENT-35, EVENT-42]", async () => {
  const given = {
    liveTrainings: [at("Sales Abend", "2027-03-12", { duration: "90 Min", instructor: "Alex", category: "Sales" })],
  };
  await renderScreen(eventsAt, { given });
  const words = wordsOf(await event("Sales Abend"));
  for (const part of [
    "Sales",
    "Vom ersten Kontakt zum Gespräch.",
    "Freitag, 12. März 2027",
    "19:00 Uhr",
    "90 Min",
    "mit Alex",
    "Noch 20 von 20 Plätzen frei",
  ])
    expect(words).toContain(part);
});

it("has a picture for the words of a title [EVENT-10, EVENT-17]", async () => {
  const given = { liveTrainings: [at("Branding Tag", "2027-03-12"), at("Fragerunde", "2027-03-13")] };
  await renderScreen(eventsAt, { given });
  const motif = async (title: string) => (await event(title)).querySelector("[data-motif]")?.getAttribute("data-motif");
  expect(await motif("Branding Tag")).toBe("branding");
  expect(await motif("Fragerunde")).toBe("standard");
});

it("says that there are none [EMPTY-07, EVENT-22-NS]", async () => {
  await renderScreen(eventsAt);
  await expectText("Keine anstehenden Live-Events");
  await press("Vergangen", { role: "tab" });
  await expectText("Noch keine vergangenen Live-Events");
});

it("shows events that are over in a view of their own, the last one first, with nothing to register for", async () => {
  const given = {
    liveTrainings: [
      at("Erstes", "2027-03-01"),
      at("Zweites", "2027-03-01", { time: "21:00" }),
      at("Kommt", "2027-05-01"),
    ],
  };
  const { reload } = await renderScreen(eventsAt, { given });
  expect(await titles()).toEqual(["Erstes", "Zweites", "Kommt"]);
  vi.setSystemTime("2027-03-01T21:30:00Z");
  await reload();
  expect(await titles()).toEqual(["Kommt"]);
  await press("Vergangen", { role: "tab" });
  expect(await titles("Vergangene Live Events")).toEqual(["Zweites", "Erstes"]);
  const words = wordsOf(await event("Zweites"));
  expect(words).toContain("0 Teilnehmer");
  expect(words).not.toContain("teilnehmen");
});

it("opens the view that was chosen last [EVENT-20, EVENT-21-NS, STORE-09]", async () => {
  await renderScreen(eventsAt, { kept: { trainingsActiveTab: "past" } });
  await expectText("Noch keine vergangenen Live-Events");
  await press("Anstehend", { role: "tab" });
  await expectText("Keine anstehenden Live-Events");
  expect(localStorage.getItem("trainingsActiveTab")).toBe("upcoming");
  expect(location.search).toBe("?section=trainings2&view=upcoming");
});

it("asks for events again after five minutes, not before [EVENT-38, CONST-10]", async () => {
  const { network } = await renderScreen(eventsAt);
  await expectText("Keine anstehenden Live-Events");
  const leaveAndReturn = async () => {
    await follow("KPIs");
    await expectHeading("KPIs Tracking");
    await follow("Live-Events");
    await expectHeading("Live Events");
  };
  vi.setSystemTime("2027-03-01T09:04:59Z");
  await leaveAndReturn();
  expect(network.sent("live-trainings/list")).toHaveLength(1);
  vi.setSystemTime("2027-03-01T09:05:01Z");
  await leaveAndReturn();
  await waitFor(() => expect(network.sent("live-trainings/list")).toHaveLength(2));
});

it("says that the events cannot be loaded and tries again", async () => {
  const { network } = await renderScreen(eventsAt, { failing: { "live-trainings/list": refused } });
  await expectText("Die Live-Events konnten nicht geladen werden");
  network.heal();
  await press("Erneut versuchen");
  await expectText("Keine anstehenden Live-Events");
});

it("opens an event by its address with all its words, and closes it by the back button", async () => {
  const given = { liveTrainings: [at("Langer Abend", "2027-03-12", { description: "Erste Zeile\nZweite Zeile" })] };
  const { liveTrainings, reload } = await renderScreen(eventsAt, { given });
  await press("Langer Abend");
  const opened = await dialog("Langer Abend");
  await expectText(/Zweite Zeile/, opened);
  expect(location.search).toBe(`?section=trainings2&event=${liveTrainings[0]?.id}`);
  await reload();
  await expectText(/Zweite Zeile/, await dialog("Langer Abend"));
  await press("Am Event teilnehmen", { at: await dialog() });
  history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("shows an event of the list before it was read by itself, and keeps what is done until then", async () => {
  const given = { liveTrainings: [at("Langer Abend", "2027-03-12")] };
  const { network } = await renderScreen(eventsAt, { given });
  const goOn = network.hold("live-trainings/get");
  await press("Langer Abend");
  const opened = await dialog("Langer Abend");
  await press("Am Event teilnehmen", { at: opened });
  await press("Direkt anmelden", { at: opened });
  await expectText("Sie sind für dieses Event angemeldet.", opened);
  goOn();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await expectText("Sie sind für dieses Event angemeldet.", opened);
});

it("says of an event that is no more that it is not there, and has nobody try again", async () => {
  await renderScreen(`${eventsAt}&event=999999999`);
  const opened = await dialog();
  await expectText("Dieses Event gibt es nicht mehr", opened);
  expect(within(opened).queryByRole("button", { name: "Erneut versuchen" })).toBeNull();
});

it("is there in English", async () => {
  const given = { liveTrainings: [at("Sales evening", "2027-03-12")] };
  await renderScreen(eventsAt, { given, language: "en" });
  await expectHeading("Live events");
  const words = wordsOf(await screen.findByRole("listitem", { name: "Sales evening" }));
  for (const part of ["12 March 2027", "20 of 20 seats left", "Take part"]) expect(words).toContain(part);
});
