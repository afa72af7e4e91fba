import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectTasks, overviewPath } from "../../../testing/task-card.ts";
import { expectHeading, expectText, press, textOf } from "../../../testing/user.ts";

it("shows the task card next to live events and collaborations [DASH-01, DASH-07, DASH-09, DASH-10-NS, PROD-106]", async () => {
  await renderScreen(overviewPath);
  await expectText("Keine offenen Aufgaben");
  await expectText("Keine anstehenden Live-Events");
  await expectText("Die Community gehört zu Premium");
  const headings = screen.getAllByRole("heading", { level: 2 }).map(textOf);
  expect(headings).toEqual([
    "Erste Schritte",
    "Heute",
    "Aufgaben",
    "Pipeline",
    "Dranbleiben",
    "Live-Events",
    "Kollaborationen",
  ]);
  await followLink("Zu den Live-Events");
  await expectHeading("Live Events");
  history.back();
  await expectText("Keine offenen Aufgaben");
  await followLink("Alle anzeigen");
  await expectHeading("Kollaborationen");
});

it("uses names without titles in the greeting and the initials", async () => {
  vi.setSystemTime("2027-03-12T12:00:00Z");
  await renderScreen(overviewPath, { as: { name: "Prof. Dr. Ida van Öz" } });
  await expectHeading("Guten Tag, Ida");
  expect(document.querySelector<HTMLElement>("[data-initials]")?.dataset.initials).toBe("IÖ");
});

async function renderIn(timezone: string, options: Parameters<typeof renderScreen>[1]) {
  const shown = await renderScreen(overviewPath, options);
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

it("counts the tasks due today in the person's time zone", async () => {
  vi.setSystemTime("2027-03-10T03:30:00Z");
  const tasks = [
    { title: "Heute in New York", dueDate: "2027-03-09" },
    { title: "Heute in Berlin", dueDate: "2027-03-10" },
  ];
  await renderIn("America/New_York", { seed: { tasks } });
  await waitFor(() =>
    expect([...document.querySelectorAll("dl > div")].map(textOf).slice(0, 3)).toEqual([
      "Offene Aufgaben2",
      "Heute fällig1",
      "Überfällig0",
    ]),
  );
});

it("the empty task card links to the section in which follow-ups are planned", async () => {
  await renderScreen(overviewPath);
  await expectText("Keine offenen Aufgaben");
  await followLink("Follow-up im CRM planen");
  await expectHeading("CRM");
});

it("counts the open, due and overdue tasks and the follow-ups", async () => {
  vi.setSystemTime("2027-03-12T08:00:00Z");
  const tasks = [
    { title: "Heute", dueDate: "2027-03-12" },
    { title: "Gestern", dueDate: "2027-03-11" },
    { title: "Später", dueDate: "2027-03-21" },
  ];
  await renderScreen(overviewPath, { seed: { tasks, leads: [{ followUpDate: "2027-03-12" }] } });
  await waitFor(() =>
    expect([...document.querySelectorAll("dl > div")].map(textOf)).toEqual([
      "Offene Aufgaben4",
      "Heute fällig2",
      "Überfällig1",
      "Offene Follow-ups1",
    ]),
  );
});

it("each figure links to the tasks that it counts", async () => {
  vi.setSystemTime("2027-03-12T08:00:00Z");
  const tasks = [
    { title: "Heute", dueDate: "2027-03-12" },
    { title: "Gestern", dueDate: "2027-03-11" },
    { title: "Später", dueDate: "2027-03-21" },
  ];
  const leads = [{ name: "Ida", followUpDate: "2027-03-22" }];
  const { reload } = await renderScreen(overviewPath, { seed: { tasks, leads } });
  await expectTasks("Gestern", "Heute", "Später", "Follow-up: Ida");
  await followLink("Überfällig: 1");
  await expectTasks("Gestern");
  expect(location.search).toBe("?section=dashboard&taskGroup=overdue");
  await followLink("Offene Follow-ups: 1");
  await expectTasks("Follow-up: Ida");
  await followLink("Heute fällig: 1");
  await expectTasks("Heute");
  await reload();
  await expectTasks("Heute");
  await press("Filter „Heute fällig“ entfernen");
  await expectTasks("Gestern", "Heute", "Später", "Follow-up: Ida");
});

it("shows that the tasks could not be loaded, and retries", async () => {
  const failing = { "tasks/list": { status: 500, body: { code: "request.internal" } } };
  const { network } = await renderScreen(overviewPath, { failing });
  await expectText("Die Aufgaben konnten nicht geladen werden");
  expect([...document.querySelectorAll("dl > div > dd")].map(textOf)).toEqual(["–", "–", "–", "–"]);
  network.clearFailures();
  await press("Erneut versuchen");
  await expectText("Keine offenen Aufgaben");
});

it("can be used before its data has loaded", async () => {
  const { account } = await renderScreen(overviewPath);
  const { network } = await renderScreen("/freelance/dashboard?section=kpis", { as: account });
  network.hold("tasks/list");
  await followLink("Dashboard");
  await expectText("Aufgaben werden geladen …");
  await press("Neue Aufgabe");
  expect(await screen.findByRole("dialog")).toBeTruthy();
});
