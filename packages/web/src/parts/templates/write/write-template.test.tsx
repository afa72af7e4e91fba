import type { Template } from "@linkedpotential/contract/templates/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
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
} from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { applications, coldTemplates, editor, expectCards, hotTemplates } from "../../../testing/templates.ts";

const label = "Text für „Bewerbung“";
const stored = "/api/user-templates?namespace=hot&templateKey=bewerbung";
const refused = { status: 500, body: { error: "Das hat nicht geklappt.", code: "request.internal" } };

async function write(text: string): Promise<HTMLElement> {
  const at = await editor("Bewerbung");
  await fill(label, text, at);
  return at;
}

async function saveAs(name: string, at: HTMLElement): Promise<void> {
  await press("Speichern", { at });
  await fill("Name", name, await dialog("Vorlage speichern"));
  await press("Speichern", { at: await dialog() });
}

it("saves what was written under a name, once however often it is pressed [TPL-09, TPL-11, TPL-18, TPL-38, TOAST-14]", async () => {
  const shown = await renderScreen(hotTemplates);
  const at = await write("Sehr geehrte Damen und Herren");
  await press("Speichern", { at });
  await fill("Name", " Erste ", await dialog("Vorlage speichern"));
  const submit = within(await dialog()).getByRole("button", { name: "Speichern" });
  await hands.dblClick(submit);
  await expectToast("Template gespeichert!");
  await expectCards(at, "ErsteSehr geehrte Damen und Herren");
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Erste"));
  expect(within(at).queryByRole("textbox")).toBeNull();
  expect(shown.network.sent().map(({ path, body }) => [path, body])).toEqual([
    ["/api/user-templates", { ...applications, title: "Erste", content: "Sehr geehrte Damen und Herren" }],
  ]);
  expect(await shown.stored<Template[]>(stored)).toMatchObject([{ title: "Erste" }]);
});

it("counts to 5,000 and saves what is longer [TPL-10, TPL-35, TPL-36, CONST-16]", async () => {
  await renderScreen(hotTemplates);
  const at = await write("💜".repeat(10));
  await expectText("20/5.000", at);
  await write("x".repeat(5001));
  await expectText("5.001/5.000", at);
  await expectText(/^Länger als üblich/, at);
  await saveAs("Lang", at);
  await expectToast("Template gespeichert!");
});

it("shows the limit of its channel", async () => {
  await renderScreen(coldTemplates);
  const at = await editor("Vernetzungsanfrage");
  await fill("Text für „Vernetzungsanfrage“", "x".repeat(201), at);
  await expectText("201/200", at);
  await expectText("Passt nur mit LinkedIn Premium (300 Zeichen).", at);
});

it("sends nothing without content or name, and says so [TPL-24..27, ERR-47]", async () => {
  const { network } = await renderScreen(hotTemplates);
  const at = await write(" \n ");
  await press("Speichern", { at });
  await expectToast("Bitte gib einen Post-Namen und Inhalt ein.");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(await field(label, at));
  await press("Meldung schließen");
  await write("Text");
  await saveAs("  ", at);
  await expectToast("Bitte gib einen Post-Namen und Inhalt ein.");
  await expectText("Bitte geben Sie der Vorlage einen Namen.", await dialog());
  expect(network.sent()).toEqual([]);
});

it("keeps what is being written during a look elsewhere", async () => {
  await renderScreen("/freelance/dashboard?section=templates&category=personal-branding");
  await fill("Text für „Eigene Posts“", "Halb fertig");
  const [crm] = screen.getAllByRole("link", { name: "CRM" });
  await hands.click(crm as HTMLElement);
  await expectHeading("CRM");
  history.back();
  expect((await field("Text für „Eigene Posts“")).value).toBe("Halb fertig");
});

it("keeps everything when it cannot be saved [ERR-28]", async () => {
  const { network } = await renderScreen(hotTemplates, { failing: { "templates/create": refused } });
  const at = await write("Mein Text");
  await saveAs("Erste", at);
  await expectToast("Fehler beim Speichern");
  expect((await field("Name", await dialog())).value).toBe("Erste");
  await hands.keyboard("{Escape}");
  await press("Verwerfen", { at: await question() });
  expect((await field(label, at)).value).toBe("Mein Text");
  network.heal();
  await saveAs("Erste", at);
  await expectToast("Template gespeichert!");
});

it("saves once when the answer was lost and it is sent again", async () => {
  const { network, stored: now } = await renderScreen(hotTemplates);
  network.fail("templates/create", "lost", 1);
  const at = await write("Mein Text");
  await saveAs("Erste", at);
  await expectText(/^Keine Verbindung\. Ihre Eingaben bleiben erhalten/, await dialog());
  network.goOnline();
  await press("Speichern", { at: await dialog() });
  await expectToast("Template gespeichert!");
  expect(await now<Template[]>(stored)).toHaveLength(1);
});

it("refuses what is far too long where it is said", async () => {
  const { network } = await renderScreen(hotTemplates);
  const at = await write("x".repeat(10_001));
  await saveAs("Zu lang", at);
  await expectText("Maximal 10000 Zeichen", await dialog());
  expect(network.sent()).toEqual([]);
});

it("keeps what is being written while one looks elsewhere, and asks before the page is left", async () => {
  await renderScreen(hotTemplates, { given: { templates: [applications] } });
  const at = await editor("Bewerbung");
  await press("Neue Vorlage", { at });
  await write("Angefangen");
  await press("Via Kaltakquise", { role: "tab" });
  await press("Weiter zu: Leads finden");
  await editor("Vernetzungsanfrage");
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await press("Via Projektausschreibung", { role: "tab" });
  expect((await field(label)).value).toBe("Angefangen");
});

it("discards after a question, without one where nothing was written", async () => {
  await renderScreen(hotTemplates, { given: { templates: [applications] } });
  const at = await editor("Bewerbung");
  await press("Neue Vorlage", { at });
  await waitFor(async () => expect(document.activeElement).toBe(await field(label, at)));
  await press("Verwerfen", { at });
  expect(within(at).queryByRole("textbox")).toBeNull();
  await press("Neue Vorlage", { at });
  await write("Angefangen");
  await press("Verwerfen", { at });
  await press("Weiter bearbeiten", { at: await question() });
  expect((await field(label, at)).value).toBe("Angefangen");
  await press("Verwerfen", { at });
  await press("Verwerfen", { at: await question() });
  await waitFor(() => expect(within(at).queryByRole("textbox")).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Bewerbung"));
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

it("puts a placeholder in where the cursor stands", async () => {
  await renderScreen(hotTemplates);
  const at = await write("Hallo , schön");
  const area = await field(label, at);
  area.setSelectionRange(6, 6);
  await press("Vorname", { at });
  await waitFor(() => expect(area.value).toBe("Hallo {{vorname}}, schön"));
  await waitFor(() => expect([document.activeElement, area.selectionStart]).toEqual([area, 17]));
});

it("forgets what was being written when somebody else signs in", async () => {
  const { account } = await renderScreen(hotTemplates);
  await write("Geheim");
  const { onAccountChange } = await import("../../../lib/session/session.ts");
  onAccountChange.emit({ ...account.user, id: -1 });
  await waitFor(async () => expect((await field(label)).value).toBe(""));
});

it("goes on saving when the session ended and the same person signs in again", async () => {
  const { stack, account } = await renderScreen(hotTemplates);
  const at = await write("Mein Text");
  await stack.call("auth/logout", { token: account.token });
  await saveAs("Erste", at);
  const again = await dialog("Ihre Sitzung ist abgelaufen");
  await fill("Passwort", account.password, again);
  await press("Anmelden", { at: again });
  await expectToast("Template gespeichert!");
  await expectCards(at, "ErsteMein Text");
});

it("offers no placeholders for a post, which is to nobody", async () => {
  await renderScreen("/freelance/dashboard?section=templates&category=personal-branding");
  const at = await editor("Eigene Posts");
  expect(await field("Text für „Eigene Posts“", at)).toBeTruthy();
  expect(within(at).queryByRole("group", { name: "Platzhalter einfügen" })).toBeNull();
  await expectText("0/3.000", at);
});
