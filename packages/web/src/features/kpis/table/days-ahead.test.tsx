import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { findDaysTable, kpiDay, kpisPath, shownDates, storageWithDays, storedDays } from "../../../testing/kpis.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, press, textOf, user } from "../../../testing/user.ts";
import { stubNarrowScreen } from "../../../testing/viewport.ts";

const add = "Neuen Arbeitstag hinzufügen";
const expectDates = (...dates: string[]) => waitFor(async () => expect(await shownDates()).toEqual(dates));
const totalRow = async () =>
  textOf(within(await findDaysTable()).getByRole("rowheader", { name: "Summe März 2027" }).parentElement);

beforeEach(() => {
  // A Saturday.
  vi.setSystemTime("2027-03-13T09:00:00Z");
});

it("says on a weekend that the added Monday lies ahead, and removes it on undo [KPI-11]", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, [kpiDay("2027-03-12")]) });
  await press(add);
  await expectDates("Mo, 15.03.2027", "Fr, 12.03.2027");
  await expectToast("Montag, 15. März 2027 hinzugefügt");
  await expectToast("Dieser Arbeitstag liegt noch vor Ihnen.");
  await press("Rückgängig");
  await expectDates("Fr, 12.03.2027");
  expect(storedDays(as).map(({ date }) => date)).toEqual(["2027-03-12"]);
  await press(add);
  await expectDates("Mo, 15.03.2027", "Fr, 12.03.2027");
  await user.keyboard("{Control>}z{/Control}");
  await expectDates("Fr, 12.03.2027");
});

it("offers to restore what was entered in an added day before it was removed", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, [kpiDay("2027-03-12")]) });
  await press(add);
  await fill("Leads kontaktiert, Mo, 15.03.2027", "4");
  await press("Rückgängig");
  await expectDates("Fr, 12.03.2027");
  await expectToast("Arbeitstag gelöscht");
  await press("Rückgängig");
  await expectDates("Mo, 15.03.2027", "Fr, 12.03.2027");
  expect(storedDays(as)[1]?.leadsKontaktiert).toBe("4");
});

it("reports no added day that has come", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, [kpiDay("2027-03-11")]) });
  await press(add);
  await expectDates("Fr, 12.03.2027", "Do, 11.03.2027");
  expect(screen.queryByText("Liegt in der Zukunft")).toBeNull();
  expect(screen.queryByRole("button", { name: "Rückgängig" })).toBeNull();
});

it("marks a day in the future, and says when a sum contains it [KPI-07]", async () => {
  const as = await readyAccount();
  const days = [kpiDay("2027-03-12", { leadsKontaktiert: "8" }), kpiDay("2027-03-15")];
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, days) });
  const row = (await expectText("Liegt in der Zukunft")).closest<HTMLElement>("[data-day]");
  expect(row?.dataset.day).toBe("2027-03-15");
  expect(await totalRow()).toBe("Summe März 20278000");
  await fill("Leads kontaktiert, Mo, 15.03.2027", "4");
  await waitFor(async () => expect(await totalRow()).toBe("Summe März 202712000mit künftigen Tagen"));
});

it("shows both on phones as well", async () => {
  stubNarrowScreen();
  const as = await readyAccount();
  const days = [kpiDay("2027-03-15", { leadsKontaktiert: "4" })];
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, days) });
  await expectText("Liegt in der Zukunft");
  const total = (await screen.findByRole("heading", { name: "Summe März 2027" })).closest("section");
  expect(textOf(total)).toContain("mit künftigen Tagen");
});

it("opens the added day on a phone without a toast, which would cover its fields", async () => {
  stubNarrowScreen();
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, [kpiDay("2027-03-12")]) });
  await press(add);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Leads kontaktiert, Mo, 15.03.2027");
  await expectText("Liegt in der Zukunft");
  expect(screen.queryByRole("button", { name: "Rückgängig" })).toBeNull();
  await user.keyboard("{Control>}z{/Control}");
  await waitFor(() => expect(storedDays(as).map(({ date }) => date)).toEqual(["2027-03-12"]));
});

it("says in a company from when on the overview counts the day", async () => {
  await renderScreen("/business/dashboard?tab=kpis&month=2027-03", { as: { role: "business" } });
  await press("Freitag eintragen");
  await press(add);
  await expectDates("Mo, 15.03.2027", "Fr, 12.03.2027");
  await expectText("In der Übersicht ab 15.03.");
});
