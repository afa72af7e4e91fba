import { germanDate, weekdayOf } from "@linkedpotential/contract/dates";
import type { Page } from "@playwright/test";
import { dayFromToday } from "../dates.ts";

/**
 * Figures of seven working days in the KPI tracker's import format. They are repeated for all working days of the last
 * 60 days.
 */
const weeks = [
  "12;3;1;0;Maschinenbau;",
  "9;2;1;0;Maschinenbau;Nachfassen bei den Anfragen der Vorwoche",
  "14;5;2;1;Agenturen;",
  "6;1;0;0;Agenturen;Messe in Köln",
  "11;4;2;0;Steuerkanzleien;",
  "8;2;1;0;Steuerkanzleien;",
  "15;4;3;1;Maschinenbau;Zwei Empfehlungen aus dem Netzwerk",
];

function fileOfFigures(): Buffer {
  const days = Array.from({ length: 60 }, (_, index) => dayFromToday(index - 59)).filter((day) => weekdayOf(day) <= 5);
  const lines = days.map((day, index) => `${germanDate(day)};${weeks[index % weeks.length]}`);
  const head = "Datum;Leads kontaktiert;Interesse gezeigt;Termin vereinbart;Projekt gewonnen;Zielgruppe;Notizen";
  return Buffer.from([head, ...lines, ""].join("\r\n"));
}

export async function importFigures(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Import und Export" }).click();
  await page.getByRole("menuitem", { name: "CSV importieren" }).click();
  const file = { name: "kpis.csv", mimeType: "text/csv", buffer: fileOfFigures() };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("button", { name: /Arbeitstage importieren$/ }).click();
  await page.getByRole("button", { name: "Meldung schließen" }).click();
}
