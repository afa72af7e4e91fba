import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import {
  dialog,
  expectText,
  expectToast,
  field,
  fill,
  hands,
  insert,
  press,
  question,
  wordsOf,
} from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectTasks, overview, wordsOfTask } from "../../../testing/task-card.ts";

const missing = "Bitte füllen Sie alle Felder aus.";
const dueDate = async () => wordsOf(await screen.findByRole("group", { name: "Fällig am" }));

async function openNew(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(overview, options);
  await press("Neue Aufgabe");
  await field("Titel", await dialog("Neue Aufgabe"));
  return opened;
}

it("starts with its defaults, is sent as pending and stands in the list [DASH-02, TASK-14, TASK-44..46, TASK-58, TASK-72, TASK-76, TOAST-21, SCOPE-07]", async () => {
  vi.setSystemTime("2027-03-10T08:00:00Z");
  const { network, reload } = await openNew();
  expect(wordsOf(await screen.findByLabelText("Kategorie", { selector: "button" }))).toContain("Aktive Projekte");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Wichtig" }).checked).toBe(true);
  expect(await dueDate()).toContain("10.03.2027");
  await fill("Titel", "  Angebot nachfassen  ");
  await fill("Beschreibung", "Telefonisch, ab 10 Uhr");
  await press("Aufgabe erstellen");
  await expectToast("Aufgabe erstellt");
  expect(await wordsOfTask("Angebot nachfassen")).toContain("Heute fällig");
  expect(screen.queryByRole("dialog")).toBeNull();
  const sent = { category: "Aktive Projekte", priority: "medium", dueDate: "2027-03-10", status: "pending" };
  expect(network.sent("tasks/create").map(({ body }) => body)).toEqual([
    expect.objectContaining({ ...sent, description: "Telefonisch, ab 10 Uhr" }),
  ]);
  await reload();
  await expectTasks("Angebot nachfassen");
});

it("moves the calendar along with the days at hand", async () => {
  vi.setSystemTime("2027-04-30T08:00:00Z");
  await openNew();
  await press("Nächster Werktag");
  await waitFor(async () => expect(await dueDate()).toContain("Mo, 03.05.2027"));
  await expectText("Mai 2027", await dialog());
});

it("requires a title and a due date, shows where and creates nothing without them [TASK-60..63, ERR-43]", async () => {
  const { network } = await openNew();
  await fill("Titel", "   ");
  await press("Aufgabe erstellen");
  await expectText(missing);
  expect(document.activeElement).toBe(await field("Titel"));
  await fill("Titel", "Mit Titel");
  expect(screen.queryByText(missing)).toBeNull();
  await press("Datum entfernen");
  await press("Aufgabe erstellen");
  await expectText(missing);
  expect(network.sent()).toEqual([]);
});

it("takes 250 characters of description and counts them [TASK-06, TASK-64, TASK-65, CONST-06]", async () => {
  await openNew();
  await expectText("0/250");
  await fill("Beschreibung", "ä".repeat(249));
  const description = await field("Beschreibung");
  await hands.type(description, "öü");
  await expectText("250/250");
  expect(description.value).toBe(`${"ä".repeat(249)}ö`);
});

it("counts and limits characters as the server does, not halves of emoji [O25]", async () => {
  await openNew();
  const description = await field("Beschreibung");
  await hands.click(description);
  await hands.paste("💜".repeat(248));
  await expectText("248/250");
  await hands.type(description, "öüä");
  await expectText("250/250");
  const title = await field("Titel");
  await hands.click(title);
  await hands.paste("💜".repeat(200));
  expect(screen.queryByText(/\/200$/)).toBeNull();
  await press("Aufgabe erstellen");
  await expectTasks("💜".repeat(200));
});

it("takes an emoji in the last place, one of several characters whole, and stops there [O196]", async () => {
  const { network } = await openNew();
  const [title, description] = [await field("Titel"), await field("Beschreibung")];
  await fill("Titel", "ä".repeat(199));
  await insert("Titel", "💜");
  await fill("Beschreibung", "ä".repeat(249));
  await insert("Beschreibung", "👩‍💻");
  expect([title.value, description.value]).toEqual([`${"ä".repeat(199)}💜`, `${"ä".repeat(249)}👩‍💻`]);
  await expectText("252/250");
  for (const label of ["Titel", "Beschreibung"]) {
    await waitFor(async () => expect((await field(label)).hasAttribute("maxlength")).toBe(true));
    await insert(label, "💜");
    await hands.type(await field(label), "ö");
  }
  expect([title.value, description.value]).toEqual([`${"ä".repeat(199)}💜`, `${"ä".repeat(249)}👩‍💻`]);
  await press("Aufgabe erstellen");
  await expectText("Maximal 250 Zeichen");
  expect(network.sent()).toEqual([]);
  await hands.type(description, "{Backspace}".repeat("👩‍💻".length));
  await press("Aufgabe erstellen");
  await expectTasks(`${"ä".repeat(199)}💜`);
});

it("takes a pasted text whole, counts it and refuses it until it is short enough [O192]", async () => {
  const { network } = await openNew();
  const title = await field("Titel");
  for (const [label, max] of [
    ["Titel", 200],
    ["Beschreibung", 250],
  ] as const) {
    const long = await field(label);
    await hands.click(long);
    await hands.paste(`${"ä".repeat(max)}Ende`);
    expect(long.value).toMatch(/äEnde$/);
    await expectText(`${max + 4}/${max}`);
  }
  await press("Aufgabe erstellen");
  await expectText("Maximal 200 Zeichen");
  await expectText("Maximal 250 Zeichen");
  expect(document.activeElement).toBe(title);
  expect(network.sent()).toEqual([]);
  await fill("Titel", "Kurz");
  await fill("Beschreibung", "");
  await press("Aufgabe erstellen");
  await expectTasks("Kurz");
});

it("edits in the same form, requires the same and sets the status todo [TASK-15, TASK-66..69, TASK-73, TASK-76, TOAST-19]", async () => {
  vi.setSystemTime("2027-03-10T08:00:00Z");
  const task = { title: "Alter Titel", dueDate: null, category: "Sales", description: "Text" } as const;
  const { network } = await renderScreen(overview, { given: { tasks: [task] } });
  await press("Bearbeiten");
  const [, ...edit] = await screen.findAllByRole("button", { name: /^(„Alter Titel“ bearbeiten|Alter Titel)$/ });
  for (const button of edit.slice(-1)) await hands.click(button);
  const form = await dialog("Aufgabe bearbeiten");
  expect((await field("Beschreibung", form)).value).toBe("Text");
  await fill("Titel", "");
  await press("Speichern");
  expect(await within(form).findAllByText(missing)).toHaveLength(2);
  await fill("Titel", "Neuer Titel");
  await press("Morgen", { at: form });
  await press("Speichern");
  await expectToast("Aufgabe aktualisiert");
  expect(await wordsOfTask("Neuer Titel")).toContain("Morgen fällig");
  expect(network.sent("tasks/update").map(({ body }) => body)).toEqual([
    expect.objectContaining({ title: "Neuer Titel", category: "Sales", dueDate: "2027-03-11", status: "todo" }),
  ]);
});

it("keeps what was typed about a task that was deleted elsewhere, takes that off the list and saves a new one [O194]", async () => {
  const given = { tasks: [{ title: "Alter Titel", category: "Sales" as const, dueDate: "2027-03-10" }] };
  const { network, stack, account, tasks, stored } = await renderScreen(overview, { given });
  await press("Alter Titel");
  await fill("Titel", "Neuer Titel", await dialog("Aufgabe bearbeiten"));
  await stack.call({ method: "DELETE", path: `/api/tasks/${tasks[0]?.id}` }, { token: account.token });
  await press("Speichern");
  await expectText(/^Diese Aufgabe gibt es nicht mehr\. Ihre Eingaben stehen noch hier/, await dialog());
  await expectTasks();
  expect((await field("Titel")).value).toBe("Neuer Titel");
  await press("Speichern");
  await expectToast("Aufgabe erstellt");
  await expectTasks("Neuer Titel");
  expect(await stored("/api/tasks")).toMatchObject([
    { title: "Neuer Titel", category: "Sales", dueDate: "2027-03-10" },
  ]);
  expect(network.sent("tasks/update")).toHaveLength(1);
});

it("creates one task of a double click; asks before unsaved input is lost", async () => {
  const { network, reload } = await openNew();
  await fill("Titel", "Nur einmal");
  await hands.keyboard("{Escape}");
  expect(wordsOf(await question())).toContain("Änderungen verwerfen?");
  await press("Weiter bearbeiten");
  await hands.dblClick(await screen.findByRole("button", { name: "Aufgabe erstellen" }));
  await expectTasks("Nur einmal");
  await reload();
  await expectTasks("Nur einmal");
  expect(network.sent("tasks/create")).toHaveLength(1);
});

it("says why the server refused a task, in the dialog and in the toast, and keeps what was typed", async () => {
  const error = "Mehr Aufgaben lassen sich nicht anlegen.";
  await openNew({ failing: { "tasks/create": { status: 409, body: { error, code: "task.limit_reached" } } } });
  await fill("Titel", "Angebot schreiben");
  await press("Aufgabe erstellen");
  await expectText(error, await dialog());
  await expectToast(`Die Aufgabe konnte nicht erstellt werden. ${error}`);
  expect((await field("Titel")).value).toBe("Angebot schreiben");
});
