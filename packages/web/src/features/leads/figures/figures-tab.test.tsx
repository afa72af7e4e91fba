import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { kpiDay, storageWithDays, storedDays } from "../../../testing/kpis.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, press, textOf } from "../../../testing/user.ts";

const path = "/freelance/dashboard?section=leads&tab=figures";
const leads = [
  { name: "Anna", status: "proposal", dealValue: 3000, source: "event" },
  { name: "Björn", status: "new", dealValue: 1500, source: "event" },
  { name: "Cem", status: "lost", lostReason: "Kein Budget" },
] as const;
const rowsOf = async (table: string) =>
  within(await screen.findByRole("table", { name: table }))
    .getAllByRole("row")
    .slice(1)
    .map(textOf);

beforeEach(() => vi.setSystemTime("2027-03-10T09:00:00Z"));

async function showFigures(options: Parameters<typeof renderScreen>[1] = {}) {
  const as = await readyAccount();
  const shown = await renderScreen("/freelance/dashboard?section=kpis", {
    as,
    seed: { leads: leads.map((lead) => ({ ...lead })) },
    ...options,
    browserStorage: storageWithDays(as, [kpiDay("2027-03-10", { leadsKontaktiert: "9", notizen: "Messe" })]),
  });
  const touch = (leadId: number, body: object) =>
    shown.stack.call("leads/log-touch", { token: as.token, params: { leadId: String(leadId) }, body });
  await touch(1, { type: "message_sent", template: "Erstkontakt" });
  await touch(1, { type: "answered" });
  await touch(2, { type: "call", change: { status: "won" } });
  history.replaceState(null, "", path);
  await shown.reload();
  return { ...shown, as };
}

it("charts show pipeline, sources, lost reasons and answers by template, each also as a table", async () => {
  await showFigures();
  expect(await rowsOf("Pipeline")).toEqual(["11.12.20260 €", "10.03.20273.000 €"]);
  expect(await rowsOf("Quellen")).toEqual(["Veranstaltung21100,0 %1.500 €", "Ohne Angabe100,0 %0 €"]);
  expect(await rowsOf("Warum verloren")).toEqual(["Kein Budget1"]);
  expect(await rowsOf("Antworten je Vorlage")).toEqual(["Erstkontakt11–"]);
  await press("30 Tage");
  await waitFor(async () => expect(await rowsOf("Pipeline")).toEqual(["09.02.20270 €", "10.03.20273.000 €"]));
  expect(location.search).toContain("days=30");
});

it("today's counts go into the KPI tracker with one press, which can be undone [KPI-26]", async () => {
  const { as } = await showFigures();
  await expectText("Ersetzt im KPI-Tracker: Leads kontaktiert 9.");
  await press("In den KPI-Tracker übernehmen");
  await expectToast("Zahlen von heute in den KPI-Tracker übernommen");
  const before = kpiDay("2027-03-10", { leadsKontaktiert: "9", notizen: "Messe" });
  const counted = { leadsKontaktiert: "2", interesseGezeigt: "1", projektGewonnen: "1" };
  expect(storedDays(as)).toEqual([{ ...before, ...counted }]);
  await press("Rückgängig");
  await waitFor(() => expect(storedDays(as)).toEqual([before]));
});

it("the KPI tracker itself asks the server for nothing that was counted [KPI-27]", async () => {
  const as = await readyAccount();
  const { network } = await renderScreen("/freelance/dashboard?section=kpis", {
    as,
    browserStorage: storageWithDays(as, [kpiDay("2027-03-10")]),
  });
  await screen.findByRole("table", { name: "Arbeitstage" });
  await network.settled();
  expect(network.sent("leads/list-activity")).toEqual([]);
});

it("without leads and contacts the cards say what they will show", async () => {
  await renderScreen(path);
  for (const text of [/^Heute wurde noch nichts gezählt/, /^Sobald es Leads gibt/, /^Noch ist kein Lead verloren/]) {
    await expectText(text);
  }
  await expectText(/^Wenn Sie kopierte Nachrichten als gesendet eintragen/);
});

it("a failed load can be repeated", async () => {
  const { network } = await renderScreen(path, {
    failing: { "leads/list-activity": { status: 500, body: { code: "request.internal" } } },
  });
  await expectText("Die Auswertung konnte nicht geladen werden");
  network.clearFailures();
  await press("Erneut versuchen");
  await expectText(/^Heute wurde noch nichts gezählt/);
});
