import type { NewLiveTraining } from "@linkedpotential/contract/live-trainings/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "../../../lib/api/query-client.ts";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, findDialog, press, textOf } from "../../../testing/user.ts";

const eventsAt = "/freelance/dashboard?section=trainings2";
const refused = { status: 500, body: { code: "request.internal" } };

beforeEach(() => {
  vi.setSystemTime("2027-03-01T09:00:00Z");
});

const list = (name = "Anstehende Live Events") => screen.findByRole("list", { name });
const titles = async (name?: string) =>
  within(await list(name))
    .getAllByRole("heading", { level: 3 })
    .map(textOf);
const event = (title: string) => screen.findByRole("listitem", { name: title });
const at = (title: string, date: string, more: Partial<NewLiveTraining> = {}) => ({ title, date, ...more });

it("the list shows upcoming events, soonest first, and explains participation [EVENT-01..04, EVENT-05..08, EVENT-37, API-14]", async () => {
  const seed = { liveTrainings: [at("Später", "2027-04-02"), at("Bald", "2027-03-05"), at("Mitte", "2027-03-20")] };
  const { network } = await renderScreen(eventsAt, { seed });
  await expectHeading("Live Events");
  expect(await screen.findByRole("heading", { level: 2, name: "Anstehende Live Events" })).toBeTruthy();
  expect(await titles()).toEqual(["Bald", "Mitte", "Später"]);
  const info = (await screen.findByRole("heading", { name: "Event-Teilnahme" })).closest("section") as HTMLElement;
  expect(within(info).getAllByRole("listitem").map(textOf)).toEqual([
    "Die Zahl der Plätze ist begrenzt. Bei jedem Event steht, wie viele frei sind.",
    "Sie melden sich für jedes Event einmal an.",
    "Nach der Anmeldung steht Ihnen das Meeting sofort offen.",
  ]);
  expect(network.sent("live-trainings/list").map(({ path }) => path)).toEqual(["/api/live-trainings"]);
});

it("a card shows category, description, date, time, duration, instructor and free seats [EVENT-19, EVENT-23..26, EVENT-27..30, EVENT-31, EVENT-32, EVENT-35, EVENT-42]", async () => {
  const seed = {
    liveTrainings: [at("Sales Abend", "2027-03-12", { duration: "90 Min", instructor: "Alex", category: "Sales" })],
  };
  await renderScreen(eventsAt, { seed });
  const words = textOf(await event("Sales Abend"));
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

it("a card has an illustration that matches words of the title [EVENT-10, EVENT-17]", async () => {
  const seed = { liveTrainings: [at("Branding Tag", "2027-03-12"), at("Fragerunde", "2027-03-13")] };
  await renderScreen(eventsAt, { seed });
  const motif = async (title: string) => (await event(title)).querySelector("[data-motif]")?.getAttribute("data-motif");
  expect(await motif("Branding Tag")).toBe("branding");
  expect(await motif("Fragerunde")).toBe("standard");
});

it("both views report that they are empty [EMPTY-07, EVENT-22-NS]", async () => {
  await renderScreen(eventsAt);
  await expectText("Keine anstehenden Live-Events");
  await press("Vergangen", { role: "tab" });
  await expectText("Noch keine vergangenen Live-Events");
});

it("past events have a view of their own, latest first, without registration", async () => {
  const seed = {
    liveTrainings: [
      at("Erstes", "2027-03-01"),
      at("Zweites", "2027-03-01", { time: "21:00" }),
      at("Kommt", "2027-05-01"),
    ],
  };
  const { reload } = await renderScreen(eventsAt, { seed });
  expect(await titles()).toEqual(["Erstes", "Zweites", "Kommt"]);
  vi.setSystemTime("2027-03-01T21:30:00Z");
  await reload();
  expect(await titles()).toEqual(["Kommt"]);
  await press("Vergangen", { role: "tab" });
  expect(await titles("Vergangene Live-Events")).toEqual(["Zweites", "Erstes"]);
  const words = textOf(await event("Zweites"));
  expect(words).toContain("0 Teilnehmende");
  expect(words).not.toContain("teilnehmen");
});

it("the screen opens the view that was chosen last [EVENT-20, EVENT-21-NS, STORE-09]", async () => {
  await renderScreen(eventsAt, { browserStorage: { trainingsActiveTab: "past" } });
  await expectText("Noch keine vergangenen Live-Events");
  await press("Anstehend", { role: "tab" });
  await expectText("Keine anstehenden Live-Events");
  expect(localStorage.getItem("trainingsActiveTab")).toBe("upcoming");
  expect(location.search).toBe("?section=trainings2&view=upcoming");
});

it("the events are refetched after five minutes, not earlier [EVENT-38, CONST-10]", async () => {
  const { network } = await renderScreen(eventsAt);
  await expectText("Keine anstehenden Live-Events");
  const leaveAndReturn = async () => {
    await followLink("KPIs");
    await expectHeading("KPIs Tracking");
    await followLink("Live-Events");
    await expectHeading("Live Events");
  };
  vi.setSystemTime("2027-03-01T09:04:59Z");
  await leaveAndReturn();
  expect(network.sent("live-trainings/list")).toHaveLength(1);
  vi.setSystemTime("2027-03-01T09:05:01Z");
  await leaveAndReturn();
  await waitFor(() => expect(network.sent("live-trainings/list")).toHaveLength(2));
});

it("the list shows a failure with a retry", async () => {
  const { network } = await renderScreen(eventsAt, { failing: { "live-trainings/list": refused } });
  await expectText("Die Live-Events konnten nicht geladen werden");
  network.clearFailures();
  await press("Erneut versuchen");
  await expectText("Keine anstehenden Live-Events");
});

it("an event opens by its URL with the full description, and closes with the back button", async () => {
  const seed = { liveTrainings: [at("Langer Abend", "2027-03-12", { description: "Erste Zeile\nZweite Zeile" })] };
  const { liveTrainings, reload } = await renderScreen(eventsAt, { seed });
  await press("Langer Abend");
  const opened = await findDialog("Langer Abend");
  await expectText(/Zweite Zeile/, opened);
  expect(location.search).toBe(`?section=trainings2&event=${liveTrainings[0]?.id}`);
  await reload();
  await expectText(/Zweite Zeile/, await findDialog("Langer Abend"));
  await press("Am Event teilnehmen", { container: await findDialog() });
  history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("the dialog shows the event from the list while it loads, and a late response does not undo a registration", async () => {
  const seed = { liveTrainings: [at("Langer Abend", "2027-03-12")] };
  const { network } = await renderScreen(eventsAt, { seed });
  const release = network.hold("live-trainings/get");
  await press("Langer Abend");
  const opened = await findDialog("Langer Abend");
  await press("Am Event teilnehmen", { container: opened });
  await press("Direkt anmelden", { container: opened });
  await expectText("Sie sind für dieses Event angemeldet.", opened);
  release();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await expectText("Sie sind für dieses Event angemeldet.", opened);
});

it("the dialog reports a deleted event without a retry", async () => {
  await renderScreen(`${eventsAt}&event=999999999`);
  const opened = await findDialog();
  await expectText("Dieses Event gibt es nicht mehr", opened);
  expect(within(opened).queryByRole("button", { name: "Erneut versuchen" })).toBeNull();
});

it("the list is available in English", async () => {
  const seed = { liveTrainings: [at("Sales evening", "2027-03-12")] };
  await renderScreen(eventsAt, { seed, language: "en" });
  await expectHeading("Live events");
  const words = textOf(await screen.findByRole("listitem", { name: "Sales evening" }));
  for (const part of ["12 March 2027", "20 of 20 seats left", "Take part"]) expect(words).toContain(part);
});
