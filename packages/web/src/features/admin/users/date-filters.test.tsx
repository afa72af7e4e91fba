import { addDays, today } from "@linkedpotential/contract/dates";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, findField, press, textOf, user } from "../../../testing/user.ts";

const path = "/admin?tab=users";
const parameters = () => Object.fromEntries(new URLSearchParams(location.search));
const shown = () =>
  within(screen.getByRole("table", { name: "Konten" }))
    .getAllByRole("link")
    .map(textOf);
const expectShown = (...names: string[]) => waitFor(() => expect(shown()).toEqual(names));

async function addAccounts(surname: string) {
  await readyAccount({ name: `Februar ${surname}`, joinedAt: "2026-02-10T09:00:00.000Z" });
  await readyAccount({ name: `April ${surname}`, joinedAt: "2026-04-10T09:00:00.000Z" });
  await readyAccount({ name: `Heute ${surname}`, joinedAt: new Date().toISOString() });
  await indexAccounts();
}

it("filters by the days of registration, which stand in the address, name their period and decide the file", async () => {
  await addAccounts("Zeitraum");
  const { reload } = await renderScreen(`${path}&joinedFrom=2026-02-01&joinedTo=2026-04-30`, { isAdmin: true });
  await expectShown("April Zeitraum", "Februar Zeitraum");
  await expectText("2 Konten");
  await expectText("Registriert: 01.02.2026 bis 30.04.2026");
  await press(/Sortierung/);
  expect(screen.getAllByRole("option").map(textOf)).toEqual(["Neueste zuerst", "Älteste zuerst"]);
  await user.click(await screen.findByRole("option", { name: "Älteste zuerst" }));
  await expectShown("Februar Zeitraum", "April Zeitraum");
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${files.push(blob as Blob)}`);
  await press("Alle als CSV speichern");
  await expectToast("2 Konten gespeichert");
  expect(((await files[0]?.text()) ?? "").match(/\w+ Zeitraum/g)).toEqual(["Februar Zeitraum", "April Zeitraum"]);
  await reload();
  await expectShown("Februar Zeitraum", "April Zeitraum");
  await press("Filter Registriert entfernen");
  await waitFor(() => expect(parameters()).toEqual({ tab: "users", sort: "oldest" }));
});

it("a period is chosen in a dialog, which refuses a last day before the first", async () => {
  await addAccounts("Dialogfrist");
  await renderScreen(`${path}&search=dialogfrist`, { isAdmin: true });
  await expectText("3 Treffer");
  await press("Filter Registriert");
  const dialog = await findDialog("Nach Registrierung filtern");
  await press("Letzte 7 Tage", { container: dialog });
  await press("Anwenden", { container: dialog });
  await expectShown("Heute Dialogfrist");
  await expectText("1 Treffer");
  const now = today(new Date());
  expect(parameters()).toMatchObject({ joinedFrom: addDays(now, -6), joinedTo: now });
  await renderScreen(`${path}&joinedFrom=2026-04-30&joinedTo=2026-02-01`, { isAdmin: true });
  await expectText("Zu diesen Filtern gibt es kein Konto.");
  // Without this, happy-dom and react-aria answer each other's selection events forever when a date field gets the focus.
  vi.spyOn(Selection.prototype, "collapse").mockImplementation(() => {});
  await press(/^Filter Registriert: /);
  await press("Anwenden", { container: await findDialog("Nach Registrierung filtern") });
  await expectText("Dieser Tag liegt vor dem ersten.");
  expect(parameters()).toMatchObject({ joinedFrom: "2026-04-30" });
});

it("filters by the last sign-in, also for accounts that never signed in", async () => {
  await addAccounts("Anmeldefrist");
  const { stack } = await renderScreen(`${path}&search=anmeldefrist`, { isAdmin: true });
  const { user: account, password } = await readyAccount({ name: "Anders Anmeldefrist" });
  expect((await stack.call("auth/login", { body: { email: account.email, password } })).status).toBe(200);
  await stack.deliver();
  await press("Filter Zuletzt angemeldet");
  const dialog = await findDialog("Nach letzter Anmeldung filtern");
  await user.click(await findField("Noch nie angemeldet (keine Angabe)", dialog));
  await waitFor(() => expect(within(dialog).queryByRole("button", { name: "Letzte 7 Tage" })).toBeNull());
  await press("Anwenden", { container: dialog });
  await expectText("Zuletzt angemeldet: nie");
  await expectShown("Februar Anmeldefrist", "April Anmeldefrist", "Heute Anmeldefrist");
  await expectText("3 Treffer");
  expect(parameters()).toMatchObject({ neverSignedIn: "true" });
  const now = today(new Date());
  await renderScreen(`${path}&signedInFrom=${now}`, { isAdmin: true });
  await waitFor(() => expect(shown()).toContain("Anders Anmeldefrist"));
  await expectText("Sortiert nach der letzten Anmeldung.");
  expect(shown()).not.toContain("Heute Anmeldefrist");
});

it("a search without a hit offers names that are spelled almost so", async () => {
  await readyAccount({ name: "Jörg Tannhäuser" });
  await indexAccounts();
  await renderScreen(path, { isAdmin: true });
  await screen.findByRole("table", { name: "Konten" });
  await fill("Name, E-Mail oder Id suchen", "tanhäuser");
  const group = await screen.findByRole("group", { name: "Meinten Sie:" });
  await press("Tannhäuser", { container: group });
  await expectShown("Jörg Tannhäuser");
  expect((await findField("Name, E-Mail oder Id suchen")).value).toBe("Tannhäuser");
  await fill("Name, E-Mail oder Id suchen", "xylophonist");
  await expectText("Keine Konten gefunden");
  expect(screen.queryByRole("group", { name: "Meinten Sie:" })).toBeNull();
});
