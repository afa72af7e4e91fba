import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { findDaysTable, kpiDay } from "../../testing/kpis.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press, selectOption, textOf } from "../../testing/user.ts";

const dashboard = "/business/dashboard";
const figures = () => [...document.querySelectorAll("dl > div")].slice(0, 4).map(textOf);

const memberRows = () => rowsOf("Nach Mitglied");

async function rowsOf(name: string): Promise<string[]> {
  const rows = within(await screen.findByRole("table", { name })).getAllByRole("row");
  return rows.map((row) => [...row.children].map(textOf).join(" | "));
}

async function company() {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const owner = await readyAccount({ role: "business", name: "Dr. Änne Weiß" });
  const { stack } = await renderScreen("/agb", { as: owner });
  const enter = ({ token }: { token: string }, date: string, counts: Parameters<typeof kpiDay>[1]) => {
    const { id: _, ...after } = kpiDay(date, counts);
    return stack.call("business/save-days", {
      token,
      body: { changes: [{ id: crypto.randomUUID(), before: null, after }] },
    });
  };
  const remove = ({ token }: { token: string }, memberId: number) =>
    stack.call("business/remove-member", { token, params: { memberId: String(memberId) } });
  return { owner, enter, remove, calls: companyCalls(stack) };
}

it("compares the figures with the month before up to the same day, where it has any", async () => {
  const { owner, enter } = await company();
  await enter(owner, "2027-02-10", { leadsKontaktiert: "50", terminVereinbart: "4", interesseGezeigt: "9" });
  await enter(owner, "2027-02-11", { leadsKontaktiert: "400", projektGewonnen: "2" });
  await enter(owner, "2027-03-09", { leadsKontaktiert: "56", terminVereinbart: "4", interesseGezeigt: "6" });
  await renderScreen(dashboard, { as: owner });
  await expectText("Ihre Zahlen im März 2027");
  expect(figures()).toEqual([
    "Leads kontaktiert56+12 % zum Februar, gleicher Stand",
    "Interesse gezeigt6-33 % zum Februar, gleicher Stand10,7 % der Kontaktierten",
    "Termine vereinbart4±0 % zum Februar, gleicher Stand7,1 % der Kontaktierten",
    "Projekte gewonnen00,0 % der Kontaktierten",
  ]);
});

it("lists the results by member, also of those without days, once a company has more than one", async () => {
  const { owner, enter, remove, calls } = await company();
  await enter(owner, "2027-03-08", {
    leadsKontaktiert: "20",
    interesseGezeigt: "5",
    terminVereinbart: "2",
    projektGewonnen: "1",
  });
  const alone = await renderScreen(dashboard, { as: owner });
  await expectText("Ihre Zahlen im März 2027");
  expect(screen.queryByRole("table", { name: "Nach Mitglied" })).toBeNull();
  const member = await calls.member(owner, "Jan Süd");
  const idle = await calls.member(owner, "Ida Öz");
  await enter(member, "2027-02-26", { leadsKontaktiert: "1200" });
  await enter(member, "2027-03-09", { notizen: "Messe" });
  await alone.reload();
  expect(await memberRows()).toEqual([
    "Mitglied | Arbeitstage | Kontaktiert | Interesse | Termine | Gewonnen | Letzter Eintrag",
    "Jan Süd | 1 | 1.200 | 0,0 % | 0 | 0 | 26.02.2027",
    "Dr. Änne Weiß (Sie) | 1 | 20 | 25,0 % | 2 | 1 | 08.03.2027",
    "Ida Öz | 0 | 0 | – | 0 | 0 | –",
  ]);
  for (const { memberId } of [member, idle]) await remove(owner, memberId);
  await alone.reload();
  expect((await memberRows()).map((row) => row.split(" | ")[0])).toEqual([
    "Mitglied",
    "Jan Süd",
    "Dr. Änne Weiß (Sie)",
  ]);
});

it("measures the month against the targets of the owner, and says what it becomes at the same pace", async () => {
  const { owner, enter, calls } = await company();
  await enter(owner, "2027-02-10", { leadsKontaktiert: "50", projektGewonnen: "2" });
  await enter(owner, "2027-03-09", { leadsKontaktiert: "14", interesseGezeigt: "9", terminVereinbart: "4" });
  await calls.member(owner, "Jan Süd");
  const shown = await renderScreen(dashboard, { as: owner });
  await expectText("Mit einem Monatsziel sehen Sie, ob Ihr Tempo reicht.");
  await press("Monatsziele festlegen");
  const dialog = await findDialog("Monatsziele");
  await expectText(/^Ziele für einzelne Mitglieder/, dialog);
  await expectText("Im Februar: 50", dialog);
  await fill("Leads kontaktiert", "2,5", dialog);
  await fill("Termine vereinbart", "4", dialog);
  await press("Speichern");
  await expectText("Bitte eine ganze Zahl von 1 bis 100.000 angeben.", dialog);
  await fill("Leads kontaktiert", "1.200", dialog);
  await press("Speichern");
  await expectToast("Monatsziele gespeichert");
  // 14 leads on the 7 working days before today, and 16 left.
  await waitFor(() => expect(figures()[0]).toMatch(/^Leads kontaktiert14 von 1\.200Bei gleichem Tempo 46/));
  expect(figures()[1]).toMatch(/^Interesse gezeigt9(?! von)/);
  expect(figures()[2]).toMatch(/^Termine vereinbart4 von 4Ziel erreicht/);
  const meter = screen.getByRole("meter", { name: "Leads kontaktiert, Monatsziel" });
  expect(meter.getAttribute("aria-valuetext")).toBe("14 von 1.200");
  await shown.reload();
  await press("Monatsziele ändern");
  await fill("Leads kontaktiert", "", await findDialog("Monatsziele"));
  await press("Speichern");
  await waitFor(() => expect(figures()[0]).not.toContain("von 1.200"));
});

it("shows the targets to members, who cannot change them", async () => {
  const { owner, enter, calls } = await company();
  const { token, memberId } = await calls.member(owner, "Jan Süd");
  await enter(owner, "2027-03-09", { leadsKontaktiert: "14" });
  const { stack } = await renderScreen("/agb", { as: owner });
  await stack.call("business/hand-over-company", { token: owner.token, body: { memberId } });
  await renderScreen(dashboard, { as: owner });
  await expectText("Ihre Zahlen im März 2027");
  expect(screen.queryByRole("meter")).toBeNull();
  const targets = { leadsKontaktiert: 20, interesseGezeigt: null, terminVereinbart: null, projektGewonnen: null };
  await stack.call("business/update-company", { token, body: { targets } });
  await renderScreen(dashboard, { as: owner });
  await screen.findByRole("meter", { name: "Leads kontaktiert, Monatsziel" });
  expect(screen.queryByRole("button", { name: /Monatsziele/ })).toBeNull();
});

it("keeps the targets that another window has set meanwhile", async () => {
  const { owner, enter } = await company();
  await enter(owner, "2027-03-09", { leadsKontaktiert: "14" });
  const { stack } = await renderScreen(dashboard, { as: owner });
  await press("Monatsziele festlegen");
  const dialog = await findDialog("Monatsziele");
  await fill("Leads kontaktiert", "40", dialog);
  const targets = { leadsKontaktiert: null, interesseGezeigt: null, terminVereinbart: 8, projektGewonnen: null };
  await stack.call("business/update-company", { token: owner.token, body: { targets } });
  await press("Speichern");
  await expectToast("Monatsziele gespeichert");
  await waitFor(() => expect(figures()[0]).toContain("von 40"));
  expect(figures()[2]).toContain("von 8");
});

it("shows the figures of one member, without the targets of the company, and keeps the choice in the address", async () => {
  const { owner, enter, calls } = await company();
  const member = await calls.member(owner, "Jan Süd");
  await calls.member(owner, "Ida Öz");
  await enter(owner, "2027-03-08", { leadsKontaktiert: "20", zielgruppe: "Handel" });
  await enter(member, "2027-03-09", { leadsKontaktiert: "5", zielgruppe: "Handwerk" });
  const { stack } = await renderScreen("/agb", { as: owner });
  const targets = { leadsKontaktiert: 40, interesseGezeigt: null, terminVereinbart: null, projektGewonnen: null };
  await stack.call("business/update-company", { token: owner.token, body: { targets } });
  const shown = await renderScreen(dashboard, { as: owner });
  await waitFor(() => expect(figures()[0]).toContain("25 von 40"));
  await selectOption(/Wessen Zahlen/, "Jan Süd");
  await waitFor(() => expect(figures()[0]).toMatch(/^Leads kontaktiert5(?! von)/));
  await expectText("Zahlen von Jan Süd im März 2027");
  expect(screen.queryByRole("row", { name: /Handel/ })).toBeNull();
  await screen.findByRole("row", { name: /^Handwerk/ });
  await shown.reload();
  await waitFor(() => expect(figures()[0]).toMatch(/^Leads kontaktiert5/));
  await press("KPIs", { role: "tab" });
  await expectText("Handwerk", await findDaysTable());
  await press("Übersicht", { role: "tab" });
  await selectOption(/Wessen Zahlen/, "Ida Öz");
  await waitFor(() => expect(figures()[0]).toMatch(/^Leads kontaktiert0/));
  expect(screen.queryByText("Beispiel")).toBeNull();
  await selectOption(/Wessen Zahlen/, "Alle Mitglieder");
  await waitFor(() => expect(figures()[0]).toContain("25 von 40"));
});

it("measures a member against own targets, which the owner sets, and other members do not see", async () => {
  const { owner, enter, calls } = await company();
  const member = await calls.member(owner, "Jan Süd");
  await enter(owner, "2027-03-08", { leadsKontaktiert: "20" });
  await enter(member, "2027-03-09", { leadsKontaktiert: "3" });
  await renderScreen(`${dashboard}?member=${member.memberId}`, { as: owner });
  await press("Monatsziele festlegen");
  await fill("Leads kontaktiert", "10", await findDialog("Monatsziele für Jan Süd"));
  await press("Speichern");
  await expectToast("Monatsziele gespeichert");
  await waitFor(() => expect(figures()[0]).toMatch(/^Leads kontaktiert3 von 10/));
  await press("Dieser Monat");
  await waitFor(async () => expect((await memberRows()).at(-1)).toMatch(/^Jan Süd \| 1 \| 3 von 10 \|/));
  await press("Gesamt");
  await waitFor(async () => expect((await memberRows()).at(-1)).toMatch(/^Jan Süd \| 1 \| 3 \|/));
  await selectOption(/Wessen Zahlen/, "Alle Mitglieder");
  await waitFor(() => expect(figures()[0]).toMatch(/^Leads kontaktiert23(?! von)/));
  await renderScreen(`${dashboard}?member=${member.memberId}`, { as: member });
  await waitFor(() => expect(figures()[0]).toMatch(/^Leads kontaktiert3 von 10/));
  await expectText("Ihre Zahlen im März 2027");
  expect(screen.queryByRole("button", { name: /Monatsziele/ })).toBeNull();
});

it("counts the results of a period, for campaigns and members, as the address names it", async () => {
  const { owner, enter, calls } = await company();
  const member = await calls.member(owner, "Jan Süd");
  await enter(owner, "2026-12-31", { leadsKontaktiert: "100", zielgruppe: "Handel" });
  await enter(owner, "2027-01-01", { leadsKontaktiert: "10", zielgruppe: "Handel" });
  await enter(member, "2027-03-01", { leadsKontaktiert: "5", zielgruppe: "Handwerk" });
  const shown = await renderScreen(dashboard, { as: owner });
  const counts = async () =>
    [...(await rowsOf("Kampagnen")).slice(1), ...(await memberRows()).slice(1)].map((row) =>
      row.split(" | ").slice(0, 3).join(" "),
    );
  const all = ["Handel 2 110", "Handwerk 1 5", "Dr. Änne Weiß (Sie) 2 110", "Jan Süd 1 5"];
  expect(await counts()).toEqual(all);
  await press("3 Monate");
  const quarter = ["Handel 1 10", "Handwerk 1 5", "Dr. Änne Weiß (Sie) 1 10", "Jan Süd 1 5"];
  await waitFor(async () => expect(await counts()).toEqual(quarter));
  await shown.reload();
  expect(await counts()).toEqual(quarter);
  await press("Dieser Monat");
  await waitFor(async () => expect(await counts()).toEqual(["Handwerk 1 5", "Jan Süd 1 5", "Dr. Änne Weiß (Sie) 0 0"]));
  expect((await memberRows()).at(-1)).toMatch(/ 01\.01\.2027$/);
  await press("Gesamt");
  await waitFor(async () => expect(await counts()).toEqual(all));
});

it("completes the task of the day with an own entry, not with that of a colleague", async () => {
  const { owner, enter, calls } = await company();
  const member = await calls.member(owner, "Jan Süd");
  await enter(member, "2027-03-10", { leadsKontaktiert: "5", zielgruppe: "Handwerk" });
  const shown = await renderScreen(dashboard, { as: owner });
  const state = async () =>
    within((await screen.findByText("Heutigen Arbeitstag eintragen")).closest("li") ?? document.body)
      .getByRole("img")
      .getAttribute("aria-label");
  expect(await state()).toBe("Offen");
  await enter(owner, "2027-03-10", { leadsKontaktiert: "1" });
  await shown.reload();
  await waitFor(async () => expect(await state()).toBe("Erledigt"));
});
