import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { kpiDay } from "../../testing/kpis.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { expectText, textOf } from "../../testing/user.ts";

const dashboard = "/business/dashboard";
const figures = () => [...document.querySelectorAll("dl > div")].slice(0, 4).map(textOf);

async function memberRows(): Promise<string[]> {
  const rows = within(await screen.findByRole("table", { name: "Nach Mitglied" })).getAllByRole("row");
  return rows.map((row) => [...row.children].map(textOf).join(" | "));
}

async function company() {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const owner = await readyAccount({ role: "business", name: "Dr. Änne Weiß" });
  const { stack } = await renderScreen("/agb", { as: owner });
  const enter = ({ token }: { token: string }, date: string, counts: Parameters<typeof kpiDay>[1]) => {
    const { id: _, ...after } = kpiDay(date, counts);
    return stack.call("business/save-days", { token, body: { changes: [{ id: `day-${date}`, before: null, after }] } });
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
    "Termine vereinbart4Unverändert zum Februar, gleicher Stand7,1 % der Kontaktierten",
    "Projekte gewonnen00,0 % der Kontaktierten",
  ]);
});

it("lists the results by member, also of those without days, once a company has more than one", async () => {
  const { owner, enter, remove, calls } = await company();
  await enter(owner, "2027-03-08", { leadsKontaktiert: "20", interesseGezeigt: "5", projektGewonnen: "1" });
  const alone = await renderScreen(dashboard, { as: owner });
  await expectText("Ihre Zahlen im März 2027");
  expect(screen.queryByRole("table", { name: "Nach Mitglied" })).toBeNull();
  const member = await calls.member(owner, "Jan Süd");
  const idle = await calls.member(owner, "Ida Öz");
  await enter(member, "2027-02-26", { leadsKontaktiert: "1200" });
  await enter(member, "2027-03-09", { notizen: "Messe" });
  await alone.reload();
  expect(await memberRows()).toEqual([
    "Mitglied | Arbeitstage | Kontaktiert | Interesse | Gewonnen | Letzter Eintrag",
    "Jan Süd | 1 | 1.200 | 0,0 % | 0 | 26.02.2027",
    "Dr. Änne Weiß (Sie) | 1 | 20 | 25,0 % | 1 | 08.03.2027",
    "Ida Öz | 0 | 0 | – | 0 | –",
  ]);
  for (const { memberId } of [member, idle]) await remove(owner, memberId);
  await alone.reload();
  expect((await memberRows()).map((row) => row.split(" | ")[0])).toEqual([
    "Mitglied",
    "Jan Süd",
    "Dr. Änne Weiß (Sie)",
  ]);
});
