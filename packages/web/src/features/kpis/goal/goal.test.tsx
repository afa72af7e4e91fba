import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { kpiDay, kpisPath, storageWithDays } from "../../../testing/kpis.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, textOf } from "../../../testing/user.ts";

async function show(figures: Parameters<typeof kpiDay>[1]) {
  const as = await readyAccount();
  return renderScreen(kpisPath(), {
    as,
    browserStorage: storageWithDays(as, [kpiDay("2027-02-01", figures), kpiDay("2027-03-01")]),
  });
}
const results = () => [...document.querySelectorAll("dl[aria-label='Ihr Ergebnis'] > div")].map(textOf);

beforeEach(() => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
});

it("calculates the figures per working day for an income, and stores the goal", async () => {
  const { reload } = await show({
    leadsKontaktiert: "200",
    interesseGezeigt: "50",
    terminVereinbart: "20",
    projektGewonnen: "4",
  });
  await expectText("Geben Sie Umsatz und Auftragswert ein, dann steht hier das Ergebnis.");
  await fill("Umsatz im Monat, netto", "9.000");
  await fill("Durchschnittlicher Auftragswert, netto", "4.500");
  const calculated = [
    "Leads kontaktiert4,4 pro Arbeitstag100 im Monat",
    "Interesse gezeigt1,1 pro Arbeitstag25 im Monat",
    "Termin vereinbart0,5 pro Arbeitstag10 im Monat",
    "Projekt gewonnen0,1 pro Arbeitstag2 im Monat",
  ];
  await waitFor(() => expect(results()).toEqual(calculated));
  await expectText(/200 kontaktierte Leads, 4 gewonnene Projekte/);
  await reload();
  await waitFor(() => expect(results()).toEqual(calculated));
  await fill("Arbeitstage im Monat", "20");
  await waitFor(() => expect(results()[0]).toBe("Leads kontaktiert5 pro Arbeitstag100 im Monat"));
  await fill("Arbeitstage im Monat", "40");
  await expectText("Bitte geben Sie eine Zahl von 1 bis 31 ein.");
  expect(results()).toEqual([]);
});

it.each([
  ["contacts", {}, /^Noch sind keine kontaktierten Leads eingetragen/],
  ["projects", { leadsKontaktiert: "80" }, /^Noch ist kein gewonnenes Projekt eingetragen/],
])("shows what is missing while there are no %s", async (_what, figures, words) => {
  await show(figures);
  await expectText(words);
  expect(results()).toEqual([]);
});

it("counts a single lead and a single project in the singular", async () => {
  await show({ leadsKontaktiert: "1", projektGewonnen: "1" });
  await fill("Umsatz im Monat, netto", "9000");
  await fill("Durchschnittlicher Auftragswert, netto", "4500");
  await expectText(/: 1 kontaktierter Lead, 1 gewonnenes Projekt\.$/);
});

it("warns when the figures are too small to be reliable", async () => {
  await show({ leadsKontaktiert: "49", projektGewonnen: "3" });
  await fill("Umsatz im Monat, netto", "9000");
  await fill("Durchschnittlicher Auftragswert, netto", "4500");
  await expectText(/^Das sind noch wenige Zahlen/);
  expect(screen.queryByText(/^Noch /)).toBeNull();
});
