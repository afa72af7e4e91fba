import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { kpiDay, kpisPath, storageWithDays } from "../../../testing/kpis.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { press, textOf, user } from "../../../testing/user.ts";

const days = [
  kpiDay("2027-02-26", { leadsKontaktiert: "20", projektGewonnen: "1" }),
  kpiDay("2027-03-01", { leadsKontaktiert: "8", interesseGezeigt: "4" }),
  kpiDay("2027-03-02", { leadsKontaktiert: "2" }),
];
const rowsOf = async (table: string) =>
  within(await screen.findByRole("table", { name: table }))
    .getAllByRole("row")
    .map(textOf);

beforeEach(async () => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, days) });
});

it("gives screen readers the charts' values as tables, for the month and for all time", async () => {
  expect(await rowsOf("Trichter")).toEqual([
    "SchrittAnzahlQuote",
    "Leads kontaktiert10",
    "Interesse gezeigt440,0 %",
    "Termin vereinbart00,0 %",
    "Projekt gewonnen00,0 %",
  ]);
  expect((await rowsOf("Verlauf")).slice(1)).toEqual(["01.03.8400", "02.03.2000"]);
  await press("All");
  await waitFor(async () =>
    expect((await rowsOf("Verlauf")).slice(1)).toEqual(["Februar 202720001", "März 202710400"]),
  );
  expect((await rowsOf("Trichter")).at(-1)).toBe("Projekt gewonnen13,3 %");
});

it("names each of a few months below its bar", async () => {
  await press("All");
  const card = (await screen.findByRole("heading", { name: /^Verlauf/ })).closest("section");
  await waitFor(() =>
    expect([...(card?.querySelectorAll("ol > li") ?? [])].map(textOf)).toEqual(["Feb2027", "Mär2027"]),
  );
  // The list has as many columns as the chart has room for bars, so that the labels stand below them.
  const columns = card?.querySelector("ol")?.style.gridTemplateColumns;
  expect(card?.querySelector("svg:has(rect)[preserveAspectRatio]")?.getAttribute("viewBox")).toBe("0 0 6 1");
  expect(columns).toContain("repeat(6,");
});

it("switches between charts and tables", async () => {
  const card = (await screen.findByRole("heading", { name: /^Trichter/ })).closest("section");
  if (!card) throw new Error("no card");
  expect(card.querySelector("svg rect")).toBeTruthy();
  await press("Als Tabelle", { container: card });
  expect(card.querySelector("svg rect")).toBeNull();
  await user.click(within(card).getByRole("button", { name: "Als Diagramm" }));
  expect(card.querySelector("svg rect")).toBeTruthy();
});
