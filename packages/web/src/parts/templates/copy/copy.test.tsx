import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import {
  dialog,
  expectErrorToast,
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
import { applications, clipboard, coldTemplates, editor, hotTemplates } from "../../../testing/templates.ts";

const greeting = "Hallo {{first_name}}, wie läuft es bei {{firma}}? {{Anlass}}";
const ida = { name: "Ida von Öz", company: "Nord AG" };
const given = { templates: [{ ...applications, title: "Gruß", content: greeting }], leads: [ida, { name: "Jan Süd" }] };

async function chooseLead(search: string, name: RegExp): Promise<void> {
  const box = await screen.findByRole("combobox", { name: "Lead" });
  await hands.click(box);
  await hands.type(box, search);
  await press(name, { role: "option" });
}

it("copies a text without placeholders and confirms it for 2 s [TPL-31, TPL-32, TPL-33, ERR-144, ERR-145, GUIDE-39, CONST-15]", async () => {
  const text = "Guten Tag,\nkein Platzhalter {hier}.";
  await renderScreen(hotTemplates, { given: { templates: [{ ...applications, title: "Glatt", content: text }] } });
  const at = await editor("Bewerbung");
  const button = await within(at).findByRole("button", { name: "„Glatt“ kopieren" });
  const icon = () => button.querySelector("svg")?.getAttribute("class");
  const before = icon();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await press("„Glatt“ kopieren", { at });
  await expectToast("Kopiert!");
  await expectToast("Template wurde in die Zwischenablage kopiert.");
  expect(await clipboard()).toBe(text);
  expect(icon()).toContain("lucide-check");
  await vi.advanceTimersByTimeAsync(2100);
  await waitFor(() => expect(icon()).toBe(before));
});

it("has nothing to copy before something is written [TPL-34, ERR-48]", async () => {
  await renderScreen(hotTemplates);
  await press("Kopieren", { at: await editor("Bewerbung") });
  await expectToast("Nichts zu kopieren");
  await expectToast("Bitte erstelle zuerst ein Template.");
});

it("shows the text to be copied by hand where the browser refuses [ERR-32, ERR-140, ERR-141]", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await renderScreen(hotTemplates);
  const at = await editor("Bewerbung");
  await fill("Text für „Bewerbung“", "Mein Text", at);
  await press("Kopieren", { at });
  await expectErrorToast("Fehler", "Konnte nicht in die Zwischenablage kopieren.");
  const area = await field("Text", await dialog("Text von Hand kopieren"));
  expect(area.value).toBe("Mein Text");
  await waitFor(() => expect([area.selectionStart, area.selectionEnd]).toEqual([0, 9]));
});

it("fills placeholders from a lead that is searched, and the rest by hand", async () => {
  await renderScreen(hotTemplates, { given });
  const at = await editor("Bewerbung");
  await press("„Gruß“ kopieren", { at });
  const filling = await dialog("Platzhalter ausfüllen");
  await expectText("Noch leer: Vorname, Firma, Anlass", filling);
  await chooseLead("nord", /^Ida/);
  await expectText("Noch leer: Anlass", filling);
  expect((await field("Firma", filling)).value).toBe("Nord AG");
  await fill("Anlass", "Ihr Beitrag", filling);
  await expectText("Alles ausgefüllt", filling);
  await press("Kopieren", { at: filling });
  await expectToast("Kopiert!");
  expect(await clipboard()).toBe("Hallo Ida, wie läuft es bei Nord AG? Ihr Beitrag");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("never copies what is missing silently: it names it, and asks", async () => {
  await renderScreen(hotTemplates, { given });
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await press("„Gruß“ kopieren", { at: await editor("Bewerbung") });
  const filling = await dialog();
  await fill("Vorname", "Ida", filling);
  await press("Kopieren", { at: filling });
  expect(wordsOf(await question("Platzhalter sind noch leer"))).toContain("{{firma}}, {{Anlass}}");
  expect(filling.querySelectorAll("mark")).toHaveLength(3);
  await press("Weiter ausfüllen", { at: await question() });
  expect(write).not.toHaveBeenCalled();
  await press("Kopieren", { at: filling });
  await press("Trotzdem kopieren", { at: await question() });
  await expectToast("Kopiert!");
  expect(write).toHaveBeenCalledExactlyOnceWith("Hallo Ida, wie läuft es bei {{firma}}? {{Anlass}}");
});

it("does not let what was typed for one lead reach another", async () => {
  await renderScreen(hotTemplates, { given });
  await press("„Gruß“ kopieren", { at: await editor("Bewerbung") });
  const filling = await dialog();
  await fill("Firma", "Falsche Firma", filling);
  await fill("Anlass", "Messe", filling);
  await chooseLead("ida", /^Ida/);
  await waitFor(async () => expect((await field("Firma", filling)).value).toBe("Nord AG"));
  expect((await field("Anlass", filling)).value).toBe("Messe");
});

it("says that leads are on their way, and that none matches, in the list to choose from", async () => {
  const { network } = await renderScreen(hotTemplates, { given });
  const release = network.hold("leads/list");
  await press("„Gruß“ kopieren", { at: await editor("Bewerbung") });
  const box = await screen.findByRole("combobox", { name: "Lead" });
  await hands.click(box);
  await hands.type(box, "ida");
  await expectText("Die Leads werden geladen …");
  release();
  expect(await screen.findByRole("option", { name: /^Ida/ })).toBeTruthy();
  await hands.type(box, "xyz");
  await expectText("Kein Lead passt dazu.");
});

it("can be filled in by hand without leads, or when they cannot be loaded", async () => {
  const { templates } = given;
  const failing = { "leads/list": { status: 500 } };
  for (const [options, hint] of [
    [{ given: { templates } }, /^Im CRM ist noch kein Lead\./],
    [{ given: { templates }, failing }, /^Die Leads konnten nicht geladen werden\./],
  ] as const) {
    await renderScreen(hotTemplates, options);
    await press("„Gruß“ kopieren", { at: await editor("Bewerbung") });
    await expectText(hint, await dialog());
  }
});

it("counts the filled text against the limit of its channel", async () => {
  const place = { namespace: "cold", templateKey: "vernetzungsanfrage" };
  const templates = [{ ...place, title: "Kurz", content: `{{vorname}} ${"x".repeat(190)}` }];
  await renderScreen(coldTemplates, { given: { templates } });
  await press("„Kurz“ kopieren", { at: await editor("Vernetzungsanfrage") });
  const filling = await dialog();
  await fill("Vorname", "Maximiliane-Charlotte", filling);
  await expectText("212/200", filling);
  await expectText("Passt nur mit LinkedIn Premium (300 Zeichen).", filling);
});

it("speaks English from the list to the question", async () => {
  await renderScreen(hotTemplates, { given, language: "en" });
  await press("Copy “Gruß”", { at: await editor("Application") });
  const filling = await dialog("Fill in placeholders");
  await expectText("Still empty: First name, Company, Anlass", filling);
  await press("Copy", { at: filling });
  expect(wordsOf(await question("Some placeholders are still empty"))).toContain("Copy anyway");
});
