import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { kpiDay, kpisPath, rowCells, storageWithDays, storedDays } from "../../../testing/kpis.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, findField, press, user } from "../../../testing/user.ts";
import { stubNarrowScreen } from "../../../testing/viewport.ts";

async function openDays(days: readonly KpiDay[]) {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, days) });
  return as;
}

const days = [
  kpiDay("2027-02-26", { zielgruppe: "Handel" }),
  kpiDay("2027-03-01", { zielgruppe: "gießereien" }),
  kpiDay("2027-03-02", { zielgruppe: " Gießereien " }),
  kpiDay("2027-03-03", { zielgruppe: "Logistik" }),
  kpiDay("2027-03-04"),
];

async function suggestions(label: RegExp): Promise<string[]> {
  const id = (await findField(label)).getAttribute("list") ?? "";
  return [...(document.getElementById(id)?.querySelectorAll("option") ?? [])].map(({ value }) => value);
}

it("suggests the target groups already used, most recent first, without the text that is being typed", async () => {
  const as = await openDays(days);
  const label = /^Zielgruppe, Do, 04/;
  await user.click(await findField(label));
  await user.keyboard("Gie");
  expect(storedDays(as).at(-1)?.zielgruppe).toBe("Gie");
  expect(await suggestions(label)).toEqual(["Logistik", "Gießereien", "Handel"]);
  await user.click(await findField(/^Zielgruppe, Mi, 03/));
  await waitFor(async () => expect(await suggestions(label)).toEqual(["Gie", "Gießereien", "Handel"]));
});

it("suggests target groups on a phone too", async () => {
  stubNarrowScreen();
  await openDays(days);
  await user.click(await screen.findByText("4 Arbeitstage ohne Eintrag"));
  await press("Do, 04.03.2027 eintragen");
  expect(await suggestions(/^Zielgruppe, Do, 04/)).toEqual(["Logistik", "Gießereien", "Handel"]);
});

it("leaves the arrow keys to the suggestions", async () => {
  await openDays(days);
  const field = await findField(/^Zielgruppe, Mi, 03/);
  await user.click(field);
  await user.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(field);
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(await findField(/^Notizen, Mi, 03/));
});

it("replaces a count with its number when its field is left, and says so [KPI-23]", async () => {
  const as = await openDays([kpiDay("2027-03-01")]);
  const field = await findField(/^Leads kontaktiert/);
  await user.click(field);
  await user.keyboard("12 Anfragen");
  await expectText("zählt als 12");
  expect(field.value).toBe("12 Anfragen");
  await user.tab();
  const hint = await expectText("„12 Anfragen“ zählt als 12");
  expect([field.value, storedDays(as)[0]?.leadsKontaktiert]).toEqual(["12", "12"]);
  expect(field.getAttribute("aria-describedby")).toBe(hint.id);
  await fill(/^Leads kontaktiert/, "7");
  await user.tab();
  await waitFor(() => expect(screen.queryByText(/zählt als/)).toBeNull());
});

const stays = "Es bleibt bei 19.";
const staysEmpty = "Das Feld bleibt leer.";

it.each([
  ["abc", "19", stays],
  ["vier", "19", stays],
  ["-5", "19", stays],
  ["1e3", "19", stays],
  ["1,5", "19", stays],
  ["abc", "", staysEmpty],
  ["7x", "1.200", "Es bleibt bei 1.200."],
])("counts %s as 0, and restores %j when the field is left [KPI-23, KPI-24]", async (typed, before, outcome) => {
  const as = await openDays([kpiDay("2027-03-01", { leadsKontaktiert: before })]);
  const field = await findField(/^Leads kontaktiert/);
  await fill(/^Leads kontaktiert/, typed);
  await expectText("zählt als 0");
  expect(await rowCells("Summe März 2027")).toEqual(["0", "0", "0", "0"]);
  await user.tab();
  const hint = await expectText(`„${typed}“ ist keine Anzahl. ${outcome}`);
  expect([field.value, storedDays(as)[0]?.leadsKontaktiert]).toEqual([before, before]);
  expect([field.getAttribute("aria-describedby"), hint.getAttribute("role")]).toEqual([hint.id, "alert"]);
  expect(screen.queryByRole("button", { name: "Rückgängig" })).toBeNull();
  await fill(/^Leads kontaktiert/, "7");
  await user.tab();
  await waitFor(() => expect(screen.queryByText(/keine Anzahl/)).toBeNull());
  expect(storedDays(as)[0]?.leadsKontaktiert).toBe("7");
});

it.each([
  ["12", "Es bleibt bei 12."],
  ["", staysEmpty],
])("refuses a count that nobody reaches on a day, and restores %j", async (before, outcome) => {
  const as = await openDays([kpiDay("2027-03-01", { leadsKontaktiert: before })]);
  await fill(/^Leads kontaktiert/, "100000");
  expect(screen.queryByText(/höchstens/)).toBeNull();
  await fill(/^Leads kontaktiert/, "99999999");
  await expectText("höchstens 100.000 am Tag");
  await user.tab();
  await expectText(`99.999.999 ist zu viel: Möglich sind bis zu 100.000 am Tag. ${outcome}`);
  expect(storedDays(as)[0]?.leadsKontaktiert).toBe(before);
});

it("shows and keeps a larger count that is stored", async () => {
  const as = await openDays([kpiDay("2027-03-01", { leadsKontaktiert: "200000" })]);
  await fill(/^Notizen/, "Messe");
  await user.tab();
  expect(storedDays(as)[0]).toMatchObject({ leadsKontaktiert: "200000", notizen: "Messe" });
});

it.each(["pagehide", "popstate"])("restores a count on %s, before the page is gone", async (type) => {
  const as = await openDays([kpiDay("2027-03-01", { leadsKontaktiert: "19" })]);
  await fill(/^Leads kontaktiert/, "abc");
  expect(storedDays(as)[0]?.leadsKontaktiert).toBe("abc");
  dispatchEvent(new Event(type));
  expect(storedDays(as)[0]?.leadsKontaktiert).toBe("19");
});

it("quotes the beginning of a long text that was pasted by mistake", async () => {
  const as = await openDays([kpiDay("2027-03-01", { leadsKontaktiert: "19" })]);
  await user.clear(await findField(/^Leads kontaktiert/));
  await user.click(await findField(/^Leads kontaktiert/));
  await user.paste("Bitte rufen Sie mich morgen zurück.");
  await user.tab();
  await expectText("„Bitte rufen Sie mich…“ ist keine Anzahl. Es bleibt bei 19.");
  expect(storedDays(as)[0]?.leadsKontaktiert).toBe("19");
});

it("keeps a count as it is when its field is left without a change", async () => {
  const as = await openDays([kpiDay("2027-03-01", { leadsKontaktiert: "12 Anfragen" })]);
  await user.click(await findField(/^Leads kontaktiert/));
  await user.tab();
  await expectText("zählt als 12");
  expect(storedDays(as)[0]?.leadsKontaktiert).toBe("12 Anfragen");
});

it.each([
  [/^Zielgruppe/, "zielgruppe", "Handel"],
  [/^Leads kontaktiert/, "leadsKontaktiert", "3"],
] as const)("restores the text of %s on Escape", async (label, name, before) => {
  const as = await openDays([kpiDay("2027-03-01", { [name]: before })]);
  const field = await findField(label);
  await user.click(field);
  await user.keyboard("9x");
  expect(storedDays(as)[0]?.[name]).toBe(`${before}9x`);
  await user.keyboard("{Escape}");
  expect([field.value, storedDays(as)[0]?.[name]]).toEqual([before, before]);
  await user.tab();
  expect(field.value).toBe(before);
});

it("asks about a count that exceeds the one before it, and stores it", async () => {
  const as = await openDays([kpiDay("2027-03-01", { interesseGezeigt: "3" })]);
  const interested = await findField(/^Interesse gezeigt/);
  expect(screen.queryByText(/^Mehr /)).toBeNull();
  await fill(/^Leads kontaktiert/, "2");
  const hint = await expectText("Mehr Interesse als Kontakte?");
  expect(interested.getAttribute("aria-describedby")).toBe(hint.id);
  expect(interested.getAttribute("aria-invalid")).toBeNull();
  await fill(/^Leads kontaktiert/, "3");
  await waitFor(() => expect(screen.queryByText(/^Mehr /)).toBeNull());
  await fill(/^Termin vereinbart/, "4");
  await expectText("Mehr Termine als Interesse?");
  expect(storedDays(as)[0]?.terminVereinbart).toBe("4");
});
