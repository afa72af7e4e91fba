import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { findRecord } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectTasks, filterByCategory, overviewPath, taskRowText } from "../../../testing/task-card.ts";
import { expectText, press } from "../../../testing/user.ts";

const categories = ["Aktive Projekte", "Admin", "Content", "Sales", "Strategie", "Sonstiges"] as const;

it("the list sorts by due date, then priority, with undated tasks last and five tasks per page [DASH-05, DASH-06, TASK-28..31, TASK-36, CONST-05]", async () => {
  const [today, tomorrow] = ["2027-03-10", "2027-03-11"];
  const tasks = [
    { title: "Ohne Datum", dueDate: null },
    { title: "In zehn Tagen", dueDate: "2027-03-20" },
    { title: "Heute, zweitrangig", dueDate: today, priority: "low" },
    { title: "Heute, dringend", dueDate: today, priority: "high" },
    { title: "Heute, wichtig", dueDate: today, priority: "medium" },
    { title: "Vorgestern", dueDate: "2027-03-08" },
    { title: "Morgen", dueDate: tomorrow },
  ] as const;
  await renderScreen(overviewPath, { seed: { tasks: [...tasks] } });
  await expectTasks("Vorgestern", "Heute, dringend", "Heute, wichtig", "Heute, zweitrangig", "Morgen");
  await expectText("Seite 1 von 2");
  await press("Nächste Seite");
  await expectTasks("In zehn Tagen", "Ohne Datum");
  expect(screen.getByRole("button", { name: "Nächste Seite" }).getAttribute("disabled")).not.toBeNull();
});

it("a task shows in words when it is due [TASK-38..41, TASK-42, TASK-43-NS, I18N-12, CONST-133]", async () => {
  vi.setSystemTime("2027-03-10T08:00:00Z");
  const due = {
    Gestern: ["2027-03-09", "Überfällig"],
    Heute: ["2027-03-10", "Heute fällig"],
    Morgen: ["2027-03-11", "Morgen fällig"],
    "In zwei Tagen": ["2027-03-12", "Freitag fällig"],
    "In sechs Tagen": ["2027-03-16", "Dienstag fällig"],
    "In sieben Tagen": ["2027-03-17", "17.03.2027 fällig"],
    Irgendwann: [null, "Ohne Datum"],
  } as const;
  const tasks = Object.entries(due).map(([title, [dueDate]]) => ({ title, dueDate }));
  await renderScreen(overviewPath, { seed: { tasks } });
  for (const [title, [, label]] of Object.entries(due)) {
    if (title === "In sieben Tagen") await press("Nächste Seite");
    expect(await taskRowText(title)).toContain(label);
  }
});

it("overdue tasks are orange and never red [D60]", async () => {
  vi.setSystemTime("2027-03-10T08:00:00Z");
  await renderScreen(overviewPath, { seed: { tasks: [{ title: "Steuer", dueDate: "2027-03-09" }] } });
  await expectTasks("Steuer");
  for (const label of [...screen.getAllByText("Überfällig"), screen.getByText("Überfällig", { selector: "dt" })]) {
    const shown = label.matches("dt") ? label.nextElementSibling : label;
    expect(shown?.closest("[class*=text-warn-text]")).not.toBeNull();
    expect(shown?.closest("[class*=danger]")).toBeNull();
  }
});

it("category and page are in the address, for a reload and the back button", async () => {
  const tasks = Array.from({ length: 6 }, (_, index) => ({
    title: `Verkauf ${index + 1}`,
    category: "Sales" as const,
  }));
  const { reload } = await renderScreen(overviewPath, {
    seed: { tasks: [...tasks, { title: "Ablage", category: "Admin" }] },
  });
  await filterByCategory("Sales");
  await press("Nächste Seite");
  await expectTasks("Verkauf 6");
  await waitFor(() => expect(location.search).toBe("?section=dashboard&tasks=Sales&taskPage=2"));
  await reload();
  await expectTasks("Verkauf 6");
  history.back();
  await expectTasks("Verkauf 1", "Verkauf 2", "Verkauf 3", "Verkauf 4", "Verkauf 5");
  expect(location.search).toBe("?section=dashboard&tasks=Sales");
});

it("an unknown category or page in the address shows all tasks", async () => {
  await renderScreen(`${overviewPath}&tasks=Quatsch&taskPage=99`, { seed: { tasks: [{ title: "Ablage" }] } });
  await expectTasks("Ablage");
  expect((await screen.findByRole("button", { name: /^Alle/ })).getAttribute("aria-pressed")).toBe("true");
});

it("chips filter the tasks by category and return to page one [DASH-04, TASK-08, TASK-32..35, TASK-37]", async () => {
  const tasks = categories.map((category) => ({ title: `Aus ${category}`, category }));
  await renderScreen(overviewPath, { seed: { tasks } });
  const all = await screen.findByRole("button", { name: /^Alle/ });
  expect(all.getAttribute("aria-pressed")).toBe("true");
  await press("Nächste Seite");
  await expectText("Seite 2 von 2");
  for (const category of categories) {
    await filterByCategory(category);
    await expectTasks(`Aus ${category}`);
  }
  await filterByCategory("Alle");
  await expectText("Seite 1 von 2");
});

it("an empty category shows a message and a button to all tasks", async () => {
  await renderScreen(overviewPath, { seed: { tasks: [{ title: "Nur dies", category: "Admin" }] } });
  await filterByCategory("Content");
  await expectText("Keine offenen Aufgaben in „Content“");
  await press("Alle Aufgaben zeigen");
  await expectTasks("Nur dies");
});

it("priorities are shown as Zweitrangig, Wichtig and Dringend [TASK-09..12]", async () => {
  const tasks = (["low", "medium", "high"] as const).map((priority) => ({ title: `Mit ${priority}`, priority }));
  await renderScreen(overviewPath, { seed: { tasks } });
  expect(await taskRowText("Mit low")).toContain("Zweitrangig");
  expect(await taskRowText("Mit medium")).toContain("Wichtig");
  expect(await taskRowText("Mit high")).toContain("Dringend");
});

it("a button shows and hides the buttons to edit and delete [DASH-03, DASH-13]", async () => {
  await renderScreen(overviewPath, { seed: { tasks: [{ title: "Steuer" }] } });
  const remove = () => screen.queryByRole("button", { name: "„Steuer“ löschen" });
  await expectTasks("Steuer");
  expect(remove()).toBeNull();
  await press("Bearbeiten");
  expect(remove()).not.toBeNull();
  expect(screen.getByRole("button", { name: "Fertig" }).getAttribute("aria-pressed")).toBe("true");
  await press("Fertig");
  expect(remove()).toBeNull();
});

it("open follow-ups of leads appear among the tasks and open their lead [TASK-21..23, TASK-26, TASK-27, FOLLOW-06..09, CONST-07, CONST-108]", async () => {
  vi.setSystemTime("2027-03-01T08:00:00Z");
  const lead = { name: "Änne Schönfelder", followUpDate: "2027-03-12", followUpNotes: "Nach dem Budget fragen" };
  const { leads, getFromApi } = await renderScreen(overviewPath, { seed: { leads: [lead] } });
  const [{ id } = { id: 0 }] = leads;
  expect(await getFromApi("/api/tasks")).toEqual([expect.objectContaining({ id: id + 1_000_000 })]);
  const words = await taskRowText("Follow-up: Änne Schönfelder");
  const expected = ["12.03.2027 fällig", "Nach dem Budget fragen", "Sales", "Wichtig"];
  expect(expected.filter((part) => !words.includes(part))).toEqual([]);
  await press("Follow-up: Änne Schönfelder");
  expect(await findRecord("Änne Schönfelder")).toBeTruthy();
  expect(location.search).toBe(`?section=leads&lead=${id}`);
});
