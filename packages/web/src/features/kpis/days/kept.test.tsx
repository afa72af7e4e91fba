import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { daysKept, keptDays, kpiDay, kpisAt, shownDates } from "../../../testing/kpis.ts";
import { expectText, fill, press } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";

const add = "Neuen Arbeitstag hinzufügen";
const contacted = "Leads kontaktiert, Mo, 01.03.2027";
const expectValue = (label: string, value: string) =>
  waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value));

/** Makes the browser reject the figures as too large while small values still fit. */
function fillStorage(): void {
  const store = localStorage;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.getItem(key),
    setItem: (key: string, value: string) => {
      if (key.startsWith("kpis_")) throw new DOMException("full", "QuotaExceededError");
      store.setItem(key, value);
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
});

it("keeps the figures on the device and sends nothing [KPI-25..27, KPI-32-NS]", async () => {
  const { network, reload } = await renderScreen(kpisAt());
  await press(add);
  const calls = vi.spyOn(globalThis, "fetch");
  await fill(contacted, "12");
  await press("All");
  await press(add);
  await press("Mo, 01.03.2027 löschen");
  await press("Rückgängig");
  expect(calls).not.toHaveBeenCalled();
  calls.mockRestore();
  await reload();
  await expectValue(contacted, "12");
  expect(network.sent()).toEqual([]);
});

it("shows each account its own figures, also after another one was signed in and out", async () => {
  const first = await readyAccount();
  await renderScreen(kpisAt(), { as: first });
  await press(add);
  await fill(contacted, "12");
  const kept = keptDays(first, daysKept(first));
  await renderScreen(kpisAt(), { kept });
  await expectText("Noch keine Arbeitstage");
  await press(/^Profilmenü/);
  await press("Abmelden", { role: "menuitem" });
  await waitFor(() => expect(localStorage.getItem("hasLoggedOut")).toBe("true"));
  expect(daysKept(first)).toHaveLength(1);
});

it("sees what another tab changes, and changes on top of it", async () => {
  const as = await readyAccount();
  await renderScreen(kpisAt(), { as, kept: keptDays(as, [kpiDay("2027-03-01")]) });
  await expectValue(contacted, "");
  const [key, text] = Object.entries(
    keptDays(as, [kpiDay("2027-03-01", { leadsKontaktiert: "5" }), kpiDay("2027-03-04")]),
  )[0] as [string, string];
  localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent("storage", { key, newValue: text }));
  await expectValue(contacted, "5");
  await press(add);
  expect(await shownDates()).toEqual(["Mo, 01.03.2027", "Do, 04.03.2027", "Fr, 05.03.2027"]);
  expect(daysKept(as).map(({ date }) => date)).toEqual(["2027-03-01", "2027-03-04", "2027-03-05"]);
});

it("says that nothing can be stored, loses nothing, asks before the page is left and tries again", async () => {
  const as = await readyAccount();
  await renderScreen(kpisAt(), { as, kept: keptDays(as, [kpiDay("2027-03-01")]) });
  await expectValue(contacted, "");
  fillStorage();
  await fill(contacted, "12");
  await press(add);
  await expectText("Ihre Zahlen konnten nicht gespeichert werden");
  await expectValue(contacted, "12");
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  expect(daysKept(as)).toEqual([kpiDay("2027-03-01")]);

  // Another tab wrote in the meantime; both changes must be kept.
  vi.unstubAllGlobals();
  const [key, text] = Object.entries(keptDays(as, [kpiDay("2027-03-01", { notizen: "von dort" })]))[0] as [
    string,
    string,
  ];
  localStorage.setItem(key, text);
  await press("Erneut versuchen");
  await waitFor(() => expect(screen.queryByText("Ihre Zahlen konnten nicht gespeichert werden")).toBeNull());
  expect(daysKept(as)).toEqual([
    kpiDay("2027-03-01", { leadsKontaktiert: "12", notizen: "von dort" }),
    { ...kpiDay("2027-03-02"), id: expect.any(String) },
  ]);
});

it("deletes everything on the device when asked to, and brings it back", async () => {
  const as = await readyAccount();
  await renderScreen(kpisAt(), { as, kept: keptDays(as, [kpiDay("2027-03-01")]) });
  await press("Import und Export");
  await press("Alle Zahlen löschen", { role: "menuitem" });
  await expectText(/^1 Arbeitstag und Ihr Ziel werden von diesem Gerät gelöscht/);
  await press("Alle Zahlen löschen");
  await expectText("Noch keine Arbeitstage");
  expect(daysKept(as)).toEqual([]);
  await press("Rückgängig");
  await expectValue(contacted, "");
});
