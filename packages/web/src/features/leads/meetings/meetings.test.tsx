import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { crmPath } from "../../../testing/crm.ts";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, press, textOf } from "../../../testing/user.ts";

const meetings = `${crmPath}&tab=meetings`;
const now = "2027-03-11T08:00:00Z";

async function register({ stack, account, liveTrainings, reload }: Screen, ...titles: string[]): Promise<void> {
  for (const { id: eventId } of liveTrainings.filter(({ title }) => titles.includes(title))) {
    await stack.call("live-trainings/register", { token: account.token, body: { eventId } });
  }
  await reload();
}

const rowsOf = async (day: RegExp) =>
  within(await screen.findByRole("region", { name: day }))
    .getAllByRole("listitem")
    .map(textOf);

it("shows the user's live trainings with the follow-ups of their day, in the user's time zone [LEAD-03, LEAD-04-NS]", async () => {
  vi.setSystemTime(now);
  const seed = {
    leads: [{ name: "Anna", followUpDate: "2027-03-12" }],
    liveTrainings: [
      { title: "Abends", date: "2027-03-12", time: "19:00", meetingLink: "https://meet.example.org/a" },
      { title: "Mittags", date: "2027-03-12", time: "12:00", instructor: "" },
      { title: "Später", date: "2027-03-20" },
      { title: "Ohne mich", date: "2027-03-12" },
    ],
  };
  await register(await renderScreen(meetings, { seed }), "Abends", "Mittags", "Später");
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

it("shows date and time of a live training in the account's time zone", async () => {
  vi.setSystemTime(now);
  const seed = { liveTrainings: [{ title: "Nachts in Berlin", date: "2027-03-12", time: "01:00" }] };
  const shown = await renderScreen(meetings, { seed });
  const settings = { token: shown.account.token, body: { timezone: "America/New_York" } };
  await shown.stack.call("user/update-settings", settings);
  await register(shown, "Nachts in Berlin");
  await waitFor(async () => expect((await rowsOf(/^Heute/))[0]).toContain("19:00 bis 20:30 Uhr"));
});

it("shows the follow-ups even if the live trainings cannot be loaded, and offers a retry", async () => {
  vi.setSystemTime(now);
  const seed = { leads: [{ name: "Anna", followUpDate: "2027-03-12" }] };
  const { network } = await renderScreen(meetings, { seed, failing: { "live-trainings/list": { status: 500 } } });
  await expectText("Ihre Live-Events konnten nicht geladen werden.");
  expect(await rowsOf(/^Morgen/)).toHaveLength(1);
  network.clearFailures();
  await press("Erneut versuchen");
  await waitFor(() => expect(screen.queryByText("Ihre Live-Events konnten nicht geladen werden.")).toBeNull());
});

it("shows a message when nothing is due, and links to the meeting guides", async () => {
  await renderScreen(meetings);
  await expectText("Keine anstehenden Follow-ups und Live-Events");
  await press("Zweitgespräch", { role: "link" });
  await expectHeading("Meetings");
  expect(location.search).toBe("?section=templates&category=meetings&meeting=second");
});
