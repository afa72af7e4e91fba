import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { kpiDay, kpisPath, shownDates, storageWithDays, storedDays } from "../../../testing/kpis.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, fill, press } from "../../../testing/user.ts";

const add = "Neuen Arbeitstag hinzufügen";
const contacted = "Leads kontaktiert, Mo, 01.03.2027";
const expectValue = (label: string, value: string) =>
  waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value));

/** Makes storing the figures fail as if the storage were full. Smaller values can still be stored. */
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

it("stores the figures in the browser and sends nothing [KPI-25..27, KPI-32-NS]", async () => {
  const { network, reload } = await renderScreen(kpisPath());
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

it("enters today once, also when another month is shown", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath("2027-02"), { as, browserStorage: storageWithDays(as, [kpiDay("2027-02-26")]) });
  for (const _ of ["first press", "second press"]) {
    await press("Heute eintragen");
    await waitFor(() => expect(storedDays(as).map(({ date }) => date)).toEqual(["2027-02-26", "2027-03-10"]));
  }
  await waitFor(() =>
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Leads kontaktiert, Mi, 10.03.2027"),
  );
});

it("shows each account only its own figures, and keeps those of others after signing out", async () => {
  const first = await readyAccount();
  await renderScreen(kpisPath(), { as: first });
  await press(add);
  await fill(contacted, "12");
  const browserStorage = storageWithDays(first, storedDays(first));
  await renderScreen(kpisPath(), { browserStorage });
  await expectText("Noch keine Arbeitstage");
  await press(/^Profilmenü/);
  await press("Abmelden", { role: "menuitem" });
  await waitFor(() => expect(localStorage.getItem("hasLoggedOut")).toBe("true"));
  expect(storedDays(first)).toHaveLength(1);
});

it("shows changes of another tab, and applies its own changes on top", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, [kpiDay("2027-03-01")]) });
  await expectValue(contacted, "");
  const [key, text] = Object.entries(
    storageWithDays(as, [kpiDay("2027-03-01", { leadsKontaktiert: "5" }), kpiDay("2027-03-04")]),
  )[0] as [string, string];
  localStorage.setItem(key, text);
  dispatchEvent(new StorageEvent("storage", { key, newValue: text }));
  await expectValue(contacted, "5");
  await press(add);
  expect(await shownDates()).toEqual(["Fr, 05.03.2027", "Do, 04.03.2027", "Mo, 01.03.2027"]);
  expect(storedDays(as).map(({ date }) => date)).toEqual(["2027-03-01", "2027-03-04", "2027-03-05"]);
});

it("warns when storing fails, keeps the input, asks before the page is left, and retries", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, [kpiDay("2027-03-01")]) });
  await expectValue(contacted, "");
  fillStorage();
  await fill(contacted, "12");
  await press(add);
  await expectText("Ihre Zahlen konnten nicht gespeichert werden");
  await expectValue(contacted, "12");
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  expect(storedDays(as)).toEqual([kpiDay("2027-03-01")]);

  // Another tab has stored a note in the meantime. The retry must keep both that note and the figure entered here.
  vi.unstubAllGlobals();
  const [key, text] = Object.entries(storageWithDays(as, [kpiDay("2027-03-01", { notizen: "von dort" })]))[0] as [
    string,
    string,
  ];
  localStorage.setItem(key, text);
  await press("Erneut versuchen");
  await waitFor(() => expect(screen.queryByText("Ihre Zahlen konnten nicht gespeichert werden")).toBeNull());
  expect(storedDays(as)).toEqual([
    kpiDay("2027-03-01", { leadsKontaktiert: "12", notizen: "von dort" }),
    { ...kpiDay("2027-03-02"), id: expect.any(String) },
  ]);
});

it("deletes all figures on the device after a confirmation, and restores them", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, [kpiDay("2027-03-01")]) });
  await press("Import und Export");
  await press("Alle Zahlen löschen", { role: "menuitem" });
  await expectText(/^1 Arbeitstag und Ihr Ziel werden von diesem Gerät gelöscht/);
  await press("Alle Zahlen löschen");
  await expectText("Noch keine Arbeitstage");
  expect(storedDays(as)).toEqual([]);
  await press("Rückgängig");
  await expectValue(contacted, "");
});
