import type { Lead } from "@linkedpotential/contract/leads/schema";
import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectTasks, overviewPath } from "../../../testing/task-card.ts";
import {
  expectHeading,
  expectText,
  expectToast,
  fill,
  findConfirmation,
  findDialog,
  findField,
  press,
  textOf,
  user,
} from "../../../testing/user.ts";

const title = "Rechnung an Müller & Söhne";
const followUp = "Follow-up: Änne Schönfelder";
const due = { name: "Änne Schönfelder", followUpDate: "2027-03-12" };
const rejection = { status: 500, body: { error: "Das hat nicht geklappt.", code: "request.internal" } };
const complete = (name: string) => press(`„${name}“ erledigen`);
const answer = async (name: string) => press(name, { container: await findConfirmation() });

async function remove(name: string) {
  await press("Bearbeiten");
  await press(`„${name}“ löschen`);
}

it("completing a task asks first, sends status completed and removes the task from the list [TASK-13, TASK-16..18, TASK-20, TASK-75, TASK-76, TOAST-22]", async () => {
  const { network, reload } = await renderScreen(overviewPath, { seed: { tasks: [{ title }] } });
  await complete(title);
  expect(textOf(await findConfirmation())).toContain("Aufgabe erledigt?");
  await answer("Abbrechen");
  await expectTasks(title);
  expect(network.sent()).toEqual([]);
  await complete(title);
  await answer("Erledigt");
  await expectToast("Aufgabe erledigt");
  await expectText("Keine offenen Aufgaben");
  expect(network.sent().map(({ id, body }) => [id, body])).toEqual([
    ["tasks/update", expect.objectContaining({ title, status: "completed" })],
  ]);
  await reload();
  await expectText("Keine offenen Aufgaben");
});

it("deleting a task asks first and sends DELETE [TASK-19, TASK-20, TASK-74, TASK-76, TOAST-20]", async () => {
  const seed = { tasks: [{ title }, { title: "Bleibt" }] };
  const { network, tasks, reload } = await renderScreen(overviewPath, { seed });
  await remove(title);
  expect(textOf(await findConfirmation())).toContain("Aufgabe löschen?");
  await user.keyboard("{Escape}");
  await expectTasks(title, "Bleibt");
  await press(`„${title}“ löschen`);
  await answer("Löschen");
  await expectToast("Aufgabe gelöscht");
  expect(network.sent("tasks/delete").map(({ path }) => path)).toEqual([`/api/tasks/${tasks[0]?.id}`]);
  await reload();
  await expectTasks("Bleibt");
});

it("completing a follow-up marks it as completed in the lead [TASK-24, TASK-25, FOLLOW-10, FOLLOW-11, TOAST-22]", async () => {
  vi.setSystemTime("2027-03-12T08:00:00Z");
  const { network, leads, reload } = await renderScreen(overviewPath, { seed: { leads: [due] } });
  await complete(followUp);
  await answer("Erledigt");
  await expectToast("Aufgabe erledigt");
  expect(network.sent().map(({ path, body }) => [path, body])).toEqual([
    [`/api/leads/${leads[0]?.id}`, { followUpCompleted: true }],
  ]);
  await reload();
  await expectText("Keine offenen Aufgaben");
});

it("deleting a follow-up clears its date and keeps the lead [TASK-27]", async () => {
  vi.setSystemTime("2027-03-12T08:00:00Z");
  const { leads, getFromApi } = await renderScreen(overviewPath, { seed: { leads: [due] } });
  await remove(followUp);
  expect(textOf(await findConfirmation())).toContain("Der Lead selbst bleibt.");
  await answer("Entfernen");
  await expectText("Keine offenen Aufgaben");
  await expectToast("Aufgabe gelöscht");
  expect(await getFromApi<Lead>(`/api/leads/${leads[0]?.id}`)).toMatchObject({ name: due.name, followUpDate: null });
});

it("a change that the server rejects is rolled back and reported [TASK-77, ERR-35, ERR-36, ERR-37]", async () => {
  const failing = { "tasks/update": rejection, "tasks/delete": rejection };
  await renderScreen(overviewPath, { seed: { tasks: [{ title }] }, failing });
  await complete(title);
  await answer("Erledigt");
  await expectToast("Fehler");
  await expectToast(/^Die Aufgabe konnte nicht als erledigt markiert werden\./);
  await expectTasks(title);
  await remove(title);
  await answer("Löschen");
  await expectToast(/^Die Aufgabe konnte nicht gelöscht werden\./);
  await expectTasks(title);
});

it("a follow-up that cannot be completed stays in the list [ERR-42, ERR-110]", async () => {
  vi.setSystemTime("2027-03-12T08:00:00Z");
  await renderScreen(overviewPath, { seed: { leads: [due] }, failing: { "leads/update": rejection } });
  await complete(followUp);
  await answer("Erledigt");
  await expectToast(/^Fehler beim Aktualisieren des CRM Follow-ups/);
  await expectTasks(followUp);
});

it("the dialog keeps the input of a task that cannot be created or saved [TASK-77, ERR-33, ERR-34, ERR-37]", async () => {
  const failing = { "tasks/create": rejection, "tasks/update": rejection };
  await renderScreen(overviewPath, { seed: { tasks: [{ title }] }, failing });
  await press("Neue Aufgabe");
  await fill("Titel", "Wird nichts", await findDialog());
  await press("Aufgabe erstellen");
  await expectToast(/^Die Aufgabe konnte nicht erstellt werden\./);
  expect((await findField("Titel")).value).toBe("Wird nichts");
  await user.keyboard("{Escape}");
  await answer("Verwerfen");
  await press(title);
  await fill("Titel", "Anders", await findDialog("Aufgabe bearbeiten"));
  await press("Speichern");
  await expectToast(/^Die Aufgabe konnte nicht gespeichert werden\./);
  expect((await findField("Titel")).value).toBe("Anders");
});

it("a late answer from before a task was completed does not bring the task back", async () => {
  vi.setSystemTime("2027-03-12T09:00:00Z");
  const { network } = await renderScreen(overviewPath, { seed: { tasks: [{ title }, { title: "Bleibt" }] } });
  await expectTasks(title, "Bleibt");
  await followLink("CRM");
  await expectHeading("CRM");
  vi.setSystemTime("2027-03-12T09:01:00Z");
  const release = network.hold("tasks/list");
  await followLink("Dashboard");
  await expectTasks(title, "Bleibt");
  await waitFor(() => expect(network.sent("tasks/list")).toHaveLength(2));
  await complete(title);
  await answer("Erledigt");
  await expectToast("Aufgabe erledigt");
  release();
  await network.settled();
  await followLink("CRM");
  await expectHeading("CRM");
  await followLink("Dashboard");
  await expectTasks("Bleibt");
});
