import type { Task } from "@linkedpotential/contract/tasks/schema";
import { newRecurrence } from "@linkedpotential/fixtures/tasks";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectTasks, overviewPath, taskRowText } from "../../../testing/task-card.ts";
import {
  expectText,
  expectToast,
  fill,
  findConfirmation,
  findDialog,
  findField,
  press,
  selectOption,
  textOf,
  user,
} from "../../../testing/user.ts";

const vat = {
  title: "USt-Voranmeldung",
  dueDate: "2027-03-10",
  recurrence: newRecurrence({ dayOfMonth: 10 }),
};
const dueDate = async () => textOf(await screen.findByRole("group", { name: "Fällig am" }));
const expectRow = (title: string, text: string) =>
  waitFor(async () => expect(await taskRowText(title)).toContain(text));
const answer = async (name: string) => press(name, { container: await findConfirmation() });

beforeEach(() => {
  vi.setSystemTime("2027-03-09T08:00:00Z");
});

async function openNew(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(overviewPath, options);
  await press("Neue Aufgabe");
  await findField("Titel", await findDialog("Neue Aufgabe"));
  return opened;
}

it("a new task repeats only if that is chosen, and then says how", async () => {
  const { network, reload } = await openNew();
  expect(screen.queryByText("Nächster Termin")).toBeNull();
  await fill("Titel", "Newsletter");
  await selectOption("Wiederholen", "Wöchentlich");
  await expectText("Wiederholt sich jede Woche");
  await fill("Abstand in Wochen", "2");
  for (const day of ["Donnerstag", "Montag"]) await press(day);
  await press("ab Erledigung", { role: "radio" });
  await expectText("Wiederholt sich alle 2 Wochen montags und donnerstags, ab Erledigung");
  await press("Donnerstag");
  await press("Aufgabe erstellen");
  await expectRow("Newsletter", "alle 2 Wochen montags, ab Erledigung");
  const recurrence = newRecurrence({ unit: "week", interval: 2, weekdays: [1], basis: "completion" });
  expect(network.sent("tasks/create").map(({ body }) => body)).toEqual([expect.objectContaining({ recurrence })]);
  await reload();
  await expectRow("Newsletter", "alle 2 Wochen montags, ab Erledigung");
});

it.each([
  ["USt-Voranmeldung", "10.03.2027", "jeden Monat am 10."],
  ["Rechnung stellen", "31.03.2027", "jeden Monat am letzten Tag"],
  ["Portfolio pflegen", "09.03.2027", "alle 3 Monate, ab Erledigung"],
])("the preset %s fills title, date and rule", async (title, date, rule) => {
  await openNew();
  await selectOption("Wiederholen", new RegExp(title));
  expect((await findField("Titel")).value).toBe(title);
  expect(await dueDate()).toContain(date);
  await expectText(`Wiederholt sich ${rule}`);
  await press("Aufgabe erstellen");
  await expectRow(title, rule);
});

it("a preset keeps a title that the person typed, and shows its month in the calendar", async () => {
  vi.setSystemTime("2027-03-11T08:00:00Z");
  await openNew();
  await selectOption("Wiederholen", /Rechnung stellen/);
  await selectOption("Wiederholen", /USt-Voranmeldung/);
  expect((await findField("Titel")).value).toBe("USt-Voranmeldung");
  await expectText("April 2027", await findDialog());
  await fill("Titel", "Umsatzsteuer");
  await selectOption("Wiederholen", /Rechnung stellen/);
  expect((await findField("Titel")).value).toBe("Umsatzsteuer");
  expect(await dueDate()).toContain("31.03.2027");
});

it("an interval has to be a whole number from 1 to 99", async () => {
  const { network } = await openNew();
  await fill("Titel", "Newsletter");
  await selectOption("Wiederholen", "Täglich");
  for (const text of ["", "0", "100", "1,5", "zwei"]) {
    await fill("Abstand in Tagen", text);
    await press("Aufgabe erstellen");
    await expectText("Bitte eine ganze Zahl von 1 bis 99 angeben.");
    expect(document.activeElement).toBe(await findField("Abstand in Tagen"));
    expect(screen.queryByText(/^Wiederholt sich/)).toBeNull();
  }
  expect(network.sent()).toEqual([]);
  await fill("Abstand in Tagen", "45");
  await press("Aufgabe erstellen");
  await expectRow("Newsletter", "alle 45 Tage");
});

it("the rule of a task is changed and removed in its form, which offers no presets", async () => {
  const { getFromApi } = await renderScreen(overviewPath, { seed: { tasks: [vat] } });
  await press(vat.title);
  await findDialog("Aufgabe bearbeiten");
  await selectOption("Tag im Monat", "Letzter Tag");
  await expectText("Wiederholt sich jeden Monat am letzten Tag");
  await press("Speichern");
  await expectRow(vat.title, "jeden Monat am letzten Tag");
  await press(vat.title);
  await findDialog("Aufgabe bearbeiten");
  await user.click(await screen.findByLabelText("Wiederholen", { selector: "button" }));
  expect(screen.queryByRole("option", { name: /Rechnung stellen/ })).toBeNull();
  await press("Nie", { role: "option" });
  await press("Speichern");
  await waitFor(async () => expect(await taskRowText(vat.title)).not.toContain("jeden Monat"));
  expect(await getFromApi("/api/tasks")).toMatchObject([{ title: vat.title, recurrence: null }]);
});

it("completing a recurring task asks, shows the next one at once and can be undone [TASK-18]", async () => {
  const { tasks, getFromApi } = await renderScreen(overviewPath, { seed: { tasks: [vat] } });
  await press(`„${vat.title}“ erledigen`);
  expect(textOf(await findConfirmation("Aufgabe erledigt?"))).toContain("und der nächste Termin erscheint.");
  await answer("Erledigt");
  await expectToast("Nächster Termin: Sa, 10.04.2027");
  await expectRow(vat.title, "10.04.2027 fällig");
  await press("Rückgängig");
  await expectToast("Aufgabe wieder offen");
  await expectRow(vat.title, "Morgen fällig");
  await expectTasks(vat.title);
  expect(await getFromApi<Task[]>("/api/tasks")).toEqual(tasks);
});

it("undoing keeps a next task that was changed elsewhere", async () => {
  const { stack, account, getFromApi } = await renderScreen(overviewPath, { seed: { tasks: [vat] } });
  await press(`„${vat.title}“ erledigen`);
  await answer("Erledigt");
  await expectToast("Nächster Termin: Sa, 10.04.2027");
  const [{ id, ...next } = { id: 0 }] = await getFromApi<Task[]>("/api/tasks");
  const call = { params: { taskId: String(id) }, token: account.token };
  await stack.call("tasks/update", { ...call, body: { ...next, title: "Umbenannt" } });
  await press("Rückgängig");
  await expectTasks(vat.title, "Umbenannt");
});

it("an undo that the server rejects leaves the next task in the list", async () => {
  const { network } = await renderScreen(overviewPath, { seed: { tasks: [vat] } });
  await press(`„${vat.title}“ erledigen`);
  await answer("Erledigt");
  await expectToast("Nächster Termin: Sa, 10.04.2027");
  network.fail("tasks/update", { status: 500 });
  await press("Rückgängig");
  await expectToast(/^Die Aufgabe konnte nicht gespeichert werden\./);
  await expectRow(vat.title, "10.04.2027 fällig");
  await expectTasks(vat.title);
});

it("a task that does not recur is reopened from the toast too", async () => {
  await renderScreen(overviewPath, { seed: { tasks: [{ title: "Anrufen" }] } });
  await press("„Anrufen“ erledigen");
  await answer("Erledigt");
  await expectToast("Aufgabe erledigt");
  await expectTasks();
  await press("Rückgängig");
  await expectTasks("Anrufen");
});

it("deleting a recurring task asks whether only this date is meant", async () => {
  const { network } = await renderScreen(overviewPath, { seed: { tasks: [vat] } });
  await press("Bearbeiten");
  await press(`„${vat.title}“ löschen`);
  const question = await findConfirmation("Aufgabe löschen?");
  expect(textOf(question)).toContain(`„${vat.title}“ wiederholt sich (jeden Monat am 10.).`);
  expect(within(question).getAllByRole("button").map(textOf)).toEqual(["Abbrechen", "Nur diese", "Alle weiteren"]);
  await answer("Nur diese");
  await expectToast("Nächster Termin: Sa, 10.04.2027");
  await expectRow(vat.title, "10.04.2027 fällig");
  await press(`„${vat.title}“ löschen`);
  await answer("Alle weiteren");
  await expectToast("Aufgabe gelöscht");
  await expectText("Keine offenen Aufgaben");
  expect(network.sent("tasks/delete").map(({ path }) => path.split("?")[1])).toEqual(["scope=this", undefined]);
});
