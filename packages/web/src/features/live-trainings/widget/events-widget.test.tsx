import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overviewPath } from "../../../testing/task-card.ts";
import { expectHeading, expectText, findDialog, press, textOf } from "../../../testing/user.ts";

const refused = { status: 500, body: { code: "request.internal" } };

beforeEach(() => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  // Simulate a browser in Germany, whatever the time zone of the machine that runs the test.
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    timeZone: "Europe/Berlin",
  } as Intl.ResolvedDateTimeFormatOptions);
  return () => vi.restoreAllMocks();
});

const rows = async () =>
  within(await screen.findByRole("list", { name: "Anstehende Live Events" })).findAllByRole("listitem");
const words = async () => (await rows()).map(textOf);

it("the widget shows the next event and the next one with a registration, with day and time [WIDGET-01, WIDGET-02..05, WIDGET-07..10, WIDGET-11..12, WIDGET-14..17, WIDGET-18, API-122, API-123]", async () => {
  const seed = {
    liveTrainings: [
      { title: "Übermorgen", date: "2027-03-12" },
      { title: "Abends", date: "2027-03-10", duration: "90 Min" },
      { title: "Angemeldet", date: "2027-04-02", time: "08:30", duration: "60 Min" },
    ],
  };
  const { stack, account, liveTrainings, reload, network } = await renderScreen(overviewPath, { seed });
  await waitFor(async () =>
    expect(await words()).toEqual(["HeuteAbends19:00 Uhr · 90 Min", expect.stringMatching(/^12\.03\.Übermorgen/)]),
  );
  const eventId = Number(liveTrainings[2]?.id);
  await stack.call("live-trainings/register", { token: account.token, body: { eventId } });
  await reload();
  await waitFor(async () =>
    expect(await words()).toEqual(["HeuteAbends19:00 Uhr · 90 Min", "02.04.Angemeldet08:30 Uhr · 60 MinAngemeldet"]),
  );
  expect(network.sent("live-trainings/list-participations").at(-1)?.path).toBe("/api/event-participation/user");
  await press("Angemeldet", { container: (await rows())[1] as HTMLElement });
  await findDialog("Angemeldet");
  expect(location.search).toBe(`?section=trainings2&event=${eventId}`);
});

it("the widget formats the day in the user's language", async () => {
  const seed = { liveTrainings: [{ title: "Frühling", date: "2027-03-28" }] };
  await renderScreen(overviewPath, { seed, language: "fr" });
  const row = () => within(screen.getByRole("list", { name: "Événements à venir" })).getByRole("listitem");
  await waitFor(() => expect(textOf(row())).toMatch(/^28\/03Frühling/));
});

it("the widget labels tomorrow's event by the date in Berlin [WIDGET-15]", async () => {
  vi.setSystemTime("2027-03-10T23:30:00Z");
  await renderScreen(overviewPath, { seed: { liveTrainings: [{ title: "Abend", date: "2027-03-12" }] } });
  await waitFor(async () => expect(await words()).toEqual([expect.stringMatching(/^Morgen/)]));
});

it("the widget shows times in Berlin, in summer and in winter [WIDGET-13, CONST-110, CONST-111, D10]", async () => {
  const seed = {
    liveTrainings: [
      { title: "Winter", date: "2027-03-27" },
      { title: "Sommer", date: "2027-03-29" },
    ],
  };
  const { liveTrainings } = await renderScreen(overviewPath, { seed });
  expect(liveTrainings.map(({ startsAt }) => startsAt)).toEqual([
    "2027-03-27T18:00:00.000Z",
    "2027-03-29T17:00:00.000Z",
  ]);
  await waitFor(async () =>
    expect(await words()).toEqual([
      expect.stringMatching(/^27\.03\.Winter19:00 Uhr/),
      expect.stringMatching(/^29\.03\.Sommer19:00 Uhr/),
    ]),
  );
});

it("the widget adds the local time for users with another time zone", async () => {
  const { account, stack } = await renderScreen("/freelance/dashboard?section=kpis");
  await stack.call("user/update-settings", { token: account.token, body: { timezone: "America/New_York" } });
  await renderScreen(overviewPath, { as: account, seed: { liveTrainings: [{ title: "Abend", date: "2027-03-12" }] } });
  await expectText("19:00 Uhr in Berlin · 90 Min");
  await expectText("Bei Ihnen: 12. März 2027 um 13:00 GMT-5");
});

it("the participations are refetched after two minutes, not earlier [WIDGET-19, WIDGET-20, EVENT-40, CONST-11, CONST-118, CONST-119]", async () => {
  const { network } = await renderScreen(overviewPath);
  await expectText("Keine anstehenden Live-Events");
  const leaveAndReturn = async () => {
    await followLink("KPIs");
    await expectHeading("KPIs Tracking");
    await followLink("Dashboard");
    await expectText("Keine anstehenden Live-Events");
  };
  vi.setSystemTime("2027-03-10T09:01:59Z");
  await leaveAndReturn();
  expect(network.sent("live-trainings/list-participations")).toHaveLength(1);
  vi.setSystemTime("2027-03-10T09:02:01Z");
  await leaveAndReturn();
  await waitFor(() => expect(network.sent("live-trainings/list-participations")).toHaveLength(2));
  expect(network.sent("live-trainings/list")).toHaveLength(1);
});

it("the participations are not read before the session is known [EVENT-41]", async () => {
  const { network, reload } = await renderScreen("/freelance/dashboard?section=trainings");
  await expectHeading("Trainings");
  const isKnown = network.hold("auth/me");
  history.replaceState(null, "", overviewPath);
  const reloaded = reload();
  await waitFor(() => expect(network.sent("auth/me")).toHaveLength(2));
  expect(network.sent("live-trainings/list-participations")).toEqual([]);
  isKnown();
  await reloaded;
  await expectText("Keine anstehenden Live-Events");
  expect(network.sent("live-trainings/list-participations")).toHaveLength(1);
});

it("the widget shows a failure with a retry", async () => {
  const { network } = await renderScreen(overviewPath, { failing: { "live-trainings/list": refused } });
  const failed = (await expectText("Die Live-Events konnten nicht geladen werden")).closest(
    "[role=alert]",
  ) as HTMLElement;
  network.clearFailures();
  await press("Erneut versuchen", { container: failed });
  await expectText("Keine anstehenden Live-Events");
});
