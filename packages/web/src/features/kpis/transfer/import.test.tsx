import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { kpiDay, kpisPath, storageWithDays, storedDays } from "../../../testing/kpis.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, expectToast, findDialog, press, textOf, user } from "../../../testing/user.ts";

const head = "Datum;Leads kontaktiert;Interesse gezeigt;Termin vereinbart;Projekt gewonnen;Zielgruppe;Notizen";
const there = [kpiDay("2027-03-01", { leadsKontaktiert: "5" }), kpiDay("2027-03-02")];

async function choose(text: string | Uint8Array<ArrayBuffer>): Promise<void> {
  await press("Import und Export");
  await press("CSV importieren", { role: "menuitem" });
  await findDialog();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input) await user.upload(input, new File([text], "kpis.csv", { type: "text/csv" }));
}
const file = (...lines: string[]) => [head, ...lines, ""].join("\r\n");
const rows = async () => {
  const table = await screen.findByRole("table", { name: "Zeilen der Datei" });
  return within(table).getAllByRole("row").slice(1).map(textOf);
};

beforeEach(() => {
  vi.setSystemTime("2027-03-10T09:00:00Z");
});

it("previews changes and errors, imports the file, and undoes the import", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, there) });
  await choose(file("01.03.2027;9;;;;;", "02.03.2027;;;;;;", "03.03.2027;4;;;;;", "gestern;1;;;;;"));
  expect(await rows()).toEqual([
    "Fehlerhaft",
    "5–Fehlerhaft„gestern“ ist kein Datum.",
    "Bitte prüfen",
    "2Mo, 01.03.2027GeändertLeads kontaktiert: 5 → 9",
    "Neu",
    "4Mi, 03.03.2027Neu",
    "Unverändert",
    "3Di, 02.03.2027Unverändert",
  ]);
  expect(storedDays(as)).toEqual(there);
  await press("2 Arbeitstage importieren");
  await expectToast("1 neuer Arbeitstag, 1 geändert");
  expect(storedDays(as).map(({ leadsKontaktiert }) => leadsKontaktiert)).toEqual(["9", "", "4"]);
  await press("Rückgängig");
  await waitFor(() => expect(storedDays(as)).toEqual(there));
});

it("names each text that counts as 0 before the import, and puts its row first [KPI-24]", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, there) });
  await choose(file("03.03.2027;4;;;;;", "04.03.2027;viele;1,5;12 Anfragen;;;", "01.03.2027;abc;;;;;"));
  const contacts = "Leads kontaktiert: „viele“ ist keine Anzahl und zählt als 0.";
  const interest = "Interesse gezeigt: „1,5“ ist keine Anzahl und zählt als 0.";
  expect(await rows()).toEqual([
    "Bitte prüfen",
    `3Do, 04.03.2027Neu${contacts}${interest}`,
    "4Mo, 01.03.2027GeändertLeads kontaktiert: 5 → abcLeads kontaktiert: „abc“ ist keine Anzahl und zählt als 0.",
    "Neu",
    "2Mi, 03.03.2027Neu",
  ]);
  await press("Lassen, wie sie sind", { role: "radio" });
  expect(await rows()).toContain("4Mo, 01.03.2027BleibtLeads kontaktiert: 5 → abc");
});

it("shows the date and all errors of an invalid row, and no heading above a single group", async () => {
  await renderScreen(kpisPath());
  await choose(file(`01.03.2027;viele;;;;${"x".repeat(101)};${"x".repeat(2001)}`));
  const [row, ...others] = await rows();
  expect(row).toMatch(
    /^2Mo, 01\.03\.2027FehlerhaftZielgruppe: höchstens [\d.]+ Zeichen\.Notizen: höchstens [\d.]+ Zei/,
  );
  expect(row).toContain("Leads kontaktiert: „viele“ ist keine Anzahl und zählt als 0.");
  expect(others).toEqual([]);
  expect(screen.getByRole("button", { name: "Nichts zu importieren" })).toHaveProperty("disabled", true);
});

it("keeps existing days unchanged if the user chooses so", async () => {
  const as = await readyAccount();
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, there) });
  await choose(file("01.03.2027;9;;;;;", "03.03.2027;4;;;;;"));
  await press("Lassen, wie sie sind", { role: "radio" });
  expect(await rows()).toEqual([
    ...["Bleibt", "2Mo, 01.03.2027BleibtLeads kontaktiert: 5 → 9"],
    ...["Neu", "3Mi, 03.03.2027Neu"],
  ]);
  await press("1 Arbeitstag importieren");
  await expectToast("1 neuer Arbeitstag");
  expect(storedDays(as).map(({ leadsKontaktiert }) => leadsKontaktiert)).toEqual(["5", "", "4"]);
});

it.each([
  ["Tag;Notizen\n1;2", "In der ersten Zeile fehlt die Spalte „Datum“."],
  ['Datum\n"', "Die Datei konnte nicht gelesen werden. Bitte prüfen Sie, ob es eine CSV-Datei ist."],
  [new Uint8Array(2 * 1024 * 1024 + 1), "Die Datei ist zu groß. Möglich sind bis zu 2 MB."],
])("shows why a file is rejected", async (content, reason) => {
  await renderScreen(kpisPath());
  await choose(content);
  await expectText(reason, await findDialog());
});

it("exports a file that another account can import", async () => {
  const as = await readyAccount();
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const days = [kpiDay("2027-03-01", { leadsKontaktiert: "12", notizen: "=1+1; „Messe“" })];
  await renderScreen(kpisPath(), { as, browserStorage: storageWithDays(as, days) });
  await press("Import und Export");
  await press("CSV exportieren", { role: "menuitem" });
  await waitFor(() => expect(names).toEqual(["kpis-2027-03-10.csv"]));
  const text = (await saved[0]?.text()) ?? "";
  expect(text).toContain(`${head}\r\n01.03.2027;12;;;;;"'=1+1; „Messe“"`);
  const { account: other } = await renderScreen(kpisPath());
  await choose(text);
  await press("1 Arbeitstag importieren");
  await waitFor(() => expect(storedDays(other)).toEqual([{ ...days[0], id: expect.any(String) }]));
});
