import type { Template } from "@linkedpotential/contract/templates/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  dialog,
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
import { applications, editor, expectCards, hotTemplates, ownPosts, welcomePosts } from "../../../testing/templates.ts";

const refused = { status: 500, body: { error: "Das hat nicht geklappt.", code: "request.internal" } };
const long = `Guten Tag, ${"sehr lang ".repeat(12)}Ende`;
const stored = "/api/user-templates?namespace=hot&templateKey=bewerbung";
const isOpen = (at: HTMLElement, name: RegExp) =>
  within(at).getByRole("button", { name }).getAttribute("aria-expanded") === "true";

it("lists what is saved in its place, newest first, with the first 100 characters [TPL-01, TPL-08, TPL-16, TPL-17, CONST-17]", async () => {
  const templates = [
    { ...applications, title: "Kurz", content: "Hallo\n{{vorname}}" },
    { ...applications, title: "Lang", content: long },
    { ...applications, templateKey: "proposal", title: "Woanders" },
  ];
  await renderScreen(hotTemplates, { given: { templates } });
  await expectCards(await editor("Bewerbung"), `Lang${long.slice(0, 100).trim()}…`, "KurzHallo {{vorname}}");
  await press(/^Schritt 6 von 6/);
  await expectCards(await editor("Angebot"), /^Woanders/);
});

it("shows the whole text of a card when it is pressed, and its beginning when it is pressed again [TPL-13, TPL-14]", async () => {
  await renderScreen(hotTemplates, { given: { templates: [{ ...applications, title: "Lang", content: long }] } });
  const at = await editor("Bewerbung");
  await press(/^Lang/, { at });
  await expectText(long, at);
  expect(isOpen(at, /^Lang$/)).toBe(true);
  await press(/^Lang$/, { at });
  await waitFor(() => expect(within(at).queryByText(long)).toBeNull());
  expect(isOpen(at, /^Lang/)).toBe(false);
});

it("opens the editor where nothing is saved, and only there [TPL-15]", async () => {
  await renderScreen(hotTemplates, { given: { templates: [applications] } });
  await expectCards(await editor("Bewerbung"), /^Nach einer Woche/);
  expect(within(await editor("Bewerbung")).queryByRole("textbox")).toBeNull();
  await press(/^Schritt 6 von 6/);
  expect(await field("Text für „Angebot“")).toBeTruthy();
});

it("says that the templates could not be loaded, why, and loads them anew [TPL-37, ERR-23..25]", async () => {
  const failing = { "templates/list": { ...refused, body: { error: "Kurz gestört.", code: "request.internal" } } };
  const { network } = await renderScreen(hotTemplates, { given: { templates: [applications] }, failing });
  const at = await editor("Bewerbung");
  await expectText("Fehler beim Laden der Templates", at);
  await expectText("Kurz gestört.", at);
  network.heal();
  await press("Neu laden", { at });
  await expectCards(at, /^Nach einer Woche/);
});

it("says in English what failed [ERR-27]", async () => {
  await renderScreen(hotTemplates, { language: "en", failing: { "templates/list": refused } });
  const at = await editor("Application");
  await expectText("Failed to fetch user templates", at);
  expect(within(at).getByRole("button", { name: "Reload" })).toBeTruthy();
});

it("changes title and content [TPL-19, TPL-20, TPL-39, TOAST-15]", async () => {
  const given = { templates: [{ ...applications, title: "Alt", content: "Alter Text" }] };
  const screenOf = await renderScreen(hotTemplates, { given });
  const at = await editor("Bewerbung");
  await press(/^Alt/, { at });
  await press("„Alt“ bearbeiten", { at });
  await fill("Name", "Neu", await dialog("Vorlage bearbeiten"));
  await fill("Text", "Neuer Text", await dialog());
  await press("Speichern", { at: await dialog() });
  await expectToast("Template aktualisiert!");
  await waitFor(() => expect(wordsOf(at)).toContain("NeuNeuer Text"));
  const [{ id = 0 } = {}] = screenOf.templates;
  expect(screenOf.network.sent().map(({ path, body }) => [path, body])).toEqual([
    [`/api/user-templates/${id}`, { title: "Neu", content: "Neuer Text" }],
  ]);
  expect(await screenOf.stored<Template[]>(stored)).toMatchObject([{ id, title: "Neu" }]);
});

it("sends no change without title or content, and says what is missing [TPL-28, TPL-29, TPL-30]", async () => {
  const { network } = await renderScreen(hotTemplates, { given: { templates: [{ ...applications, title: "Alt" }] } });
  const at = await editor("Bewerbung");
  await press(/^Alt/, { at });
  await press("„Alt“ bearbeiten", { at });
  await fill("Name", " ", await dialog());
  await fill("Text", "", await dialog());
  await press("Speichern", { at: await dialog() });
  await expectToast("Bitte gib einen Post-Namen und Inhalt ein.");
  await expectText("Bitte geben Sie der Vorlage einen Namen.", await dialog());
  await expectText("Bitte schreiben Sie den Text der Vorlage.", await dialog());
  expect(network.sent()).toEqual([]);
});

it("keeps the input of a change that failed, and asks before it is lost [ERR-29]", async () => {
  const given = { templates: [{ ...applications, title: "Alt" }] };
  const { network } = await renderScreen(hotTemplates, { given, failing: { "templates/update": refused } });
  const at = await editor("Bewerbung");
  await press(/^Alt/, { at });
  await press("„Alt“ bearbeiten", { at });
  await fill("Name", "Neu", await dialog());
  await press("Speichern", { at: await dialog() });
  await expectToast("Fehler beim Aktualisieren");
  network.heal();
  network.goOffline();
  await press("Speichern", { at: await dialog() });
  await expectText(/^Keine Verbindung\. Ihre Eingaben bleiben erhalten/, await dialog());
  await hands.keyboard("{Escape}");
  await press("Weiter bearbeiten", { at: await question() });
  expect((await field("Name", await dialog())).value).toBe("Neu");
  network.goOnline();
  await press("Speichern", { at: await dialog() });
  await expectToast("Template aktualisiert!");
});

it("deletes after a question only [TPL-12, TPL-21, TPL-22, TPL-23, TPL-40, TOAST-16]", async () => {
  const given = {
    templates: [
      { ...applications, title: "Weg" },
      { ...applications, title: "Bleibt" },
    ],
  };
  const { network, templates } = await renderScreen(hotTemplates, { given });
  const at = await editor("Bewerbung");
  await press(/^Weg/, { at });
  await press("„Weg“ löschen", { at });
  expect(wordsOf(await question("Vorlage löschen?"))).toContain("„Weg“ wird endgültig gelöscht.");
  await press("Abbrechen", { at: await question() });
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(network.sent()).toEqual([]);
  await press("„Weg“ löschen", { at });
  await press("Löschen", { at: await question() });
  await expectToast("Template gelöscht!");
  await expectCards(at, /^Bleibt/);
  await waitFor(() => expect(wordsOf(document.activeElement)).toBe("Bewerbung"));
  expect(network.sent().map(({ path }) => path)).toEqual([`/api/user-templates/${templates[0]?.id}`]);
});

it("deletes the open task of a post along, and says so before and after [TPL-41, TPL-42, TOAST-17]", async () => {
  const task = 'LinkedIn Post "Mein Weg" veröffentlichen';
  const given = { templates: [{ ...welcomePosts, title: "Mein Weg" }], tasks: [{ title: task }, { title: "Bleibt" }] };
  const { stored: now } = await renderScreen(ownPosts, { given });
  const at = await editor("Eigene Posts");
  await press(/^Mein Weg/, { at });
  await press("„Mein Weg“ löschen", { at });
  await waitFor(async () => expect(wordsOf(await question())).toContain(`mit ihr die offene Aufgabe „${task}“`));
  await press("Löschen", { at: await question() });
  await expectToast("Template und zugehörige Aufgabe gelöscht!");
  expect(await now<object[]>("/api/tasks")).toMatchObject([{ title: "Bleibt" }]);
});

it("brings back what could not be deleted [ERR-30]", async () => {
  const given = {
    templates: [
      { ...applications, title: "Eins" },
      { ...applications, title: "Zwei" },
    ],
  };
  await renderScreen(hotTemplates, { given, failing: { "templates/delete": refused } });
  const at = await editor("Bewerbung");
  await press(/^Eins/, { at });
  await press("„Eins“ löschen", { at });
  await press("Löschen", { at: await question() });
  await expectToast("Fehler beim Löschen");
  await expectCards(at, /^Zwei/, /^Eins/);
});

it("keeps what was typed about a template that was deleted elsewhere, takes that off the list and saves a new one [O194]", async () => {
  const given = { templates: [{ ...applications, title: "Alt", content: "Hallo" }] };
  const { stack, account, templates, stored: now } = await renderScreen(hotTemplates, { given });
  const at = await editor("Bewerbung");
  await press(/^Alt/, { at });
  await press("„Alt“ bearbeiten", { at });
  await fill("Text", "Guten Tag", await dialog("Vorlage bearbeiten"));
  await stack.call({ method: "DELETE", path: `/api/user-templates/${templates[0]?.id}` }, { token: account.token });
  await press("Speichern");
  await expectText(/^Diese Vorlage gibt es nicht mehr\. Ihre Eingaben stehen noch hier/, await dialog());
  expect((await field("Text", await dialog())).value).toBe("Guten Tag");
  await press("Speichern", { at: await dialog() });
  await expectToast("Template gespeichert!");
  await expectCards(at, "AltGuten Tag");
  expect(await now<Template[]>(stored)).toMatchObject([{ ...applications, title: "Alt", content: "Guten Tag" }]);
});
