import type { CompanyDay } from "@linkedpotential/contract/business/company/schema";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { companyCalls } from "@linkedpotential/local/testing/companies";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { kpiDay } from "../../testing/kpis.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press, textOf, user } from "../../testing/user.ts";

const kpis = "/business/dashboard?tab=kpis&month=2027-03";
const head = "Datum;Mitglied;Leads kontaktiert;Interesse gezeigt;Termin vereinbart;Projekt gewonnen;Zielgruppe;Notizen";

/** Opens the figures of a company whose owner and member have entered the same date. */
async function companyOfTwo(memberName: string) {
  vi.setSystemTime("2027-03-10T09:00:00Z");
  const owner = await readyAccount({ role: "business", name: "Dr. Änne Weiß" });
  const { stack, getFromApi } = await renderScreen("/agb", { as: owner });
  const member = await companyCalls(stack).member(owner, memberName);
  const enter = ({ token }: { token: string }, id: string, leadsKontaktiert: string) => {
    const { id: _, ...after } = kpiDay("2027-03-08", { leadsKontaktiert });
    return stack.call("business/save-days", { token, body: { changes: [{ id, before: null, after }] } });
  };
  await enter(owner, "a", "12");
  await enter(member, "b", "7");
  await renderScreen(kpis, { as: owner });
  const counts = async () =>
    (await getFromApi<CompanyDay[]>("/api/business/days")).map(({ leadsKontaktiert }) => leadsKontaktiert);
  return { counts, member };
}

async function exported(): Promise<string> {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await press("Import und Export");
  await press("CSV exportieren", { role: "menuitem" });
  await waitFor(() => expect(saved).toHaveLength(1));
  return (await saved[0]?.text()) ?? "";
}

async function choose(text: string): Promise<string[]> {
  await press("Import und Export");
  await press("CSV importieren", { role: "menuitem" });
  await findDialog();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input) await user.upload(input, new File([text], "kpis.csv", { type: "text/csv" }));
  const table = await screen.findByRole("table", { name: "Zeilen der Datei" });
  return within(table).getAllByRole("row").slice(1).map(textOf);
}

it("exports the name with each day, and imports the own days of the file only", async () => {
  const { counts } = await companyOfTwo("Jan Süd");
  const text = await exported();
  expect(text.slice(1).trim().split("\r\n")).toEqual([
    head,
    "08.03.2027;Dr. Änne Weiß;12;;;;;",
    "08.03.2027;Jan Süd;7;;;;;",
  ]);
  expect(await choose(text)).toEqual([
    "Unverändert",
    "2Mo, 08.03.2027Unverändert",
    "Übersprungen",
    "3Mo, 08.03.2027ÜbersprungenArbeitstag von Jan Süd – wird nicht importiert",
  ]);
  expect((await screen.findByRole("button", { name: "Nichts zu importieren" })).hasAttribute("disabled")).toBe(true);
  await press("Abbrechen");
  const changed = text.replace("Weiß;12;", "Weiß;15;").replace("Süd;7;", "Süd;99;");
  expect((await choose(changed))[1]).toBe("2Mo, 08.03.2027GeändertLeads kontaktiert: 12 → 15");
  await press("1 Arbeitstag importieren");
  await expectToast("1 Arbeitstag geändert");
  await waitFor(async () => expect(await counts()).toEqual(["15", "7"]));
});

it("tells two members of the same name apart", async () => {
  const { member } = await companyOfTwo("Dr. Änne Weiß");
  const text = await exported();
  expect(text).toContain(`08.03.2027;Dr. Änne Weiß (${member.memberId});7`);
  expect(await choose(text)).toEqual([
    "Unverändert",
    "2Mo, 08.03.2027Unverändert",
    "Übersprungen",
    `3Mo, 08.03.2027ÜbersprungenArbeitstag von Dr. Änne Weiß (${member.memberId}) – wird nicht importiert`,
  ]);
});

it("saves the figures of a day although its target group is too long, and says what is not", async () => {
  const { counts } = await companyOfTwo("Jan Süd");
  const long = "ä".repeat(120);
  await user.click(await screen.findByLabelText(/^Zielgruppe, Mo/));
  await user.paste("Handel");
  await user.tab();
  await user.clear(await screen.findByLabelText(/^Zielgruppe, Mo/));
  await user.paste(long);
  await user.tab();
  expect(screen.queryByText("Eintrag geändert")).toBeNull();
  const field = screen.getByLabelText(/^Zielgruppe, Mo/);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "zu lang (120 von 100 Zeichen) · nicht gespeichert",
  );
  await fill(/^Leads kontaktiert, Mo/, "1500");
  await user.tab();
  await expectToast("Leads kontaktiert, Mo, 08.03.2027: 1.500 statt 12");
  await waitFor(async () => expect(await counts()).toEqual(["1500", "7"]));
  await fill(/^Leads kontaktiert, Mo/, "99999999");
  await user.tab();
  await expectText("99.999.999 ist zu viel: Möglich sind bis zu 100.000 am Tag. Es bleibt bei 1.500.");
  const alert = await screen.findByText(
    "Zu lang oder zu groß: Zielgruppe, Mo, 08.03.2027. Alles andere ist gespeichert.",
  );
  await fill(/^Zielgruppe, Mo/, "Handel");
  await waitFor(() => expect(alert.isConnected).toBe(false));
});
