import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { daysKept, daysTable, keptDays, kpiDay, kpisAt } from "../../../testing/kpis.ts";
import { follow } from "../../../testing/navigation.ts";
import { dialog, expectHeading, expectText, expectToast, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const fill = /aus dem CRM ausfüllen$/;

it("fills a day from the leads that the app has loaded, without asking for any [KPI-27]", async () => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const as = await readyAccount();
  const day = kpiDay("2027-03-10", { leadsKontaktiert: "9", terminVereinbart: "1" });
  const leads = [
    { name: "Anna Ömer", status: "contacted" as const },
    { name: "Björn Weiß", status: "won" as const },
  ];
  const { network } = await renderScreen(kpisAt(), { as, kept: keptDays(as, [day]), given: { leads } });
  await screen.findByRole("button", { name: fill });
  const asked = network.sent("leads/list").length;
  await press(fill);
  const shown = await dialog("Aus dem CRM ausfüllen");
  expect([...shown.querySelectorAll("dl > div")].map(wordsOf)).toEqual([
    "Leads kontaktiert2statt 9Anna Ömer, Björn Weiß",
    "Interesse gezeigtbleibt, wie es ist",
    "Termin vereinbartbleibt, wie es ist",
    "Projekt gewonnen1Björn Weiß",
  ]);
  await press("Übernehmen");
  await expectToast("Zahlen aus dem CRM übernommen");
  expect(daysKept(as)).toEqual([{ ...day, leadsKontaktiert: "2", projektGewonnen: "1" }]);
  expect(network.sent("leads/list")).toHaveLength(asked);
  await press("Rückgängig");
  await waitFor(() => expect(daysKept(as)).toEqual([day]));
});

it("says when the CRM counted nothing on a day", async () => {
  const as = await readyAccount();
  await renderScreen(kpisAt("2027-03"), { as, kept: keptDays(as, [kpiDay("2027-03-10")]) });
  await press(fill);
  await expectText("Für diesen Tag hat das CRM nichts gezählt.");
  expect(screen.queryByRole("button", { name: "Übernehmen" })).toBeNull();
});

it("offers nothing while the leads are not there, and does not ask for them [KPI-27]", async () => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const as = await readyAccount();
  const kept = keptDays(as, [kpiDay("2027-03-10")]);
  const failing = { "leads/list": { status: 500 } };
  const { network } = await renderScreen("/freelance/dashboard?section=trainings", { as, kept, failing });
  await expectHeading("Trainings");
  await waitFor(() => expect(network.sent("leads/list")).toHaveLength(1));
  await network.settled();
  await follow("KPIs");
  await daysTable();
  expect(screen.queryByRole("button", { name: fill })).toBeNull();
  expect(network.sent("leads/list")).toHaveLength(1);
});
