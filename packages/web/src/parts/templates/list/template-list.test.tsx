import type { Template } from "@linkedpotential/contract/templates/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import {
  applicationList,
  applicationTemplatesPath,
  expectTemplateCards,
  findEditor,
  welcomePostList,
  welcomePostsPath,
} from "../../../testing/templates.ts";
import {
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

const rejection = { status: 500, body: { error: "Das hat nicht geklappt.", code: "request.internal" } };
const long = `Guten Tag, ${"sehr lang ".repeat(12)}Ende`;
const listPath = "/api/user-templates?namespace=hot&templateKey=bewerbung";
const isOpen = (container: HTMLElement, name: RegExp) =>
  within(container).getByRole("button", { name }).getAttribute("aria-expanded") === "true";

it("an editor lists its templates, newest first, with their first 100 characters [TPL-01, TPL-08, TPL-16, TPL-17, CONST-17]", async () => {
  const templates = [
    { ...applicationList, title: "Kurz", content: "Hallo\n{{vorname}}" },
    { ...applicationList, title: "Lang", content: long },
    { ...applicationList, templateKey: "proposal", title: "Woanders" },
  ];
  await renderScreen(applicationTemplatesPath, { seed: { templates } });
  await expectTemplateCards(await findEditor("Bewerbung"), `Lang${long.slice(0, 100).trim()}…`, "KurzHallo Vorname");
  await press(/^Schritt 6 von 6/);
  await expectTemplateCards(await findEditor("Angebot"), /^Woanders/);
});

it("pressing a card shows its whole text, and pressing it again shows the beginning only [TPL-13, TPL-14]", async () => {
  await renderScreen(applicationTemplatesPath, {
    seed: { templates: [{ ...applicationList, title: "Lang", content: long }] },
  });
  const container = await findEditor("Bewerbung");
  await press(/^Lang/, { container });
  await expectText(long, container);
  expect(isOpen(container, /^Lang$/)).toBe(true);
  await press(/^Lang$/, { container });
  await waitFor(() => expect(within(container).queryByText(long)).toBeNull());
  expect(isOpen(container, /^Lang/)).toBe(false);
});

it("the editor is open only while no template is saved [TPL-15]", async () => {
  await renderScreen(applicationTemplatesPath, { seed: { templates: [applicationList] } });
  await expectTemplateCards(await findEditor("Bewerbung"), /^Nach einer Woche/);
  expect(within(await findEditor("Bewerbung")).queryByRole("textbox")).toBeNull();
  await press(/^Schritt 6 von 6/);
  expect(await findField("Text für „Angebot“")).toBeTruthy();
});

it("a failed load shows its reason and can be repeated [TPL-37, ERR-23..25]", async () => {
  const failing = { "templates/list": { ...rejection, body: { error: "Kurz gestört.", code: "request.internal" } } };
  const { network } = await renderScreen(applicationTemplatesPath, { seed: { templates: [applicationList] }, failing });
  const container = await findEditor("Bewerbung");
  await expectText("Fehler beim Laden der Templates", container);
  await expectText("Kurz gestört.", container);
  network.clearFailures();
  await press("Neu laden", { container });
  await expectTemplateCards(container, /^Nach einer Woche/);
});

it("a failed load is reported in English [ERR-27]", async () => {
  await renderScreen(applicationTemplatesPath, { language: "en", failing: { "templates/list": rejection } });
  const container = await findEditor("Application");
  await expectText("Failed to fetch user templates", container);
  expect(within(container).getByRole("button", { name: "Reload" })).toBeTruthy();
});

it("title and content can be changed [TPL-19, TPL-20, TPL-39, TOAST-15]", async () => {
  const seed = { templates: [{ ...applicationList, title: "Alt", content: "Alter Text" }] };
  const rendered = await renderScreen(applicationTemplatesPath, { seed });
  const container = await findEditor("Bewerbung");
  await press(/^Alt/, { container });
  await press("„Alt“ bearbeiten", { container });
  await fill("Name", "Neu", await findDialog("Vorlage bearbeiten"));
  await fill("Text", "Neuer Text", await findDialog());
  await press("Speichern", { container: await findDialog() });
  await expectToast("Template aktualisiert!");
  await waitFor(() => expect(textOf(container)).toContain("NeuNeuer Text"));
  const [{ id = 0 } = {}] = rendered.templates;
  expect(rendered.network.sent().map(({ path, body }) => [path, body])).toEqual([
    [`/api/user-templates/${id}`, { title: "Neu", content: "Neuer Text" }],
  ]);
  expect(await rendered.getFromApi<Template[]>(listPath)).toMatchObject([{ id, title: "Neu" }]);
});

it("a change requires title and content [TPL-28, TPL-29, TPL-30]", async () => {
  const { network } = await renderScreen(applicationTemplatesPath, {
    seed: { templates: [{ ...applicationList, title: "Alt" }] },
  });
  const container = await findEditor("Bewerbung");
  await press(/^Alt/, { container });
  await press("„Alt“ bearbeiten", { container });
  await fill("Name", " ", await findDialog());
  await fill("Text", "", await findDialog());
  await press("Speichern", { container: await findDialog() });
  await expectToast("Bitte gib einen Post-Namen und Inhalt ein.");
  await expectText("Bitte geben Sie der Vorlage einen Namen.", await findDialog());
  await expectText("Bitte schreiben Sie den Text der Vorlage.", await findDialog());
  expect(network.sent()).toEqual([]);
});

it("the input of a failed change stays, and closing the dialog asks first [ERR-29]", async () => {
  const seed = { templates: [{ ...applicationList, title: "Alt" }] };
  const { network } = await renderScreen(applicationTemplatesPath, {
    seed,
    failing: { "templates/update": rejection },
  });
  const container = await findEditor("Bewerbung");
  await press(/^Alt/, { container });
  await press("„Alt“ bearbeiten", { container });
  await fill("Name", "Neu", await findDialog());
  await press("Speichern", { container: await findDialog() });
  await expectToast("Fehler beim Aktualisieren");
  network.clearFailures();
  network.goOffline();
  await press("Speichern", { container: await findDialog() });
  await expectText(/^Keine Verbindung\. Ihre Eingaben bleiben erhalten/, await findDialog());
  await user.keyboard("{Escape}");
  await press("Weiter bearbeiten", { container: await findConfirmation() });
  expect((await findField("Name", await findDialog())).value).toBe("Neu");
  network.goOnline();
  await press("Speichern", { container: await findDialog() });
  await expectToast("Template aktualisiert!");
});

it("saving a change keeps what was changed elsewhere, and asks before it overwrites the same text", async () => {
  const seed = { templates: [{ ...applicationList, title: "Alt", content: "Alter Text" }] };
  const { stack, account, templates, network, getFromApi } = await renderScreen(applicationTemplatesPath, { seed });
  const container = await findEditor("Bewerbung");
  const changeElsewhere = (body: object) =>
    stack.call({ method: "PUT", path: `/api/user-templates/${templates[0]?.id}` }, { token: account.token, body });
  await press(/^Alt/, { container });
  await press("„Alt“ bearbeiten", { container });
  await fill("Name", "Neu", await findDialog());
  await changeElsewhere({ title: "Alt", content: "Text aus dem anderen Fenster" });
  await press("Speichern", { container: await findDialog() });
  await expectToast("Template aktualisiert!");
  expect(await getFromApi(listPath)).toMatchObject([{ title: "Neu", content: "Text aus dem anderen Fenster" }]);

  await press("„Neu“ bearbeiten", { container });
  await fill("Text", "Mein Text", await findDialog());
  await changeElsewhere({ title: "Neu", content: "Noch ein Text" });
  await press("Speichern", { container: await findDialog() });
  await expectText("Inzwischen geändert in „Noch ein Text“.", await findDialog());
  expect((await findField("Text", await findDialog())).value).toBe("Mein Text");
  expect(network.sent("templates/update")).toHaveLength(1);
  await press("Speichern", { container: await findDialog() });
  await waitFor(async () => expect(await getFromApi(listPath)).toMatchObject([{ content: "Mein Text" }]));
});

it("deleting a template asks first [TPL-12, TPL-21, TPL-22, TPL-23, TPL-40, TOAST-16]", async () => {
  const seed = {
    templates: [
      { ...applicationList, title: "Weg" },
      { ...applicationList, title: "Bleibt" },
    ],
  };
  const { network, templates } = await renderScreen(applicationTemplatesPath, { seed });
  const container = await findEditor("Bewerbung");
  await press(/^Weg/, { container });
  await press("„Weg“ löschen", { container });
  expect(textOf(await findConfirmation("Vorlage löschen?"))).toContain("„Weg“ wird endgültig gelöscht.");
  await press("Abbrechen", { container: await findConfirmation() });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(network.sent()).toEqual([]);
  await press("„Weg“ löschen", { container });
  await press("Löschen", { container: await findConfirmation() });
  await expectToast("Template gelöscht!");
  await expectTemplateCards(container, /^Bleibt/);
  await waitFor(() => expect(textOf(document.activeElement)).toBe("Bewerbung"));
  expect(network.sent().map(({ path }) => path)).toEqual([`/api/user-templates/${templates[0]?.id}`]);
});

it("deleting a post deletes its open task too, as the dialog and the toast state [TPL-41, TPL-42, TOAST-17]", async () => {
  const task = 'LinkedIn Post "Mein Weg" veröffentlichen';
  const seed = {
    templates: [{ ...welcomePostList, title: "Mein Weg" }],
    tasks: [{ title: task }, { title: "Bleibt" }],
  };
  const { getFromApi } = await renderScreen(welcomePostsPath, { seed });
  const container = await findEditor("Eigene Posts");
  await press(/^Mein Weg/, { container });
  await press("„Mein Weg“ löschen", { container });
  await waitFor(async () => expect(textOf(await findConfirmation())).toContain(`mit ihr die offene Aufgabe „${task}“`));
  await press("Löschen", { container: await findConfirmation() });
  await expectToast("Template und zugehörige Aufgabe gelöscht!");
  expect(await getFromApi<object[]>("/api/tasks")).toMatchObject([{ title: "Bleibt" }]);
});

it("a template that could not be deleted returns to the list [ERR-30]", async () => {
  const seed = {
    templates: [
      { ...applicationList, title: "Eins" },
      { ...applicationList, title: "Zwei" },
    ],
  };
  await renderScreen(applicationTemplatesPath, { seed, failing: { "templates/delete": rejection } });
  const container = await findEditor("Bewerbung");
  await press(/^Eins/, { container });
  await press("„Eins“ löschen", { container });
  await press("Löschen", { container: await findConfirmation() });
  await expectToast("Fehler beim Löschen");
  await expectTemplateCards(container, /^Zwei/, /^Eins/);
});

it("if a template was deleted elsewhere, the form keeps the input, the list drops the template and saving creates a new one [O194]", async () => {
  const seed = { templates: [{ ...applicationList, title: "Alt", content: "Hallo" }] };
  const { stack, account, templates, getFromApi } = await renderScreen(applicationTemplatesPath, { seed });
  const container = await findEditor("Bewerbung");
  await press(/^Alt/, { container });
  await press("„Alt“ bearbeiten", { container });
  await fill("Text", "Guten Tag", await findDialog("Vorlage bearbeiten"));
  await stack.call({ method: "DELETE", path: `/api/user-templates/${templates[0]?.id}` }, { token: account.token });
  await press("Speichern");
  await expectText(/^Diese Vorlage gibt es nicht mehr\. Ihre Eingaben stehen noch hier/, await findDialog());
  expect((await findField("Text", await findDialog())).value).toBe("Guten Tag");
  await press("Speichern", { container: await findDialog() });
  await expectToast("Template gespeichert!");
  await expectTemplateCards(container, "AltGuten Tag");
  expect(await getFromApi<Template[]>(listPath)).toMatchObject([
    { ...applicationList, title: "Alt", content: "Guten Tag" },
  ]);
});
