import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { kpiDay, kpisPath, rowCells, shownDates, storageWithDays, storedDays } from "../../../testing/kpis.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import {
  expectHeading,
  expectText,
  expectToast,
  fill,
  findDialog,
  findField,
  press,
  textOf,
  user,
} from "../../../testing/user.ts";

const add = "Neuen Arbeitstag hinzufügen";
const expectDates = (...dates: string[]) => waitFor(async () => expect(await shownDates()).toEqual(dates));
const focused = () => document.activeElement?.getAttribute("aria-label");

beforeEach(() => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
});

it("explains the empty tracker, and adds the first day at the start of the month [KPI-01, KPI-06, KPI-10, KPI-12, PROD-103, ROLE-09]", async () => {
  const { account } = await renderScreen(kpisPath());
  await expectHeading("KPIs Tracking");
  await expectText("Noch keine Arbeitstage");
  await press(add);
  await expectDates("Mo, 01.03.2027");
  expect(focused()).toBe("Leads kontaktiert, Mo, 01.03.2027");
  await user.keyboard("12{Tab}3{Tab}2{Tab}1{Tab}Agenturen{Tab}Messe");
  expect(storedDays(account)).toEqual([
    {
      ...kpiDay("2027-03-01"),
      id: expect.any(String),
      leadsKontaktiert: "12",
      interesseGezeigt: "3",
      terminVereinbart: "2",
      projektGewonnen: "1",
      zielgruppe: "Agenturen",
      notizen: "Messe",
    },
  ]);
});

it("adds the next working day, and shows the next month if the day is in it [KPI-11, KPI-13-NS]", async () => {
  const as = await readyAccount();
  const browserStorage = storageWithDays(as, [kpiDay("2027-04-29"), kpiDay("2027-06-01")]);
  await renderScreen(kpisPath("2027-04"), { as, browserStorage });
  await press(add);
  await expectDates("Fr, 30.04.2027", "Do, 29.04.2027");
  await press(add);
  await expectDates("Mo, 03.05.2027");
  expect(screen.getByRole("button", { name: "Mai 2027" }).getAttribute("aria-pressed")).toBe("true");
  await press("All");
  await expectDates("Di, 01.06.2027", "Mo, 03.05.2027", "Fr, 30.04.2027", "Do, 29.04.2027");
  await press(add);
  await expectDates("Mi, 02.06.2027", "Di, 01.06.2027", "Mo, 03.05.2027", "Fr, 30.04.2027", "Do, 29.04.2027");
});

it("shows one month or all months, and a choice of years if there are several [KPI-02..05]", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath(), {
    as,
    browserStorage: storageWithDays(as, [kpiDay("2027-02-01"), kpiDay("2027-03-01")]),
  });
  await expectDates("Mo, 01.03.2027");
  expect(screen.queryByRole("toolbar", { name: "Jahr" })).toBeNull();
  const months = within(screen.getByRole("toolbar", { name: "Monat" })).getAllByRole("button");
  expect(months.map((one) => textOf(one.querySelector("[aria-hidden]") ?? one))).toEqual(
    "All Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez".split(" "),
  );
  await press("Februar 2027");
  await expectDates("Mo, 01.02.2027");
  await press("All");
  await expectDates("Mo, 01.03.2027", "Mo, 01.02.2027");

  const other = await readyAccount();
  await renderScreen(kpisPath(), {
    as: other,
    browserStorage: storageWithDays(other, [kpiDay("2026-03-02"), kpiDay("2027-03-01")]),
  });
  const years = within(await screen.findByRole("toolbar", { name: "Jahr" })).getAllByRole("button");
  expect(years.map(({ textContent }) => textContent)).toEqual(["2026", "2027"]);
  await press("2026");
  await expectDates("Mo, 02.03.2026");
  expect(location.search).toContain("month=2026-03");
});

it("shows the sums of the month and of all time, and rates of the contacted leads [KPI-07..09, KPI-28..31, CONST-127]", async () => {
  const as = await readyAccount();
  const days = [
    kpiDay("2027-02-01", { leadsKontaktiert: "1.200" }),
    kpiDay("2027-03-01", { leadsKontaktiert: "6", interesseGezeigt: "4", terminVereinbart: "2" }),
    kpiDay("2027-03-02", { leadsKontaktiert: "2", projektGewonnen: "1" }),
  ];
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, days) });
  expect(await rowCells("Summe März 2027")).toEqual(["8", "4", "2", "1"]);
  expect(await rowCells("Summe gesamt")).toEqual(["1.208", "4", "2", "1"]);
  expect(await rowCells("Quoten")).toEqual(["", "50,0 %", "25,0 %", "12,5 %"]);
  await press("April 2027");
  await expectText("Im April 2027 gibt es noch keinen Arbeitstag.");
  expect(await rowCells("Summe April 2027")).toEqual(["0", "0", "0", "0"]);
  expect(await rowCells("Quoten")).toEqual(["", "–", "–", "–"]);
  await press("All");
  await waitFor(async () => expect(await rowCells("Summe Februar 2027")).toEqual(["1.200", "0", "0", "0"]));
  expect(await rowCells("Quoten")).toEqual(["", "0,3 %", "0,2 %", "0,1 %"]);
});

it("accepts any text as a count, and shows the whole number that it counts as [KPI-23, KPI-24]", async () => {
  const as = await readyAccount();
  const imported = kpiDay("2027-03-01", { interesseGezeigt: "einige", terminVereinbart: "-2", projektGewonnen: "1,5" });
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, [imported]) });
  await fill("Leads kontaktiert, Mo, 01.03.2027", "viele");
  await waitFor(() => expect(screen.getAllByText("zählt als 0")).toHaveLength(4));
  expect(await rowCells("Summe März 2027")).toEqual(["0", "0", "0", "0"]);
  await fill("Leads kontaktiert, Mo, 01.03.2027", "12 Anfragen");
  await expectText("zählt als 12");
  expect(await rowCells("Summe März 2027")).toEqual(["12", "0", "0", "0"]);
  expect(storedDays(as)[0]?.leadsKontaktiert).toBe("12 Anfragen");
});

it("reads pasted numbers with separators and spaces, without a warning [O195]", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, [kpiDay("2027-03-01")]) });
  for (const [pasted, count] of [
    ["1.234", "1.234"],
    [" 12 ", "12"],
    ["7\n", "7"],
  ] as const) {
    await user.clear(await findField("Leads kontaktiert, Mo, 01.03.2027"));
    await user.paste(pasted);
    await waitFor(async () => expect(await rowCells("Summe März 2027")).toEqual([count, "0", "0", "0"]));
    expect(screen.queryByText(/^zählt als/)).toBeNull();
  }
});

it.each([
  ["Leads kontaktiert", "leadsKontaktiert", 12, "1234567890123"],
  ["Zielgruppe", "zielgruppe", 100, "ä".repeat(101)],
  ["Notizen", "notizen", 1000, `${"💜".repeat(1000)}!`],
] as const)("stores an overlong paste into %s in full, with a warning [O195]", async (...cell) => {
  const [column, name, max, long] = cell;
  const label = `${column}, Mo, 01.03.2027`;
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, [kpiDay("2027-03-01")]) });
  await user.click(await findField(label));
  await user.paste(long);
  const shown = await findField(label);
  expect(shown.value).toBe(long);
  expect(storedDays(as)[0]?.[name]).toBe(long);
  const [limit, length] = [max, max + 1].map((count) => count.toLocaleString("de-DE"));
  const hint = await expectText(`zu lang (${length} von ${limit} Zeichen)`);
  expect([shown.getAttribute("aria-invalid"), shown.getAttribute("aria-describedby")]).toEqual(["true", hint.id]);
  await user.type(shown, "{Backspace}");
  expect(screen.queryByText(/^zu lang/)).toBeNull();
  // `maxlength` is removed during the paste. As soon as it is set again, nothing more can be typed.
  await waitFor(() => expect(shown.hasAttribute("maxlength")).toBe(true));
  await user.type(shown, "99");
  expect(storedDays(as)[0]?.[name]).toBe(long.slice(0, -1));
});

it("moves a day to a free date [KPI-14]", async () => {
  const as = await readyAccount();
  const days = [kpiDay("2027-03-01", { notizen: "die erste" }), kpiDay("2027-03-02")];
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, days) });
  await press("Datum ändern: Mo, 01.03.2027");
  const calendar = await findDialog();
  const taken = within(calendar).getByRole("button", { name: / 2\. März 2027/ });
  expect(taken.getAttribute("aria-disabled")).toBe("true");
  await user.click(taken);
  expect(storedDays(as).map(({ date }) => date)).toEqual(["2027-03-01", "2027-03-02"]);
  await press(/ 5\. März 2027/, { container: calendar });
  await expectDates("Fr, 05.03.2027", "Di, 02.03.2027");
  expect(storedDays(as)[1]?.notizen).toBe("die erste");
  await waitFor(() => expect(focused()).toBe("Datum ändern: Fr, 05.03.2027"));
});

it("deletes a day at once, and restores it on undo", async () => {
  const as = await readyAccount();
  const days = [kpiDay("2027-03-01", { leadsKontaktiert: "7" }), kpiDay("2027-03-02"), kpiDay("2027-03-03")];
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, days) });
  await expectDates("Mi, 03.03.2027", "Di, 02.03.2027", "Mo, 01.03.2027");
  await press("Mo, 01.03.2027 löschen");
  await expectDates("Mi, 03.03.2027", "Di, 02.03.2027");
  expect(focused()).toBe("Datum ändern: Di, 02.03.2027");
  await expectToast("Arbeitstag gelöscht");
  await press("Rückgängig");
  await expectDates("Mi, 03.03.2027", "Di, 02.03.2027", "Mo, 01.03.2027");
  expect(storedDays(as)).toEqual(days);
});

it("keeps the keyboard focus in the section after the only day is deleted", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, [kpiDay("2027-03-01")]) });
  await press("Mo, 01.03.2027 löschen");
  await expectText("Noch keine Arbeitstage");
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe("Heute eintragen");
});

it("is translated to English and French, with their number formats [KPI-28, CONST-127]", async () => {
  const as = await readyAccount();
  const browserStorage = storageWithDays(as, [
    kpiDay("2027-03-01", { leadsKontaktiert: "1200", interesseGezeigt: "150" }),
  ]);
  await renderScreen(kpisPath(), { as, browserStorage, language: "en" });
  await expectHeading("KPI tracking");
  const words = (name: string) => screen.findByRole("table", { name }).then(({ textContent }) => textContent);
  expect(await words("Working days")).toContain("Total March 20271,200150");
  expect(await words("Working days")).toContain("Conversion12.5%");
  await renderScreen(kpisPath(), { as, browserStorage, language: "fr" });
  await expectHeading("Suivi des KPI");
  expect((await words("Jours ouvrés"))?.replace(/\s/g, " ")).toContain("Taux12,5 %");
});
