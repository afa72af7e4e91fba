import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { kpiDay, kpisPath, storageWithDays, storedDays } from "../../../testing/kpis.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, findField, press, textOf, user } from "../../../testing/user.ts";
import { stubNarrowScreen } from "../../../testing/viewport.ts";

const focused = () => document.activeElement?.getAttribute("aria-label");
const findLines = async () => within(await screen.findByRole("list", { name: "Arbeitstage" })).getAllByRole("listitem");
const shownLines = async () => (await findLines()).map(textOf);

async function openDays(days: readonly KpiDay[], month?: string) {
  const as = await readyAccount();
  await renderScreen(kpisPath(month), { as, browserStorage: storageWithDays(as, days) });
  return as;
}

beforeEach(() => {
  stubNarrowScreen();
  // A Wednesday.
  vi.setSystemTime("2027-03-10T09:00:00Z");
});

const days = [
  kpiDay("2027-02-26", { leadsKontaktiert: "9" }),
  kpiDay("2027-03-08", { leadsKontaktiert: "12", interesseGezeigt: "4", terminVereinbart: "2" }),
  kpiDay("2027-03-10", { leadsKontaktiert: "8", projektGewonnen: "1" }),
];

it("shows the sums of the month, then one line per day, newest first [KPI-06, KPI-07, KPI-28]", async () => {
  await openDays(days);
  const lines = await findLines();
  expect(lines.map(textOf)).toEqual([
    "Heute, 10.03.Mi, 10.03.2027Leads kontaktiert: 8Termin vereinbart: –Projekt gewonnen: 1",
    "Mo, 08.03.Mo, 08.03.2027Leads kontaktiert: 12Termin vereinbart: 2Projekt gewonnen: –",
  ]);
  const sums = screen.getByRole("heading", { name: "Summe März 2027" });
  expect(textOf(sums.closest("section"))).toContain("Kontaktiert20Interesse420,0 %Termine210,0 %Projekte15,0 %");
  expect(sums.compareDocumentPosition(lines[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.querySelectorAll("[data-day] input")).toHaveLength(0);
});

it("opens a day with the focus in its first figure, and stores what is typed at once", async () => {
  const as = await openDays(days);
  await press(/^Mo, 08/);
  expect(focused()).toBe("Leads kontaktiert, Mo, 08.03.2027");
  expect((await findField(/^Leads kontaktiert/)).inputMode).toBe("numeric");
  await user.keyboard("{Backspace}5{Enter}6{Enter}{Enter}1{Enter}Handel{Enter}Messe");
  expect(storedDays(as)[1]).toEqual({
    ...kpiDay("2027-03-08"),
    ...{ leadsKontaktiert: "5", interesseGezeigt: "6", terminVereinbart: "2", projektGewonnen: "1" },
    ...{ zielgruppe: "Handel", notizen: "Messe" },
  });
  await press("Fertig");
  expect(document.querySelectorAll("[data-day] input")).toHaveLength(0);
  expect(textOf(document.activeElement)).toMatch(/^Mo, 08\.03\..*kontaktiert: 5/);
});

it("moves from day to day, and checks a count before its field disappears [KPI-24]", async () => {
  const as = await openDays(days);
  await press(/^Mo, 08/);
  expect(screen.getByRole("button", { name: "Vorheriger Tag" })).toHaveProperty("disabled", true);
  await fill(/^Leads kontaktiert/, "7 Anrufe");
  await press("Nächster Tag");
  expect(focused()).toBe("Leads kontaktiert, Mi, 10.03.2027");
  expect(storedDays(as)[1]?.leadsKontaktiert).toBe("7");
  expect(screen.getByRole("button", { name: "Nächster Tag" })).toHaveProperty("disabled", true);
  await press("Vorheriger Tag");
  expect(focused()).toBe("Leads kontaktiert, Mo, 08.03.2027");
});

it("opens today with one press, and keeps a figure when the page is left without a further one", async () => {
  const as = await openDays(days.slice(0, 2));
  await press("Heute eintragen");
  expect(focused()).toBe("Leads kontaktiert, Mi, 10.03.2027");
  await user.keyboard("14");
  expect(screen.getByRole("button", { name: "Heute ansehen" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Heute eintragen" })).toBeNull();
  history.back();
  expect(storedDays(as).map(({ leadsKontaktiert }) => leadsKontaktiert)).toEqual(["9", "12", "14"]);
});

it("folds the working days without an entry since the first one, and enters one of them", async () => {
  const as = await openDays([...days, kpiDay("2027-03-09")]);
  const folded = (await expectText("6 Arbeitstage ohne Eintrag")).closest("details") as HTMLElement;
  expect(await shownLines()).toHaveLength(2);
  const missing = within(folded).getAllByRole("button", { hidden: true });
  expect(missing.map((button) => button.getAttribute("aria-label"))).toEqual(
    ["Di, 09", "Fr, 05", "Do, 04", "Mi, 03", "Di, 02", "Mo, 01"].map((date) => `${date}.03.2027 eintragen`),
  );
  await user.click(within(folded).getByText("Fr, 05.03."));
  expect(focused()).toBe("Leads kontaktiert, Fr, 05.03.2027");
  await user.keyboard("3");
  await press("Fertig");
  await expectText("5 Arbeitstage ohne Eintrag");
  expect(storedDays(as).map(({ date }) => date)).toEqual([
    ...["2027-02-26", "2027-03-05", "2027-03-08", "2027-03-09", "2027-03-10"],
  ]);
});

it("counts no day before the first entry as missing", async () => {
  await openDays(days.slice(1));
  await expectText("1 Arbeitstag ohne Eintrag");
});

it("shows twelve days first, and the focus moves to the first of the others", async () => {
  const march = Array.from({ length: 14 }, (_, index) =>
    kpiDay(`2027-03-${String(index + 11)}`, { leadsKontaktiert: String(index) }),
  );
  await openDays(march);
  expect(await shownLines()).toHaveLength(12);
  await press("Weitere Tage anzeigen (2)");
  expect(await shownLines()).toHaveLength(14);
  expect(textOf(document.activeElement)).toMatch(/12\.03\.2027/);
});

it("shows the sums of each month under All, with the days of the newest one, and unfolds the others [KPI-05, KPI-08]", async () => {
  await openDays(days, "all");
  await screen.findByRole("heading", { name: "Summe gesamt" });
  expect(screen.getAllByRole("heading", { name: /^Summe/ }).map(textOf)).toEqual([
    "Summe gesamt",
    "Summe März 2027",
    "Summe Februar 2027",
  ]);
  expect(await shownLines()).toHaveLength(2);
  await press("Tage im Februar 2027 anzeigen");
  await waitFor(() => expect(screen.getAllByRole("list", { name: "Arbeitstage" })).toHaveLength(2));
  await press(/^Fr, 26/);
  expect(focused()).toBe("Leads kontaktiert, Fr, 26.02.2027");
  await press("Tage im Februar 2027 ausblenden");
  expect(await shownLines()).toHaveLength(2);
});

it("opens a day again whose change is undone", async () => {
  const as = await openDays(days);
  await press(/^Mo, 08/);
  await fill(/^Leads kontaktiert/, "7");
  await press("Fertig");
  await press("Rückgängig");
  expect(storedDays(as)[1]?.leadsKontaktiert).toBe("12");
  await press(/^Mo, 08/);
  await press(/ löschen$/);
  expect(await shownLines()).toHaveLength(1);
  expect(textOf(document.activeElement)).toMatch(/^Heute/);
  await press("Rückgängig");
  expect(storedDays(as)).toHaveLength(3);
});
