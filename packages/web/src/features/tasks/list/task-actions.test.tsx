import type { Lead } from "@linkedpotential/contract/leads/schema";
import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { follow } from "../../../testing/navigation.ts";
import {
  dialog,
  expectHeading,
  expectText,
  expectToast,
  field,
  fill,
  hands,
  press,
  question,
  wordsOf,
} from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectTasks, overview } from "../../../testing/task-card.ts";

const title = "Rechnung an Müller & Söhne";
const followUp = "Follow-up: Änne Schönfelder";
const due = { name: "Änne Schönfelder", followUpDate: "2027-03-12" };
const refused = { status: 500, body: { error: "Das hat nicht geklappt.", code: "request.internal" } };
const complete = (name: string) => press(`„${name}“ erledigen`);
const answer = async (name: string) => press(name, { at: await question() });

async function remove(name: string) {
  await press("Bearbeiten");
  await press(`„${name}“ löschen`);
}

it("asks before completing, sends status completed and takes the task off the list [TASK-13, TASK-16..18, TASK-20, TASK-75, TASK-76, TOAST-22]", async () => {
  const { network, reload } = await renderScreen(overview, { given: { tasks: [{ title }] } });
  await complete(title);
  expect(wordsOf(await question())).toContain("Aufgabe erledigt?");
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

it("asks before deleting and sends DELETE [TASK-19, TASK-20, TASK-74, TASK-76, TOAST-20]", async () => {
  const given = { tasks: [{ title }, { title: "Bleibt" }] };
  const { network, tasks, reload } = await renderScreen(overview, { given });
  await remove(title);
  expect(wordsOf(await question())).toContain("Aufgabe löschen?");
  await hands.keyboard("{Escape}");
  await expectTasks(title, "Bleibt");
  await press(`„${title}“ löschen`);
  await answer("Löschen");
  await expectToast("Aufgabe gelöscht");
  expect(network.sent("tasks/delete").map(({ path }) => path)).toEqual([`/api/tasks/${tasks[0]?.id}`]);
  await reload();
  await expectTasks("Bleibt");
});

it("marks a completed follow-up done at the lead [TASK-24, TASK-25, FOLLOW-10, FOLLOW-11, TOAST-22]", async () => {
  vi.setSystemTime("2027-03-12T08:00:00Z");
  const { network, leads, reload } = await renderScreen(overview, { given: { leads: [due] } });
  await complete(followUp);
  await answer("Erledigt");
  await expectToast("Aufgabe erledigt");
  expect(network.sent().map(({ path, body }) => [path, body])).toEqual([
    [`/api/leads/${leads[0]?.id}`, { followUpCompleted: true }],
  ]);
  await reload();
  await expectText("Keine offenen Aufgaben");
});

it("clears the date of a deleted follow-up and keeps the lead [TASK-27]", async () => {
  vi.setSystemTime("2027-03-12T08:00:00Z");
  const { leads, stored } = await renderScreen(overview, { given: { leads: [due] } });
  await remove(followUp);
  expect(wordsOf(await question())).toContain("Der Lead selbst bleibt.");
  await answer("Entfernen");
  await expectText("Keine offenen Aufgaben");
  await expectToast("Aufgabe gelöscht");
  expect(await stored<Lead>(`/api/leads/${leads[0]?.id}`)).toMatchObject({ name: due.name, followUpDate: null });
});

it("rolls back what the server refused and says what failed [TASK-77, ERR-35, ERR-36, ERR-37]", async () => {
  const failing = { "tasks/update": refused, "tasks/delete": refused };
  await renderScreen(overview, { given: { tasks: [{ title }] }, failing });
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

it("keeps a follow-up that cannot be completed [ERR-42, ERR-110]", async () => {
  vi.setSystemTime("2027-03-12T08:00:00Z");
  await renderScreen(overview, { given: { leads: [due] }, failing: { "leads/update": refused } });
  await complete(followUp);
  await answer("Erledigt");
  await expectToast(/^Fehler beim Aktualisieren des CRM Follow-ups/);
  await expectTasks(followUp);
});

it("keeps a task in its dialog that cannot be created or saved [TASK-77, ERR-33, ERR-34, ERR-37]", async () => {
  const failing = { "tasks/create": refused, "tasks/update": refused };
  await renderScreen(overview, { given: { tasks: [{ title }] }, failing });
  await press("Neue Aufgabe");
  await fill("Titel", "Wird nichts", await dialog());
  await press("Aufgabe erstellen");
  await expectToast(/^Die Aufgabe konnte nicht erstellt werden\./);
  expect((await field("Titel")).value).toBe("Wird nichts");
  await hands.keyboard("{Escape}");
  await answer("Verwerfen");
  await press(title);
  await fill("Titel", "Anders", await dialog("Aufgabe bearbeiten"));
  await press("Speichern");
  await expectToast(/^Die Aufgabe konnte nicht gespeichert werden\./);
  expect((await field("Titel")).value).toBe("Anders");
});

it("keeps a completed task off the list when a list that was read before arrives late", async () => {
  vi.setSystemTime("2027-03-12T09:00:00Z");
  const { network } = await renderScreen(overview, { given: { tasks: [{ title }, { title: "Bleibt" }] } });
  await expectTasks(title, "Bleibt");
  await follow("CRM");
  await expectHeading("CRM");
  vi.setSystemTime("2027-03-12T09:01:00Z");
  const goOn = network.hold("tasks/list");
  await follow("Dashboard");
  await expectTasks(title, "Bleibt");
  await waitFor(() => expect(network.sent("tasks/list")).toHaveLength(2));
  await complete(title);
  await answer("Erledigt");
  await expectToast("Aufgabe erledigt");
  goOn();
  await network.settled();
  await follow("CRM");
  await expectHeading("CRM");
  await follow("Dashboard");
  await expectTasks("Bleibt");
});
