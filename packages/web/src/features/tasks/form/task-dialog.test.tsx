import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectTasks, overviewPath, taskRowText } from "../../../testing/task-card.ts";
import {
  expectText,
  expectToast,
  fill,
  findConfirmation,
  findDialog,
  findField,
  insertText,
  press,
  textOf,
  user,
} from "../../../testing/user.ts";

const missing = "Bitte füllen Sie alle Felder aus.";
const dueDate = async () => textOf(await screen.findByRole("group", { name: "Fällig am" }));

async function openNew(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(overviewPath, options);
  await press("Neue Aufgabe");
  await findField("Titel", await findDialog("Neue Aufgabe"));
  return opened;
}

it("a new task has default values, is sent as pending and appears in the list [DASH-02, TASK-14, TASK-44..46, TASK-58, TASK-72, TASK-76, TOAST-21, SCOPE-07]", async () => {
  vi.setSystemTime("2027-03-10T08:00:00Z");
  const { network, reload } = await openNew();
  expect(textOf(await screen.findByLabelText("Kategorie", { selector: "button" }))).toContain("Aktive Projekte");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Wichtig" }).checked).toBe(true);
  expect(await dueDate()).toContain("10.03.2027");
  await fill("Titel", "  Angebot nachfassen  ");
  await fill("Beschreibung", "Telefonisch, ab 10 Uhr");
  await press("Aufgabe erstellen");
  await expectToast("Aufgabe erstellt");
  expect(await taskRowText("Angebot nachfassen")).toContain("Heute fällig");
  expect(screen.queryByRole("dialog")).toBeNull();
  const sent = { category: "Aktive Projekte", priority: "medium", dueDate: "2027-03-10", status: "pending" };
  expect(network.sent("tasks/create").map(({ body }) => body)).toEqual([
    expect.objectContaining({ ...sent, description: "Telefonisch, ab 10 Uhr" }),
  ]);
  await reload();
  await expectTasks("Angebot nachfassen");
});

it("a quick choice of the due date shows its month in the calendar", async () => {
  vi.setSystemTime("2027-04-30T08:00:00Z");
  await openNew();
  await press("Nächster Arbeitstag");
  await waitFor(async () => expect(await dueDate()).toContain("Mo, 03.05.2027"));
  await expectText("Mai 2027", await findDialog());
});

it("a new task requires a title and a due date, and shows which one is missing [TASK-60..63, ERR-43]", async () => {
  const { network } = await openNew();
  await fill("Titel", "   ");
  await press("Aufgabe erstellen");
  await expectText(missing);
  expect(document.activeElement).toBe(await findField("Titel"));
  await fill("Titel", "Mit Titel");
  expect(screen.queryByText(missing)).toBeNull();
  await press("Datum entfernen");
  await press("Aufgabe erstellen");
  await expectText(missing);
  expect(network.sent()).toEqual([]);
});

it("the description accepts 250 characters and counts them [TASK-06, TASK-64, TASK-65, CONST-06]", async () => {
  await openNew();
  await expectText("0/250");
  await fill("Beschreibung", "ä".repeat(249));
  const description = await findField("Beschreibung");
  await user.type(description, "öü");
  await expectText("250/250");
  expect(description.value).toBe(`${"ä".repeat(249)}ö`);
});

it("the form counts characters as the server does, so that an emoji counts once [O25]", async () => {
  await openNew();
  const description = await findField("Beschreibung");
  await user.click(description);
  await user.paste("💜".repeat(248));
  await expectText("248/250");
  await user.type(description, "öüä");
  await expectText("250/250");
  const title = await findField("Titel");
  await user.click(title);
  await user.paste("💜".repeat(200));
  expect(screen.queryByText(/\/200$/)).toBeNull();
  await press("Aufgabe erstellen");
  await expectTasks("💜".repeat(200));
});

it("the fields accept a whole emoji as the last character, and no input after that [O196]", async () => {
  const { network } = await openNew();
  const [title, description] = [await findField("Titel"), await findField("Beschreibung")];
  await fill("Titel", "ä".repeat(199));
  await insertText("Titel", "💜");
  await fill("Beschreibung", "ä".repeat(249));
  await insertText("Beschreibung", "👩‍💻");
  expect([title.value, description.value]).toEqual([`${"ä".repeat(199)}💜`, `${"ä".repeat(249)}👩‍💻`]);
  await expectText("252/250");
  for (const label of ["Titel", "Beschreibung"]) {
    await waitFor(async () => expect((await findField(label)).hasAttribute("maxlength")).toBe(true));
    await insertText(label, "💜");
    await user.type(await findField(label), "ö");
  }
  expect([title.value, description.value]).toEqual([`${"ä".repeat(199)}💜`, `${"ä".repeat(249)}👩‍💻`]);
  await press("Aufgabe erstellen");
  await expectText("Maximal 250 Zeichen");
  expect(network.sent()).toEqual([]);
  await user.type(description, "{Backspace}".repeat("👩‍💻".length));
  await press("Aufgabe erstellen");
  await expectTasks(`${"ä".repeat(199)}💜`);
});

it("the fields keep a pasted text that is too long, and the form rejects it until it is short enough [O192]", async () => {
  const { network } = await openNew();
  const title = await findField("Titel");
  for (const [label, max] of [
    ["Titel", 200],
    ["Beschreibung", 250],
  ] as const) {
    const long = await findField(label);
    await user.click(long);
    await user.paste(`${"ä".repeat(max)}Ende`);
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

it("an existing task is edited in the same form, with the same required fields, and gets the status todo [TASK-15, TASK-66..69, TASK-73, TASK-76, TOAST-19]", async () => {
  vi.setSystemTime("2027-03-10T08:00:00Z");
  const task = { title: "Alter Titel", dueDate: null, category: "Sales", description: "Text" } as const;
  const { network } = await renderScreen(overviewPath, { seed: { tasks: [task] } });
  await press("Bearbeiten");
  const [, ...edit] = await screen.findAllByRole("button", { name: /^(„Alter Titel“ bearbeiten|Alter Titel)$/ });
  for (const button of edit.slice(-1)) await user.click(button);
  const form = await findDialog("Aufgabe bearbeiten");
  expect((await findField("Beschreibung", form)).value).toBe("Text");
  await fill("Titel", "");
  await press("Speichern");
  expect(await within(form).findAllByText(missing)).toHaveLength(2);
  await fill("Titel", "Neuer Titel");
  await press("Morgen", { container: form });
  await press("Speichern");
  await expectToast("Aufgabe aktualisiert");
  expect(await taskRowText("Neuer Titel")).toContain("Morgen fällig");
  expect(network.sent("tasks/update").map(({ body }) => body)).toEqual([
    expect.objectContaining({ title: "Neuer Titel", category: "Sales", dueDate: "2027-03-11", status: "todo" }),
  ]);
});

it("if a task was deleted elsewhere, the form keeps the input, the list drops the task and saving creates a new one [O194]", async () => {
  const seed = { tasks: [{ title: "Alter Titel", category: "Sales" as const, dueDate: "2027-03-10" }] };
  const { network, stack, account, tasks, getFromApi } = await renderScreen(overviewPath, { seed });
  await press("Alter Titel");
  await fill("Titel", "Neuer Titel", await findDialog("Aufgabe bearbeiten"));
  await stack.call({ method: "DELETE", path: `/api/tasks/${tasks[0]?.id}` }, { token: account.token });
  await press("Speichern");
  await expectText(/^Diese Aufgabe gibt es nicht mehr\. Ihre Eingaben stehen noch hier/, await findDialog());
  await expectTasks();
  expect((await findField("Titel")).value).toBe("Neuer Titel");
  await press("Speichern");
  await expectToast("Aufgabe erstellt");
  await expectTasks("Neuer Titel");
  expect(await getFromApi("/api/tasks")).toMatchObject([
    { title: "Neuer Titel", category: "Sales", dueDate: "2027-03-10" },
  ]);
  expect(network.sent("tasks/update")).toHaveLength(1);
});

it("saving keeps what was changed elsewhere, and asks before it overwrites the same field", async () => {
  const seed = { tasks: [{ title: "Alter Titel", category: "Sales" as const, dueDate: "2027-03-10" }] };
  const { network, stack, account, tasks, getFromApi } = await renderScreen(overviewPath, { seed });
  const [{ id = 0 } = {}] = tasks;
  const changeElsewhere = (change: object) =>
    stack.call(
      { method: "PUT", path: `/api/tasks/${id}` },
      { token: account.token, body: { ...tasks[0], status: "todo", ...change } },
    );
  await press("Alter Titel");
  await fill("Titel", "Neuer Titel", await findDialog("Aufgabe bearbeiten"));
  await changeElsewhere({ description: "Aus dem anderen Fenster", title: "Fremder Titel" });
  await press("Speichern");
  await expectText("Inzwischen geändert in „Fremder Titel“.", await findDialog());
  await expectText(/Speichern überschreibt diese Änderung\.$/, await findDialog());
  expect((await findField("Titel")).value).toBe("Neuer Titel");
  await press("Speichern");
  await expectToast("Aufgabe aktualisiert");
  expect(await getFromApi("/api/tasks")).toMatchObject([
    { title: "Neuer Titel", description: "Aus dem anderen Fenster", category: "Sales", dueDate: "2027-03-10" },
  ]);
  expect(network.sent("tasks/update")).toHaveLength(1);
});

it("a double click creates one task, and closing the form asks before unsaved input is lost", async () => {
  const { network, reload } = await openNew();
  await fill("Titel", "Nur einmal");
  await user.keyboard("{Escape}");
  expect(textOf(await findConfirmation())).toContain("Änderungen verwerfen?");
  await press("Weiter bearbeiten");
  await user.dblClick(await screen.findByRole("button", { name: "Aufgabe erstellen" }));
  await expectTasks("Nur einmal");
  await reload();
  await expectTasks("Nur einmal");
  expect(network.sent("tasks/create")).toHaveLength(1);
});

it("if the server rejects a task, dialog and toast show the reason and the input stays", async () => {
  const error = "Mehr Aufgaben lassen sich nicht anlegen.";
  await openNew({ failing: { "tasks/create": { status: 409, body: { error, code: "task.limit_reached" } } } });
  await fill("Titel", "Angebot schreiben");
  await press("Aufgabe erstellen");
  await expectText(error, await findDialog());
  await expectToast(`Die Aufgabe konnte nicht erstellt werden. ${error}`);
  expect((await findField("Titel")).value).toBe("Angebot schreiben");
});

it("a task that is created while the list loads for the first time is in the list", async () => {
  const { network } = await renderScreen("/freelance/dashboard?section=trainings");
  const release = network.hold("tasks/list");
  await followLink("Dashboard");
  await press("Neue Aufgabe");
  await fill("Titel", "Angebot schreiben", await findDialog());
  await press("Aufgabe erstellen");
  await expectToast("Aufgabe erstellt");
  release();
  await expectTasks("Angebot schreiben");
});
