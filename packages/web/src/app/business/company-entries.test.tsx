import type { CompanyDay } from "@linkedpotential/contract/business/company/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { findDaysTable, kpiDay, shownDates, storageWithDays } from "../../testing/kpis.ts";
import { renderScreen, type Screen } from "../../testing/screen.tsx";
import { expectText, expectToast, fill, findField, press, selectOption, textOf, user } from "../../testing/user.ts";
import { stubNarrowScreen } from "../../testing/viewport.ts";

const kpis = "/business/dashboard?tab=kpis&month=2027-03";
const as = { role: "business", name: "Dr. Änne Weiß" } as const;
const daysOf = ({ getFromApi }: Screen) => getFromApi<CompanyDay[]>("/api/business/days");

async function company() {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const owner = await readyAccount(as);
  const { stack } = await renderScreen("/agb", { as: owner });
  const calls = companyCalls(stack);
  const member = await calls.member(owner, "Jan Süd");
  const save = ({ token }: { token: string }, change: object) =>
    stack.call("business/save-days", { token, body: { changes: [change] } });
  const day = (date: string, leadsKontaktiert: string) => {
    const { id: _, ...values } = kpiDay(date, { leadsKontaktiert });
    return values;
  };
  return { owner, member, save, day, stack };
}

it("stores working days in the company, for a second device as well [BIZ-25-NS]", async () => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const opened = await renderScreen(kpis, { as });
  await press("Heute eintragen");
  await fill(/^Leads kontaktiert/, "12");
  await fill(/^Notizen/, "Messe");
  await waitFor(async () => expect(await daysOf(opened)).toMatchObject([{ leadsKontaktiert: "12", notizen: "Messe" }]));
  localStorage.clear();
  await renderScreen(kpis, { as: opened.account });
  expect((await findField(/^Notizen/)).value).toBe("Messe");
  await press(/ löschen$/);
  await expectToast("Arbeitstag gelöscht");
  await waitFor(async () => expect(await daysOf(opened)).toEqual([]));
  await press("Rückgängig");
  await waitFor(async () => expect(await daysOf(opened)).toMatchObject([{ notizen: "Messe" }]));
});

it("shows who entered a day, locks those of colleagues and shows those of one member, as the address names it", async () => {
  const { owner, member, save, day } = await company();
  await save(owner, { id: "a", before: null, after: day("2027-03-08", "12") });
  await save(member, { id: "b", before: null, after: day("2027-03-08", "7") });
  await renderScreen(kpis, { as: owner });
  const rows = within(await findDaysTable()).getAllByRole("row", { name: /8\. März|08\.03/ });
  expect(rows).toHaveLength(2);
  await expectText("Eingetragen von Jan Süd");
  expect(rows.map((row) => row.querySelectorAll("input, textarea").length)).toEqual([0, 6]);
  expect(rows.map((row) => within(row).queryByText("7") !== null)).toEqual([true, false]);
  expect((await findField(/^Leads kontaktiert/)).value).toBe("12");
  expect(screen.getAllByRole("button", { name: / löschen$/ })).toHaveLength(1);
  await selectOption(/Wessen Zahlen/, "Dr. Änne Weiß (Sie)");
  const jan = () => screen.queryByText("Eingetragen von Jan Süd");
  await waitFor(() => expect(jan()).toBeNull());
  expect(await shownDates()).toHaveLength(1);
  await selectOption(/Wessen Zahlen/, "Alle Mitglieder");
  await waitFor(() => expect(screen.getAllByText(/Eingetragen von/)).toHaveLength(2));
  history.back();
  await waitFor(() => expect(jan()).toBeNull());
});

it("moves from an own field to that of the next own day with the arrow keys, past the row of a colleague", async () => {
  const { owner, member, save, day } = await company();
  await save(owner, { id: "a", before: null, after: day("2027-03-08", "12") });
  await save(member, { id: "b", before: null, after: day("2027-03-09", "7") });
  await save(owner, { id: "c", before: null, after: day("2027-03-10", "5") });
  await renderScreen(kpis, { as: owner });
  await user.click(await findField("Leads kontaktiert, Mi, 10.03.2027"));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(await findField("Leads kontaktiert, Mo, 08.03.2027"));
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement).toBe(await findField("Leads kontaktiert, Mi, 10.03.2027"));
});

it("undoes a change of an own day, for the whole company", async () => {
  const { owner, save, day } = await company();
  await save(owner, { id: "a", before: null, after: day("2027-03-08", "12") });
  const opened = await renderScreen(kpis, { as: owner });
  await fill("Leads kontaktiert, Mo, 08.03.2027", "8");
  await user.keyboard("{Enter}");
  await waitFor(async () => expect(await daysOf(opened)).toMatchObject([{ leadsKontaktiert: "8" }]));
  await press("Rückgängig");
  await waitFor(async () => expect(await daysOf(opened)).toMatchObject([{ leadsKontaktiert: "12" }]));
});

it("opens the Friday before on a weekend, which the task asks for", async () => {
  vi.setSystemTime("2027-03-13T09:00:00Z");
  const opened = await renderScreen("/business/dashboard?tab=kpis", { as });
  await press("Freitag eintragen");
  await fill("Leads kontaktiert, Fr, 12.03.2027", "12");
  await waitFor(async () => expect(await daysOf(opened)).toMatchObject([{ date: "2027-03-12" }]));
  expect(screen.queryByRole("button", { name: "Freitag eintragen" })).toBeNull();
  await press("Freitag ansehen");
  expect(document.activeElement).toBe(await findField("Leads kontaktiert, Fr, 12.03.2027"));
  await press("Übersicht", { role: "tab" });
  await expectText("Aufgaben");
  const task = screen.getByText("Freitag eintragen").closest("li");
  expect(
    within(task ?? document.body)
      .getByRole("img")
      .getAttribute("aria-label"),
  ).toBe("Erledigt");
});

it("shows all days again when a day is added while those of a colleague are shown", async () => {
  const { owner, member, save, day } = await company();
  await save(member, { id: "b", before: null, after: day("2027-03-08", "7") });
  await renderScreen(`${kpis}&member=${member.memberId}`, { as: owner });
  await expectText("Eingetragen von Jan Süd");
  expect(await shownDates()).toEqual([]);
  await press("Heute eintragen");
  await waitFor(async () => expect(await shownDates()).toHaveLength(1));
  await expectText("Eingetragen von Jan Süd");
  expect(location.search).not.toContain("member");
});

it("shows lines on a phone: newest first, the targets with the sums, and the days of colleagues as text", async () => {
  const { owner, member, save, day, stack } = await company();
  await save(owner, { id: "a", before: null, after: day("2027-03-08", "12") });
  await save(member, { id: "b", before: null, after: { ...day("2027-03-09", "7"), zielgruppe: "Handwerk" } });
  const targets = { leadsKontaktiert: 60, interesseGezeigt: null, terminVereinbart: null, projektGewonnen: null };
  await stack.call("business/update-company", { token: owner.token, body: { targets } });
  stubNarrowScreen();
  await renderScreen(kpis, { as: owner });
  const lines = within(await screen.findByRole("list", { name: "Arbeitstage" })).getAllByRole("listitem");
  expect(lines.map(textOf)[0]).toMatch(/Jan Süd.*09\.03\.2027.*7/);
  expect(lines.map(textOf)[1]).toContain("08.03.2027");
  const meter = screen.getByRole("meter", { name: "Leads kontaktiert, Ziel 60" });
  expect(meter.getAttribute("aria-valuenow")).toBe("19");
  await press(/Jan Süd.*kontaktiert: 7/);
  expect(textOf(lines[0])).toMatch(/Handwerk$/);
  expect(lines[0]?.querySelectorAll("input, textarea")).toHaveLength(0);
  await press(/08\.03\.2027.*kontaktiert: 12/);
  expect(lines.map((line) => line.querySelectorAll("input, textarea").length)).toEqual([0, 6]);
  await expectText("1 eigener Arbeitstag ohne Eintrag");
});

it("shows both values when another device has changed the same field, and loses nothing", async () => {
  const { owner, save, day } = await company();
  const before = day("2027-03-08", "10");
  await save(owner, { id: "a", before: null, after: before });
  const opened = await renderScreen(kpis, { as: owner });
  await findField(/^Leads kontaktiert/);
  await save(owner, { id: "a", before, after: day("2027-03-08", "14") });
  await fill(/^Leads kontaktiert/, "12");
  await expectText(/dort „14“, hier „12“/);
  await waitFor(async () => expect((await findField(/^Leads kontaktiert/)).value).toBe("14"));
  expect(await daysOf(opened)).toMatchObject([{ leadsKontaktiert: "14" }]);
});

it("keeps what is entered without a connection, says so, and sends it after a reload", async () => {
  const { owner, save, day } = await company();
  await save(owner, { id: "a", before: null, after: day("2027-03-08", "10") });
  const opened = await renderScreen(kpis, { as: owner, failing: { "business/save-days": "offline" } });
  await fill(/^Leads kontaktiert/, "12");
  await expectText("Noch nicht gespeichert");
  opened.network.clearFailures();
  await opened.reload();
  expect((await findField(/^Leads kontaktiert/)).value).toBe("12");
  await waitFor(async () => expect(await daysOf(opened)).toMatchObject([{ leadsKontaktiert: "12" }]));
  expect(screen.queryByText("Noch nicht gespeichert")).toBeNull();
});

it("sends a day whose text is too long only after it was shortened", async () => {
  const { owner, save, day } = await company();
  await save(owner, { id: "a", before: null, after: day("2027-03-08", "10") });
  const opened = await renderScreen(kpis, { as: owner });
  await fill(/^Zielgruppe/, "Handwerk");
  await waitFor(async () => expect(await daysOf(opened)).toMatchObject([{ zielgruppe: "Handwerk" }]));
  expect(textOf(await findDaysTable())).toContain("Summe");
});

it("offers once to take over what the browser has stored, and doubles nothing", async () => {
  const account = await readyAccount(as);
  const days = [kpiDay("2027-03-01", { leadsKontaktiert: "5" }), kpiDay("2027-03-02")];
  const learnings = [{ id: "a", topic: "worked", date: "2027-03-01", text: "Erst fragen." }];
  const browserStorage = {
    ...storageWithDays(account, days),
    [`learnings_${account.user.id}`]: JSON.stringify({ learnings, drafts: {} }),
  };
  const opened = await renderScreen("/business/dashboard", { as: account, browserStorage });
  await expectText("Auf diesem Gerät stehen 2 Arbeitstage und 1 Erkenntnis.");
  await press("Übernehmen");
  await expectToast("Die Einträge stehen jetzt im Unternehmen");
  await expectText("Funktioniert (1)");
  expect(await daysOf(opened)).toHaveLength(2);
  await renderScreen("/business/dashboard", { as: account, browserStorage });
  await press("Übernehmen");
  await waitFor(() => expect(screen.queryByText(/^Auf diesem Gerät/)).toBeNull());
  expect(await daysOf(opened)).toHaveLength(2);
  expect(await opened.getFromApi("/api/business/learnings")).toHaveLength(1);
});

it("does not ask again after the offer was declined, and keeps the entries in the browser", async () => {
  const account = await readyAccount(as);
  const opened = await renderScreen("/business/dashboard", {
    as: account,
    browserStorage: storageWithDays(account, [kpiDay("2027-03-01")]),
  });
  await press("Nicht übernehmen");
  expect(screen.queryByText(/^Auf diesem Gerät/)).toBeNull();
  await opened.reload();
  await expectText(/^Noch gibt es keine eigenen Zahlen/);
  expect(screen.queryByText(/^Auf diesem Gerät/)).toBeNull();
  expect(localStorage.getItem(`kpis_${account.user.id}`)).toContain("2027-03-01");
});
