import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath } from "../../../testing/crm.ts";
import { checkFile, chooseFile, csv, german, shownRows, uploadFile } from "../../../testing/lead-import.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, findDialog, press, textOf } from "../../../testing/user.ts";

it("an interruption keeps what is imported, says what is left, and continues with it", async () => {
  const { network, getFromApi } = await renderScreen(crmPath, { as: { plan: "premium" }, seed: { leads: [] } });
  await press("CSV importieren");
  await findDialog();
  await uploadFile(csv(...Array.from({ length: 502 }, (_, index) => `Lead ${index};Nord AG;CEO;;`)));
  await press("Weiter");
  await screen.findByRole("button", { name: "502 Leads importieren" });
  const release = network.hold("leads/import");
  await press("502 Leads importieren");
  await expectText("0 von 502");
  network.fail("leads/import", "offline");
  release();
  await expectText("500 importiert");
  await expectText(/^Der Import ist fehlgeschlagen\./);
  expect(shownRows()).toEqual([
    expect.stringMatching(/Lead 500.*Der Import wurde vorher unterbrochen/),
    expect.stringMatching(/Lead 501/),
  ]);
  network.clearFailures();
  await press("Restliche 2 importieren");
  await expectText("502 importiert");
  await press("Rückgängig", { container: await findDialog() });
  await expectText(/Import rückgängig gemacht/);
  expect(await getFromApi("/api/leads")).toEqual([]);
  expect(network.sent("leads/undo-import")).toHaveLength(2);
});

const words = {
  de: {
    open: german,
    reasons: [
      "E-mail address: Gültige E-Mail erforderlich",
      "Company: Unternehmen ist erforderlich",
      "Gleiche E-Mail-Adresse wie „Anna“ (Müller & Söhne GmbH)",
      "Gleiche LinkedIn-Adresse wie Zeile 3",
    ],
    tabs: [/Fehlerhaft/, /Schon da/],
    tooMany: "Die Datei hat mehr als 1.000 Zeilen. Höchstens 1.000 Leads auf einmal.",
  },
  en: {
    open: ["Import and export", "Import CSV", "Continue"],
    reasons: [
      "E-mail address: Valid e-mail required",
      "Company is required",
      "Same e-mail address as “Anna” (Müller & Söhne GmbH)",
      "Same LinkedIn address as line 3",
    ],
    tabs: [/Invalid/, /Already there/],
    tooMany: "The file has more than 1,000 rows. At most 1,000 leads at once.",
  },
} as const;

it.each(["de", "en"] as const)("shows in the user's language why a row is not imported (%s)", async (language) => {
  const { open, reasons, tabs: names } = words[language];
  const anna = { name: "Anna", company: "Müller & Söhne GmbH", position: "Chefin", email: "anna@example.org" };
  await renderScreen(crmPath, { seed: { leads: [anna] }, language });
  const lines = [
    "A.;Müller & Söhne;Chefin;ANNA@example.org;",
    "Jan;Süd AG;CTO;;linkedin.com/in/jan",
    "J.;Süd;CTO;;https://www.linkedin.com/in/jan",
    "Ida;;CEO;keine;",
  ];
  await checkFile(csv(...lines), open);
  const shown: string[] = [];
  for (const name of names) {
    await press(name, { role: "tab" });
    shown.push(...[...document.querySelectorAll("[role=dialog] tbody td:last-child p")].map(textOf));
  }
  expect(shown).toEqual(reasons);
});

it.each(["de", "en"] as const)("shows in the user's language why a file is rejected (%s)", async (language) => {
  const { open, tooMany } = words[language];
  const { network } = await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] }, language });
  await chooseFile(csv(...Array.from({ length: 1001 }, () => "Ida;Nord AG;CEO;;")), open);
  await expectText(tooMany, await findDialog());
  expect(within(await findDialog()).queryByRole("table")).toBeNull();
  expect(network.sent("leads/import")).toEqual([]);
});

it.each([
  ["a workbook", "PK\u0003\u0004", "Leads.xlsx", /Das ist eine Excel-Arbeitsmappe/],
  ["an archive", "PK\u0003\u0004", "Export.zip", /Das ist ein ZIP-Archiv/],
  ["headings only", csv(), "leads.csv", "Die Datei enthält keine Leads."],
  ["an open quote", 'Name;Firma\n"Ida', "leads.csv", /In Zeile 2 beginnt ein Anführungszeichen/],
  ["unknown text", "kein;csv\r\n", "leads.csv", /Keine Spalte erkannt\. Gefunden: „kein, csv“/],
])("says what was found instead of leads: %s", async (_, content, name, sentence) => {
  await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
  await chooseFile(content, german, name);
  expect(textOf(await within(await findDialog()).findByRole("alert"))).toMatch(sentence);
});
