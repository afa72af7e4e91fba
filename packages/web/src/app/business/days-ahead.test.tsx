import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { kpiDay } from "../../testing/kpis.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { expectText, textOf } from "../../testing/user.ts";

const dashboard = "/business/dashboard";
const figures = () => [...document.querySelectorAll("dl > div")].slice(0, 4).map(textOf);

/** Returns the texts of the rows below the head of a table. */
async function rowsOf(name: string): Promise<string[]> {
  const [, ...rows] = within(await screen.findByRole("table", { name })).getAllByRole("row");
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
  return { owner, enter, stack, calls: companyCalls(stack) };
}

it("counts a day in the future from its date on, in every figure", async () => {
  const { owner, enter, calls, stack } = await company();
  const targets = { leadsKontaktiert: 60, interesseGezeigt: null, terminVereinbart: null, projektGewonnen: null };
  await stack.call("business/update-company", { token: owner.token, body: { targets } });
  await calls.member(owner, "Jan Süd");
  await enter(owner, "2027-03-11", { leadsKontaktiert: "50", zielgruppe: "Handwerk" });
  const shown = await renderScreen(dashboard, { as: owner });
  await expectText("Ihre Zahlen im März 2027");
  expect(figures()[0]).toMatch(/^Leads kontaktiert0 von 60/);
  await enter(owner, "2027-02-10", { leadsKontaktiert: "10", zielgruppe: "Handel" });
  await enter(owner, "2027-03-09", { leadsKontaktiert: "11", zielgruppe: "Handel" });
  await shown.reload();
  // 11 leads on the 7 working days before today, and 16 left.
  await waitFor(() =>
    expect(figures()[0]).toBe("Leads kontaktiert11 von 60Bei gleichem Tempo 36+10 % zum Februar, gleicher Stand"),
  );
  expect(await rowsOf("Kampagnen")).toEqual(["Handel | 2 | 21 | 0,0 % | 0 | 0"]);
  expect((await rowsOf("Nach Mitglied"))[0]).toBe("Dr. Änne Weiß (Sie) | 2 | 21 | 0,0 % | 0 | 0 | 09.03.2027");
  // Half past midnight in Berlin.
  vi.setSystemTime("2027-03-10T23:30:00Z");
  await shown.reload();
  await waitFor(() => expect(figures()[0]).toMatch(/^Leads kontaktiert61 von 60Ziel erreicht\+510 % zum Februar/));
  expect((await rowsOf("Nach Mitglied"))[0]).toMatch(/ \| 3 \| 71 \| .* \| 11\.03\.2027$/);
});

it("leaves the task of the day open while only a day in the future has figures", async () => {
  const { owner, enter } = await company();
  await enter(owner, "2027-03-11", { leadsKontaktiert: "5", zielgruppe: "Handwerk" });
  await renderScreen(dashboard, { as: owner });
  const task = (await screen.findByText("Heutigen Arbeitstag eintragen")).closest("li") ?? document.body;
  await waitFor(() => expect(screen.queryByText("Beispiel")).toBeNull());
  expect(within(task).getByRole("img").getAttribute("aria-label")).toBe("Offen");
});
