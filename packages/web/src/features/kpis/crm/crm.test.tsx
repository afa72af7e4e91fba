import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { findDaysTable, kpiDay, kpisPath, storageWithDays, storedDays } from "../../../testing/kpis.ts";
import { followLink } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, expectToast, findDialog, press, textOf } from "../../../testing/user.ts";

const fill = /aus dem CRM ausfüllen$/;

it("fills a day from the leads that the app has loaded, without a request [KPI-27]", async () => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const as = await readyAccount();
  const day = kpiDay("2027-03-10", { leadsKontaktiert: "9", terminVereinbart: "1" });
  const leads = [
    { name: "Anna Ömer", status: "contacted" as const },
    { name: "Björn Weiß", status: "won" as const },
  ];
  const { network } = await renderScreen(kpisPath(), {
    as,
    browserStorage: storageWithDays(as, [day]),
    seed: { leads },
  });
  await screen.findByRole("button", { name: fill });
  const requestCount = network.sent("leads/list").length;
  await press(fill);
  const shown = await findDialog("Aus dem CRM ausfüllen");
  expect([...shown.querySelectorAll("dl > div")].map(textOf)).toEqual([
    "Leads kontaktiert2statt 9Anna Ömer, Björn Weiß",
    "Interesse gezeigtbleibt, wie es ist",
    "Termin vereinbartbleibt, wie es ist",
    "Projekt gewonnen1Björn Weiß",
  ]);
  await press("Übernehmen");
  await expectToast("Zahlen aus dem CRM übernommen");
  expect(storedDays(as)).toEqual([{ ...day, leadsKontaktiert: "2", projektGewonnen: "1" }]);
  expect(network.sent("leads/list")).toHaveLength(requestCount);
  await press("Rückgängig");
  await waitFor(() => expect(storedDays(as)).toEqual([day]));
});

it("shows a message when the CRM has nothing to count for a day", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath("2027-03"), { as, browserStorage: storageWithDays(as, [kpiDay("2027-03-10")]) });
  await press(fill);
  await expectText("Für diesen Tag hat das CRM nichts gezählt.");
  expect(screen.queryByRole("button", { name: "Übernehmen" })).toBeNull();
});

it("offers nothing and sends no request while the leads are not loaded [KPI-27]", async () => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const as = await readyAccount();
  const browserStorage = storageWithDays(as, [kpiDay("2027-03-10")]);
  const failing = { "leads/list": { status: 500 } };
  const { network } = await renderScreen("/freelance/dashboard?section=trainings", { as, browserStorage, failing });
  await expectHeading("Trainings");
  await waitFor(() => expect(network.sent("leads/list")).toHaveLength(1));
  await network.settled();
  await followLink("KPIs");
  await findDaysTable();
  expect(screen.queryByRole("button", { name: fill })).toBeNull();
  expect(network.sent("leads/list")).toHaveLength(1);
});
