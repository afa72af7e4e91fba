import type { Template } from "@linkedpotential/contract/templates/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import {
  applicationList,
  applicationTemplatesPath,
  connectionRequestsPath,
  expectTemplateCards,
  findEditor,
} from "../../../testing/templates.ts";
import {
  expectHeading,
  expectText,
  expectToast,
  fill,
  findConfirmation,
  findDialog,
  findField,
  press,
  user,
} from "../../../testing/user.ts";

const label = "Text für „Bewerbung“";
const listPath = "/api/user-templates?namespace=hot&templateKey=bewerbung";
const rejection = { status: 500, body: { error: "Das hat nicht geklappt.", code: "request.internal" } };

async function write(text: string): Promise<HTMLElement> {
  const container = await findEditor("Bewerbung");
  await fill(label, text, container);
  return container;
}

async function saveAs(name: string, container: HTMLElement): Promise<void> {
  await press("Speichern", { container });
  await fill("Name", name, await findDialog("Vorlage speichern"));
  await press("Speichern", { container: await findDialog() });
}

it("a text is saved under a name, once despite a double click [TPL-09, TPL-11, TPL-18, TPL-38, TOAST-14]", async () => {
  const rendered = await renderScreen(applicationTemplatesPath);
  const container = await write("Sehr geehrte Damen und Herren");
  await press("Speichern", { container });
  await fill("Name", " Erste ", await findDialog("Vorlage speichern"));
  const submit = within(await findDialog()).getByRole("button", { name: "Speichern" });
  await user.dblClick(submit);
  await expectToast("Template gespeichert!");
  await expectTemplateCards(container, "ErsteSehr geehrte Damen und Herren");
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Erste"));
  expect(within(container).queryByRole("textbox")).toBeNull();
  expect(rendered.network.sent().map(({ path, body }) => [path, body])).toEqual([
    ["/api/user-templates", { ...applicationList, title: "Erste", content: "Sehr geehrte Damen und Herren" }],
  ]);
  expect(await rendered.getFromApi<Template[]>(listPath)).toMatchObject([{ title: "Erste" }]);
});

it("the editor counts up to 5,000 characters and saves longer texts [TPL-10, TPL-35, TPL-36, CONST-16]", async () => {
  await renderScreen(applicationTemplatesPath);
  const container = await write("💜".repeat(10));
  await expectText("20/5.000", container);
  await write("x".repeat(5001));
  await expectText("5.001/5.000", container);
  await expectText(/^Länger als üblich/, container);
  await saveAs("Lang", container);
  await expectToast("Template gespeichert!");
});

it("the editor shows the limit of its channel", async () => {
  await renderScreen(connectionRequestsPath);
  const container = await findEditor("Vernetzungsanfrage");
  await fill("Text für „Vernetzungsanfrage“", "x".repeat(201), container);
  await expectText("201/200", container);
  await expectText("Passt nur mit LinkedIn Premium (300 Zeichen).", container);
});

it("content and name are required to save [TPL-24..27, ERR-47]", async () => {
  const { network } = await renderScreen(applicationTemplatesPath);
  const container = await write(" \n ");
  await press("Speichern", { container });
  await expectToast("Bitte gib einen Post-Namen und Inhalt ein.");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(await findField(label, container));
  await press("Meldung schließen");
  await write("Text");
  await saveAs("  ", container);
  await expectToast("Bitte gib einen Post-Namen und Inhalt ein.");
  await expectText("Bitte geben Sie der Vorlage einen Namen.", await findDialog());
  expect(network.sent()).toEqual([]);
});

it("a draft stays while another section is open", async () => {
  await renderScreen("/freelance/dashboard?section=templates&category=personal-branding");
  await fill("Text für „Eigene Posts“", "Halb fertig");
  const [crm] = screen.getAllByRole("link", { name: "CRM" });
  await user.click(crm as HTMLElement);
  await expectHeading("CRM");
  history.back();
  expect((await findField("Text für „Eigene Posts“")).value).toBe("Halb fertig");
});

it("name and text stay if saving fails [ERR-28]", async () => {
  const { network } = await renderScreen(applicationTemplatesPath, { failing: { "templates/create": rejection } });
  const container = await write("Mein Text");
  await saveAs("Erste", container);
  await expectToast("Fehler beim Speichern");
  expect((await findField("Name", await findDialog())).value).toBe("Erste");
  await user.keyboard("{Escape}");
  await press("Verwerfen", { container: await findConfirmation() });
  expect((await findField(label, container)).value).toBe("Mein Text");
  network.clearFailures();
  await saveAs("Erste", container);
  await expectToast("Template gespeichert!");
});

it("a template is saved once if the answer is lost and the request repeated", async () => {
  const { network, getFromApi } = await renderScreen(applicationTemplatesPath);
  network.fail("templates/create", "lost", 1);
  const container = await write("Mein Text");
  await saveAs("Erste", container);
  await expectText(/^Keine Verbindung\. Ihre Eingaben bleiben erhalten/, await findDialog());
  network.goOnline();
  await press("Speichern", { container: await findDialog() });
  await expectToast("Template gespeichert!");
  expect(await getFromApi<Template[]>(listPath)).toHaveLength(1);
});

it("a text above 10,000 characters is rejected in the dialog", async () => {
  const { network } = await renderScreen(applicationTemplatesPath);
  const container = await write("x".repeat(10_001));
  await saveAs("Zu lang", container);
  await expectText("Maximal 10000 Zeichen", await findDialog());
  expect(network.sent()).toEqual([]);
});

it("a draft stays while another journey is open, and closing the page asks first", async () => {
  await renderScreen(applicationTemplatesPath, { seed: { templates: [applicationList] } });
  const container = await findEditor("Bewerbung");
  await press("Neue Vorlage", { container });
  await write("Angefangen");
  await press("Via Kaltakquise", { role: "tab" });
  await press("Weiter zu: Leads finden");
  await findEditor("Vernetzungsanfrage");
  const unload = new Event("beforeunload", { cancelable: true });
  dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await press("Via Projektausschreibung", { role: "tab" });
  expect((await findField(label)).value).toBe("Angefangen");
});

it("discarding a draft asks first, unless it is empty", async () => {
  await renderScreen(applicationTemplatesPath, { seed: { templates: [applicationList] } });
  const container = await findEditor("Bewerbung");
  await press("Neue Vorlage", { container });
  await waitFor(async () => expect(document.activeElement).toBe(await findField(label, container)));
  await press("Verwerfen", { container });
  expect(within(container).queryByRole("textbox")).toBeNull();
  await press("Neue Vorlage", { container });
  await write("Angefangen");
  await press("Verwerfen", { container });
  await press("Weiter bearbeiten", { container: await findConfirmation() });
  expect((await findField(label, container)).value).toBe("Angefangen");
  await press("Verwerfen", { container });
  await press("Verwerfen", { container: await findConfirmation() });
  await waitFor(() => expect(within(container).queryByRole("textbox")).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Bewerbung"));
  const unload = new Event("beforeunload", { cancelable: true });
  dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(false);
});

it("a placeholder is inserted at the cursor", async () => {
  await renderScreen(applicationTemplatesPath);
  const container = await write("Hallo , schön");
  const area = await findField(label, container);
  area.setSelectionRange(6, 6);
  await press("Vorname", { container });
  await waitFor(() => expect(area.value).toBe("Hallo {{vorname}}, schön"));
  await waitFor(() => expect([document.activeElement, area.selectionStart]).toEqual([area, 17]));
});

it("drafts are removed when another account signs in", async () => {
  const { account } = await renderScreen(applicationTemplatesPath);
  await write("Geheim");
  const { onAccountChange } = await import("../../../lib/session/session.ts");
  onAccountChange.emit({ ...account.user, id: -1 });
  await waitFor(async () => expect((await findField(label)).value).toBe(""));
});

it("saving continues after the session has ended and the same person has signed in again", async () => {
  const { stack, account } = await renderScreen(applicationTemplatesPath);
  const container = await write("Mein Text");
  await stack.call("auth/logout", { token: account.token });
  await saveAs("Erste", container);
  const again = await findDialog("Ihre Sitzung ist abgelaufen");
  await fill("Passwort", account.password, again);
  await press("Anmelden", { container: again });
  await expectToast("Template gespeichert!");
  await expectTemplateCards(container, "ErsteMein Text");
});

it("the editor of a post offers no placeholders, because a post has no recipient", async () => {
  await renderScreen("/freelance/dashboard?section=templates&category=personal-branding");
  const container = await findEditor("Eigene Posts");
  expect(await findField("Text für „Eigene Posts“", container)).toBeTruthy();
  expect(within(container).queryByRole("group", { name: "Platzhalter einfügen" })).toBeNull();
  await expectText("0/3.000", container);
});
