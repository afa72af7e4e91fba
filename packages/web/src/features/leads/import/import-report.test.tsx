import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crmPath, expectLeads } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, findDialog, press, textOf, user } from "../../../testing/user.ts";

const german = ["Import und Export", "CSV importieren"] as const;
const csv = (...lines: string[]) => ["Name;Company;Job title;E-mail address;LinkedIn", ...lines, ""].join("\r\n");

async function choose(text: string, [more, action]: readonly [string, string]): Promise<void> {
  await press(more);
  await press(action, { role: "menuitem" });
  await findDialog();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input) await user.upload(input, new File([text], "leads.csv", { type: "text/csv" }));
}

const words = {
  de: {
    open: german,
    reasons: [
      "E-mail address: Gültige E-Mail erforderlich",
      "Company: Unternehmen ist erforderlich",
      "Gleiche E-Mail-Adresse wie „Anna“ (Müller & Söhne GmbH)",
      "Gleiche LinkedIn-Adresse wie Zeile 3",
    ],
    tooMany: "Höchstens 1.000 Leads auf einmal.",
  },
  en: {
    open: ["Import and export", "Import CSV"],
    reasons: [
      "E-mail address: Valid e-mail required",
      "Company is required",
      "Same e-mail address as “Anna” (Müller & Söhne GmbH)",
      "Same LinkedIn address as line 3",
    ],
    tooMany: "At most 1,000 leads at once.",
  },
} as const;

it("previews a file row by row, then imports it once on a double click", async () => {
  const seed = { leads: [{ name: "Anna Ömer", email: "anna@beispiel.de" }] };
  const { network } = await renderScreen(crmPath, { seed });
  await choose(csv("Björn Weiß;Werft Übersee AG;Chef;;", "A. Ömer;Holzbau;Chefin;ANNA@beispiel.de;"), german);
  await expectText("1 bereit");
  const rows = within(await screen.findByRole("table", { name: "Zeilen der Datei" })).getAllByRole("row");
  expect(rows.slice(1).map(textOf)).toEqual([
    expect.stringMatching(/3.*A\. Ömer.*Doppelt.*Anna Ömer/),
    expect.stringMatching(/2.*Björn Weiß.*Bereit/),
  ]);
  await user.dblClick(screen.getByRole("button", { name: "1 Lead importieren" }));
  await expectText("Import abgeschlossen");
  await expectText("1 importiert");
  await user.keyboard("{Escape}");
  await expectLeads("Björn Weiß", "Anna Ömer");
  const runs = network.sent("leads/import").map(({ body }) => body);
  expect(runs).toEqual([expect.objectContaining({ dryRun: true }), expect.objectContaining({ dryRun: false })]);
});

it("shows a message when a file cannot be read", async () => {
  await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] } });
  await choose("kein;csv\r\n", german);
  expect(textOf(await within(await findDialog()).findByRole("alert"))).toContain(
    "Die Datei konnte nicht gelesen werden",
  );
});

it.each(["de", "en"] as const)("shows in the user's language why a row is not imported (%s)", async (language) => {
  const { open, reasons } = words[language];
  const seed = { leads: [{ name: "Anna", company: "Müller & Söhne GmbH", email: "anna@example.org" }] };
  await renderScreen(crmPath, { seed, language });
  const rows = [
    "A.;Holzbau;Chefin;ANNA@example.org;",
    "Jan;Süd AG;CTO;;linkedin.com/in/jan",
    "J.;Süd;CTO;;https://www.linkedin.com/in/jan",
    "Ida;;CEO;keine;",
  ];
  await choose(csv(...rows), open);
  await expectText(reasons[0]);
  const shownReasons = [...document.querySelectorAll("tbody td:last-child p")].map(textOf);
  expect(shownReasons).toEqual(reasons);
});

it.each(["de", "en"] as const)("shows in the user's language why a file is rejected (%s)", async (language) => {
  const { open, tooMany } = words[language];
  await renderScreen(crmPath, { seed: { leads: [{ name: "Anna" }] }, language });
  await choose(csv(...Array.from({ length: 1001 }, () => "Ida;Nord AG;CEO;;")), open);
  await expectText(tooMany, await findDialog());
  expect(within(await findDialog()).queryByRole("table")).toBeNull();
  expect(screen.queryByText(/prüfen Sie Ihre Angaben|check what you entered/)).toBeNull();
});
