import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { follow } from "../../../testing/navigation.ts";
import { expectHeading, expectText, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { overview } from "../../../testing/task-card.ts";

it("has the task card and beside it live events and collaborations [DASH-01, DASH-07, DASH-09, DASH-10-NS, PROD-106]", async () => {
  await renderScreen(overview);
  await expectText("Keine offenen Aufgaben");
  await expectText("Keine anstehenden Live-Events");
  await expectText("Die Community gehört zu Premium");
  const headings = screen.getAllByRole("heading", { level: 2 }).map(wordsOf);
  expect(headings).toEqual(["Aufgaben", "Live-Events", "Kollaborationen"]);
  await follow("Zu den Live-Events");
  await expectHeading("Live Events");
  history.back();
  await expectText("Keine offenen Aufgaben");
  await follow("Alle anzeigen");
  await expectHeading("Kollaborationen");
});

it("greets and marks people by their names, not by their titles", async () => {
  vi.setSystemTime("2027-03-12T12:00:00Z");
  await renderScreen(overview, { as: { name: "Prof. Dr. Ida van Öz" } });
  await expectHeading("Guten Tag, Ida");
  expect(document.querySelector<HTMLElement>("[data-initials]")?.dataset.initials).toBe("IÖ");
});

async function renderIn(timezone: string, options: Parameters<typeof renderScreen>[1]) {
  const shown = await renderScreen(overview, options);
  const { stack, account, reload } = shown;
  await stack.call("user/update-settings", { token: account.token, body: { timezone } });
  await reload();
  return shown;
}

it.each([
  ["2027-03-10T02:59:00Z", "Europe/Berlin", "Guten Abend, Ida", "Mittwoch, 10. März 2027"],
  ["2027-03-10T03:00:00Z", "Europe/Berlin", "Guten Morgen, Ida", "Mittwoch, 10. März 2027"],
  ["2027-03-10T09:59:00Z", "Europe/Berlin", "Guten Morgen, Ida", "Mittwoch, 10. März 2027"],
  ["2027-03-10T10:00:00Z", "Europe/Berlin", "Guten Tag, Ida", "Mittwoch, 10. März 2027"],
  ["2027-03-10T16:59:00Z", "Europe/Berlin", "Guten Tag, Ida", "Mittwoch, 10. März 2027"],
  ["2027-03-10T17:00:00Z", "Europe/Berlin", "Guten Abend, Ida", "Mittwoch, 10. März 2027"],
  ["2027-03-10T17:00:00Z", "America/New_York", "Guten Tag, Ida", "Mittwoch, 10. März 2027"],
  ["2027-03-10T03:30:00Z", "America/New_York", "Guten Abend, Ida", "Dienstag, 9. März 2027"],
])("greets at %s in %s with '%s'", async (now, timezone, words, day) => {
  vi.setSystemTime(now);
  await renderIn(timezone, { as: { name: "Ida Öz" } });
  await expectHeading(words);
  await expectText(day);
});

it("counts the tasks that are due on the day of the person's time zone", async () => {
  vi.setSystemTime("2027-03-10T03:30:00Z");
  const tasks = [
    { title: "Heute in New York", dueDate: "2027-03-09" },
    { title: "Heute in Berlin", dueDate: "2027-03-10" },
  ];
  await renderIn("America/New_York", { given: { tasks } });
  await waitFor(() =>
    expect([...document.querySelectorAll("dl > div")].map(wordsOf).slice(0, 3)).toEqual([
      "Offene Aufgaben2",
      "Heute fällig1",
      "Überfällig0",
    ]),
  );
});

it("leads from an empty task card to where follow-ups are planned", async () => {
  await renderScreen(overview);
  await expectText("Keine offenen Aufgaben");
  await follow("Follow-up im CRM planen");
  await expectHeading("CRM");
});

it("counts what is open, due today, overdue and a follow-up", async () => {
  vi.setSystemTime("2027-03-12T08:00:00Z");
  const tasks = [
    { title: "Heute", dueDate: "2027-03-12" },
    { title: "Gestern", dueDate: "2027-03-11" },
    { title: "Später", dueDate: "2027-03-21" },
  ];
  await renderScreen(overview, { given: { tasks, leads: [{ followUpDate: "2027-03-12" }] } });
  await waitFor(() =>
    expect([...document.querySelectorAll("dl > div")].map(wordsOf)).toEqual([
      "Offene Aufgaben4",
      "Heute fällig2",
      "Überfällig1",
      "Offene Follow-ups1",
    ]),
  );
});

it("says that the tasks cannot be loaded and tries again", async () => {
  const failing = { "tasks/list": { status: 500, body: { code: "request.internal" } } };
  const { network } = await renderScreen(overview, { failing });
  await expectText("Die Aufgaben konnten nicht geladen werden");
  expect([...document.querySelectorAll("dl > div > dd")].map(wordsOf)).toEqual(["–", "–", "–", "–"]);
  network.heal();
  await press("Erneut versuchen");
  await expectText("Keine offenen Aufgaben");
});

it("can be worked with before its data is there", async () => {
  const { account } = await renderScreen(overview);
  const { network } = await renderScreen("/freelance/dashboard?section=kpis", { as: account });
  network.hold("tasks/list");
  await follow("Dashboard");
  await expectText("Aufgaben werden geladen …");
  await press("Neue Aufgabe");
  expect(await screen.findByRole("dialog")).toBeTruthy();
});
