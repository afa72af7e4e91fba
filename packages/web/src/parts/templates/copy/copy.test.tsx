import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import {
  applicationList,
  applicationTemplatesPath,
  connectionRequestsPath,
  findEditor,
  readClipboard,
} from "../../../testing/templates.ts";
import {
  expectErrorToast,
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

const greeting = "Hallo {{first_name}}, wie läuft es bei {{firma}}? {{Anlass}}";
const ida = { name: "Ida von Öz", company: "Nord AG" };
const seed = {
  templates: [{ ...applicationList, title: "Gruß", content: greeting }],
  leads: [ida, { name: "Jan Süd" }],
};

async function chooseLead(search: string, name: RegExp): Promise<void> {
  const box = await screen.findByRole("combobox", { name: "Lead" });
  await user.click(box);
  await user.type(box, search);
  await press(name, { role: "option" });
}

it("a text without placeholders is copied at once and confirmed for 2 s [TPL-31, TPL-32, TPL-33, ERR-144, ERR-145, GUIDE-39, CONST-15]", async () => {
  const text = "Guten Tag,\nkein Platzhalter {hier}.";
  await renderScreen(applicationTemplatesPath, {
    seed: { templates: [{ ...applicationList, title: "Glatt", content: text }] },
  });
  const container = await findEditor("Bewerbung");
  const button = await within(container).findByRole("button", { name: "„Glatt“ kopieren" });
  const icon = () => button.querySelector("svg")?.getAttribute("class");
  const before = icon();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await press("„Glatt“ kopieren", { container });
  await expectToast("Kopiert!");
  await expectToast("Template wurde in die Zwischenablage kopiert.");
  expect(await readClipboard()).toBe(text);
  expect(icon()).toContain("lucide-check");
  await vi.advanceTimersByTimeAsync(2100);
  await waitFor(() => expect(icon()).toBe(before));
});

it("copying an empty text shows an error [TPL-34, ERR-48]", async () => {
  await renderScreen(applicationTemplatesPath);
  await press("Kopieren", { container: await findEditor("Bewerbung") });
  await expectToast("Nichts zu kopieren");
  await expectToast("Bitte erstelle zuerst ein Template.");
});

it("if the browser refuses to copy, a dialog shows the text to copy by hand [ERR-32, ERR-140, ERR-141]", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await renderScreen(applicationTemplatesPath);
  const container = await findEditor("Bewerbung");
  await fill("Text für „Bewerbung“", "Mein Text", container);
  await press("Kopieren", { container });
  await expectErrorToast("Fehler", "Konnte nicht in die Zwischenablage kopieren.");
  const area = await findField("Text", await findDialog("Text von Hand kopieren"));
  expect(area.value).toBe("Mein Text");
  await waitFor(() => expect([area.selectionStart, area.selectionEnd]).toEqual([0, 9]));
});

it("placeholders are filled from a lead, and the others by hand", async () => {
  await renderScreen(applicationTemplatesPath, { seed });
  const container = await findEditor("Bewerbung");
  await press("„Gruß“ kopieren", { container });
  const filling = await findDialog("Platzhalter ausfüllen");
  await expectText("Noch leer: Vorname, Firma, Anlass", filling);
  await chooseLead("nord", /^Ida/);
  await expectText("Noch leer: Anlass", filling);
  expect((await findField("Firma", filling)).value).toBe("Nord AG");
  await fill("Anlass", "Ihr Beitrag", filling);
  await expectText("Alles ausgefüllt", filling);
  await press("Kopieren", { container: filling });
  await expectToast("Kopiert!");
  expect(await readClipboard()).toBe("Hallo Ida, wie läuft es bei Nord AG? Ihr Beitrag");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("copying with missing values names them and asks first", async () => {
  await renderScreen(applicationTemplatesPath, { seed });
  const write = vi.spyOn(navigator.clipboard, "writeText");
  await press("„Gruß“ kopieren", { container: await findEditor("Bewerbung") });
  const filling = await findDialog();
  await fill("Vorname", "Ida", filling);
  await press("Kopieren", { container: filling });
  expect(textOf(await findConfirmation("Platzhalter sind noch leer"))).toContain("Firma, Anlass");
  expect(filling.querySelectorAll("mark")).toHaveLength(3);
  await press("Weiter ausfüllen", { container: await findConfirmation() });
  expect(write).not.toHaveBeenCalled();
  await press("Kopieren", { container: filling });
  await press("Trotzdem kopieren", { container: await findConfirmation() });
  await expectToast("Kopiert!");
  expect(write).toHaveBeenCalledExactlyOnceWith("Hallo Ida, wie läuft es bei {{firma}}? {{Anlass}}");
});

it("values entered for one lead are not used for another", async () => {
  await renderScreen(applicationTemplatesPath, { seed });
  await press("„Gruß“ kopieren", { container: await findEditor("Bewerbung") });
  const filling = await findDialog();
  await fill("Firma", "Falsche Firma", filling);
  await fill("Anlass", "Messe", filling);
  await chooseLead("ida", /^Ida/);
  await waitFor(async () => expect((await findField("Firma", filling)).value).toBe("Nord AG"));
  expect((await findField("Anlass", filling)).value).toBe("Messe");
});

it("closing the dialog asks first if values were entered", async () => {
  await renderScreen(applicationTemplatesPath, { seed });
  const container = await findEditor("Bewerbung");
  await press("„Gruß“ kopieren", { container });
  await findDialog("Platzhalter ausfüllen");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("„Gruß“ kopieren", { container });
  const filling = await findDialog("Platzhalter ausfüllen");
  await fill("Anlass", "Messe", filling);
  await user.keyboard("{Escape}");
  await press("Weiter bearbeiten", { container: await findConfirmation() });
  expect((await findField("Anlass", filling)).value).toBe("Messe");
  await user.keyboard("{Escape}");
  await press("Verwerfen", { container: await findConfirmation() });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("the list of leads shows that it is loading, and that none matches", async () => {
  const { network } = await renderScreen(applicationTemplatesPath, { seed });
  const release = network.hold("leads/list");
  await press("„Gruß“ kopieren", { container: await findEditor("Bewerbung") });
  const box = await screen.findByRole("combobox", { name: "Lead" });
  await user.click(box);
  await user.type(box, "ida");
  await expectText("Die Leads werden geladen …");
  release();
  expect(await screen.findByRole("option", { name: /^Ida/ })).toBeTruthy();
  await user.type(box, "xyz");
  await expectText("Kein Lead passt dazu.");
});

it("placeholders can be filled by hand without leads, or if the leads cannot be loaded", async () => {
  const { templates } = seed;
  const failing = { "leads/list": { status: 500 } };
  for (const [options, hint] of [
    [{ seed: { templates } }, /^Im CRM ist noch kein Lead\./],
    [{ seed: { templates }, failing }, /^Die Leads konnten nicht geladen werden\./],
  ] as const) {
    await renderScreen(applicationTemplatesPath, options);
    await press("„Gruß“ kopieren", { container: await findEditor("Bewerbung") });
    await expectText(hint, await findDialog());
  }
});

it("the limit of the channel applies to the filled text", async () => {
  const place = { namespace: "cold", templateKey: "vernetzungsanfrage" };
  const templates = [{ ...place, title: "Kurz", content: `{{vorname}} ${"x".repeat(190)}` }];
  await renderScreen(connectionRequestsPath, { seed: { templates } });
  await press("„Kurz“ kopieren", { container: await findEditor("Vernetzungsanfrage") });
  const filling = await findDialog();
  await fill("Vorname", "Maximiliane-Charlotte", filling);
  await expectText("212/200", filling);
  await expectText("Passt nur mit LinkedIn Premium (300 Zeichen).", filling);
});

it("list and dialogs are available in English", async () => {
  await renderScreen(applicationTemplatesPath, { seed, language: "en" });
  await press("Copy “Gruß”", { container: await findEditor("Application") });
  const filling = await findDialog("Fill in placeholders");
  await expectText("Still empty: First name, Company, Anlass", filling);
  await press("Copy", { container: filling });
  expect(textOf(await findConfirmation("Some placeholders are still empty"))).toContain("Copy anyway");
});
