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
