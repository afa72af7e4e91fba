import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { crm } from "../../../testing/crm.ts";
import { expectHeading, expectText, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";

const meetings = `${crm}&tab=meetings`;
const now = "2027-03-11T08:00:00Z";

/** Registers for the named events and reloads the page. */
async function register({ stack, account, liveTrainings, reload }: Screen, ...titles: string[]): Promise<void> {
  for (const { id: eventId } of liveTrainings.filter(({ title }) => titles.includes(title))) {
    await stack.call("live-trainings/register", { token: account.token, body: { eventId } });
  }
  await reload();
}

const rowsOf = async (day: RegExp) =>
  within(await screen.findByRole("region", { name: day }))
    .getAllByRole("listitem")
    .map(wordsOf);

it("shows the events one is registered for beside the follow-ups of their day, in one's own time [LEAD-03, LEAD-04-NS]", async () => {
  vi.setSystemTime(now);
  const given = {
    leads: [{ name: "Anna", followUpDate: "2027-03-12" }],
    liveTrainings: [
      { title: "Abends", date: "2027-03-12", time: "19:00", meetingLink: "https://meet.example.org/a" },
      { title: "Mittags", date: "2027-03-12", time: "12:00", instructor: "" },
      { title: "Später", date: "2027-03-20" },
      { title: "Ohne mich", date: "2027-03-12" },
    ],
  };
  await register(await renderScreen(meetings, { given }), "Abends", "Mittags", "Später");
  await waitFor(async () => expect(await rowsOf(/^Morgen/)).toHaveLength(3));
  const [noon, evening, lead] = await rowsOf(/^Morgen/);
  expect(noon).toContain("MittagsLive-Event12:00 bis 13:30 Uhr");
  expect(evening).toContain("AbendsLive-Event19:00 bis 20:30 Uhr · Alex");
  expect(lead).toContain("Anna");
  expect(await rowsOf(/20\.03\.2027/)).toHaveLength(1);
  const join = screen.getByRole("link", { name: "„Abends“ beitreten" });
  expect(join.getAttribute("href")).toBe("https://meet.example.org/a");
  await press("Abends", { role: "link" });
  await waitFor(() => expect(location.search).toMatch(/^\?section=trainings2&event=\d+$/));
});

it("shows the time where the account is, on the day that it is there", async () => {
  vi.setSystemTime(now);
  const given = { liveTrainings: [{ title: "Nachts in Berlin", date: "2027-03-12", time: "01:00" }] };
  const shown = await renderScreen(meetings, { given });
  const settings = { token: shown.account.token, body: { timezone: "America/New_York" } };
  await shown.stack.call("user/update-settings", settings);
  await register(shown, "Nachts in Berlin");
  await waitFor(async () => expect((await rowsOf(/^Heute/))[0]).toContain("19:00 bis 20:30 Uhr"));
});

it("shows the follow-ups also when the events cannot be loaded, and loads them anew", async () => {
  vi.setSystemTime(now);
  const given = { leads: [{ name: "Anna", followUpDate: "2027-03-12" }] };
  const { network } = await renderScreen(meetings, { given, failing: { "live-trainings/list": { status: 500 } } });
  await expectText("Ihre Live-Events konnten nicht geladen werden.");
  expect(await rowsOf(/^Morgen/)).toHaveLength(1);
  network.heal();
  await press("Erneut versuchen");
  await waitFor(() => expect(screen.queryByText("Ihre Live-Events konnten nicht geladen werden.")).toBeNull());
});

it("says when nothing is due, and leads to the meeting guides", async () => {
  await renderScreen(meetings);
  await expectText("Keine anstehenden Follow-ups und Live-Events");
  await press("Zweitgespräch", { role: "link" });
  await expectHeading("Meetings");
  expect(location.search).toBe("?section=templates&category=meetings&meeting=second");
});
