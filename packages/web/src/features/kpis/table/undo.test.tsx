import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { KpiDay } from "../../../parts/kpis/kpi-day.ts";
import { kpiDay, kpisPath, shownDates, storageWithDays, storedDays } from "../../../testing/kpis.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findField, press, user } from "../../../testing/user.ts";

const contacted = "Leads kontaktiert, Mo, 01.03.2027";
const focused = () => document.activeElement?.getAttribute("aria-label");
const undo = () => user.keyboard("{Control>}z{/Control}");

async function openDays(...days: readonly KpiDay[]) {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, days) });
  const counts = () => storedDays(as).map(({ leadsKontaktiert }) => leadsKontaktiert);
  return { as, counts };
}

it.each([
  ["8 Anfragen", "„8 Anfragen“ zählt als 8"],
  ["8", null],
])("names the stored count that %s replaces, and restores it [KPI-23]", async (typed, hint) => {
  const { counts } = await openDays(kpiDay("2027-03-01", { leadsKontaktiert: "12" }));
  await fill(contacted, typed);
  await user.tab();
  if (hint !== null) await expectText(hint);
  await expectToast("Eintrag geändert");
  await expectText(`${contacted}: 8 statt 12`);
  expect(counts()).toEqual(["8"]);
  await press("Rückgängig");
  expect(counts()).toEqual(["12"]);
  await waitFor(() => expect(screen.queryByText(/zählt als/)).toBeNull());
});

it("has nothing to undo after a text that is no count [KPI-24]", async () => {
  const { counts } = await openDays(kpiDay("2027-03-01", { leadsKontaktiert: "12", interesseGezeigt: "3" }));
  await fill("Interesse gezeigt, Mo, 01.03.2027", "5");
  await fill(contacted, "abc");
  await user.tab();
  await undo();
  expect((await findField("Interesse gezeigt, Mo, 01.03.2027")).value).toBe("3");
  expect(counts()).toEqual(["12"]);
});

it("reports no change of a field that was empty or left as it was", async () => {
  const { counts } = await openDays(kpiDay("2027-03-01", { interesseGezeigt: "3" }));
  await fill(contacted, "12");
  await user.tab();
  await user.keyboard("4{Backspace}{Backspace}3");
  await user.tab();
  expect(counts()).toEqual(["12"]);
  expect(screen.queryByRole("button", { name: "Rückgängig" })).toBeNull();
});

it("undoes one change after the other with Ctrl+Z, and shows each where it was made", async () => {
  const { as, counts } = await openDays(
    kpiDay("2027-03-01", { leadsKontaktiert: "12", notizen: "Messe" }),
    kpiDay("2027-03-02", { leadsKontaktiert: "8" }),
  );
  await fill(contacted, "0");
  await fill("Notizen, Mo, 01.03.2027", "");
  await press("Di, 02.03.2027 löschen");
  await user.click(await findField(contacted));
  await undo();
  await waitFor(async () => expect(await shownDates()).toEqual(["Di, 02.03.2027", "Mo, 01.03.2027"]));
  expect(screen.queryByRole("button", { name: "Rückgängig" })).toBeNull();
  await user.click(await findField(contacted));
  await undo();
  expect(storedDays(as)[0]?.notizen).toBe("Messe");
  expect(focused()).toBe("Notizen, Mo, 01.03.2027");
  expect(counts()).toEqual(["0", "8"]);
  await undo();
  expect(counts()).toEqual(["12", "8"]);
  expect(focused()).toBe(contacted);
  await undo();
  await user.tab();
  expect(counts()).toEqual(["12", "8"]);
});

it("leaves Ctrl+Z to the browser while a field is edited", async () => {
  const { counts } = await openDays(kpiDay("2027-03-01", { leadsKontaktiert: "12", interesseGezeigt: "3" }));
  await fill("Interesse gezeigt, Mo, 01.03.2027", "5");
  await user.click(await findField(contacted));
  await user.keyboard("3");
  await undo();
  expect(focused()).toBe(contacted);
  expect(counts()).toEqual(["123"]);
  expect((await findField("Interesse gezeigt, Mo, 01.03.2027")).value).toBe("5");
});

it("shows the month of the change that Ctrl+Z undoes", async () => {
  const { counts } = await openDays(
    kpiDay("2027-02-01", { leadsKontaktiert: "7" }),
    kpiDay("2027-03-01", { leadsKontaktiert: "12" }),
  );
  await press("Februar 2027");
  await fill("Leads kontaktiert, Mo, 01.02.2027", "9");
  await press("März 2027");
  await user.click(await findField(contacted));
  await undo();
  await waitFor(() => expect(focused()).toBe("Leads kontaktiert, Mo, 01.02.2027"));
  expect(counts()).toEqual(["7", "12"]);
});
