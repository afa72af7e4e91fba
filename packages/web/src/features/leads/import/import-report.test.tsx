import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { crm } from "../../../testing/crm.ts";
import { dialog, expectText, hands, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const csv = (...lines: string[]) => ["Name;Company;Job title;E-mail address;LinkedIn", ...lines, ""].join("\r\n");

async function choose(text: string, [more, action]: readonly [string, string]): Promise<void> {
  await press(more);
  await press(action, { role: "menuitem" });
  await dialog();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input) await hands.upload(input, new File([text], "leads.csv", { type: "text/csv" }));
}

const words = {
  de: {
    open: ["Import und Export", "CSV importieren"],
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
      "Company: Company is required",
      "Same e-mail address as “Anna” (Müller & Söhne GmbH)",
      "Same LinkedIn address as line 3",
    ],
    tooMany: "At most 1,000 leads at once.",
  },
} as const;

it.each(["de", "en"] as const)("says in the reader's language why a row is not imported (%s)", async (language) => {
  const { open, reasons } = words[language];
  const given = { leads: [{ name: "Anna", company: "Müller & Söhne GmbH", email: "anna@example.org" }] };
  await renderScreen(crm, { given, language });
  const rows = [
    "A.;Holzbau;Chefin;ANNA@example.org;",
    "Jan;Süd AG;CTO;;linkedin.com/in/jan",
    "J.;Süd;CTO;;https://www.linkedin.com/in/jan",
    "Ida;;CEO;keine;",
  ];
  await choose(csv(...rows), open);
  await expectText(reasons[0]);
  const told = [...document.querySelectorAll("tbody td:last-child p")].map(wordsOf);
  expect(told).toEqual(reasons);
});

it.each(["de", "en"] as const)("says in the reader's language why a file is not taken (%s)", async (language) => {
  const { open, tooMany } = words[language];
  await renderScreen(crm, { given: { leads: [{ name: "Anna" }] }, language });
  await choose(csv(...Array.from({ length: 1001 }, () => "Ida;Nord AG;CEO;;")), open);
  await expectText(tooMany, await dialog());
  expect(within(await dialog()).queryByRole("table")).toBeNull();
  expect(screen.queryByText(/prüfen Sie Ihre Angaben|check what you entered/)).toBeNull();
});
