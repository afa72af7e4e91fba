import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { crmPath, expectLeads, fillRequiredLeadFields, findLeadRow, openLeadForm } from "../../../testing/crm.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import {
  expectText,
  expectToast,
  fill,
  findConfirmation,
  findDialog,
  findField,
  press,
  selectOption,
  textOf,
  user,
} from "../../../testing/user.ts";

const newLeadPage = `${crmPath}&lead=new`;
const create = () => press("Lead erstellen");
const showMore = () => press("Mehr Angaben");
const save = () => press("Speichern");
const list = (label: string) => screen.findByLabelText(label, { selector: "button" });
const value = async (label: string) => (await findField(label)).value;
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const refused = { status: 409, body: { error: "x" } };

it("creates a lead with all its fields [LEAD-16, LEAD-38, LEAD-42, LEAD-43, LEAD-46..49, LEAD-50, LEADFORM-01, LEADFORM-04-NS, ERR-106]", async () => {
  await renderScreen(crmPath);
  await press("Neuer Lead");
  await findDialog("Neuer Lead");
  await showMore();
  expect(textOf(await list("Status"))).toContain("Neu");
  await fillRequiredLeadFields("Jürgen Groß");
  const texts = {
    "E-Mail": "juergen@beispiel.de",
    Telefon: "+49 170 1234567",
    "LinkedIn-Profil": "linkedin.com/in/jürgen-groß",
    Auftragswert: "12.500,50",
    "Nächster Schritt": "Angebot schicken",
    "Follow-up-Notizen": "Nach dem Budget fragen",
    Notizen: "Kennt unser Team vom Kongress.",
    Vorbereitung: "Zahlen lesen",
    "Infos aus dem Erstgespräch": "Sucht Hilfe für zwei Quartale",
    "Infos aus dem Zweitgespräch": "Will im April beginnen",
    Abschlusswahrscheinlichkeit: "60",
  };
  for (const [label, text] of Object.entries(texts)) await fill(label, text);
  await selectOption("Quelle", "Empfehlung");
  await selectOption("Temperatur", "Heiß");
  await selectOption("Klasse", "A-Lead");
  await user.type(await findField("Schlagwörter"), "SaaS{Enter}");
  await create();
  await expectToast("Lead erstellt");
  await expectClosed();
  const form = await openLeadForm("Jürgen Groß");
  const saved = { ...texts, "LinkedIn-Profil": "https://www.linkedin.com/in/jürgen-groß" };
  for (const [label, text] of Object.entries(saved)) expect(await value(label), label).toBe(text);
  const choices = await Promise.all(["Quelle", "Temperatur", "Klasse"].map(list));
  expect(choices.map((choice) => textOf(choice.querySelector("[data-rac]") ?? choice))).toEqual([
    expect.stringContaining("Empfehlung"),
    expect.stringContaining("Heiß"),
    expect.stringContaining("A-Lead"),
  ]);
  expect(within(form).getByText("SaaS")).toBeTruthy();
});

it("shows missing and invalid values at their fields [LEADFORM-05..08, LEADFORM-09]", async () => {
  await renderScreen(newLeadPage);
  await showMore();
  await fill("E-Mail", "keine-adresse");
  await create();
  await expectText("Name ist erforderlich");
  await expectText("Unternehmen ist erforderlich");
  await expectText("Position ist erforderlich");
  await expectText("Gültige E-Mail erforderlich");
  expect(document.activeElement).toBe(await findField("Name"));
  await fillRequiredLeadFields("Jürgen Groß");
  await fill("E-Mail", "");
  await fill("LinkedIn-Profil", "https://example.com/wer");
  await create();
  await expectText("Ungültige LinkedIn URL");
  await fill("LinkedIn-Profil", "");
  await create();
  await expectToast("Lead erstellt");
});

it("keeps the probability a whole number from 0 to 100 [LEADFORM-10..13, CONST-103]", async () => {
  await renderScreen(newLeadPage);
  await showMore();
  const label = "Abschlusswahrscheinlichkeit";
  expect(await value(label)).toBe("0");
  for (const [typed, shown] of Object.entries({ "a7b5%": "75", "250": "100", "-3": "3" })) {
    await fill(label, typed);
    expect(await value(label)).toBe(shown);
  }
});

it("counts and limits the characters of the notes, except in the general notes field [LEADFORM-14..17, LEADFORM-18..20, LEADFORM-22, LEADFORM-23, CONST-104, CONST-105]", async () => {
  await renderScreen(newLeadPage);
  await showMore();
  await fillRequiredLeadFields("Jürgen Groß");
  const form = await findDialog();
  await fill("Follow-up-Notizen", "💜".repeat(100));
  await expectText("100/100");
  expect(within(form).queryByText("Maximal 100 Zeichen")).toBeNull();
  await fill("Follow-up-Notizen", "x".repeat(101));
  await expectText("Maximal 100 Zeichen");
  const long = ["Vorbereitung", "Infos aus dem Erstgespräch", "Infos aus dem Zweitgespräch"];
  for (const [index, label] of long.entries()) {
    await fill(label, "Grüße");
    await expectText("5/10.000");
    await fill(label, "x".repeat(10_001));
    await waitFor(() => expect(within(form).getAllByText("10.001/10.000")).toHaveLength(index + 1));
    expect(within(form).getAllByText("Maximal 10000 Zeichen")).toHaveLength(index + 1);
  }
  await create();
  expect(await findDialog("Neuer Lead")).toBeTruthy();
  for (const label of [...long, "Follow-up-Notizen"]) await fill(label, "kurz");
  await expectText(/1\.000 Zeichen/);
  await fill("Notizen", "y".repeat(1500));
  await create();
  await expectToast("Lead erstellt");
});

it("offers follow-up dates from one month ago [LEADFORM-21, CONST-106]", async () => {
  vi.setSystemTime("2026-11-20T10:00:00Z");
  await renderScreen(newLeadPage);
  await press(/Kalender öffnen/);
  await press(/Zurück|Voriger|Vorheriger/);
  const dayOf = (name: RegExp) => screen.findByRole("button", { name });
  expect((await dayOf(/19\. Oktober 2026/)).getAttribute("aria-disabled")).toBe("true");
  await user.click(await dayOf(/20\. Oktober 2026/));
  await fillRequiredLeadFields("Jürgen Groß");
  await create();
  expect(textOf(await findLeadRow("Jürgen Groß"))).toContain("20.10.2026");
});

it("changes a lead to any status and keeps its other fields [LEADFORM-02, LEADFORM-03, ERR-107]", async () => {
  const lead = { name: "Özlem Aydın", status: "won", vorbereitung: "Zahlen lesen" } as const;
  await renderScreen(crmPath, { seed: { leads: [lead] } });
  for (const status of ["Neu", "Interesse gezeigt", "Angebot", "Verloren"]) {
    await openLeadForm(lead.name);
    await selectOption("Status", status);
    if (status === "Verloren") await fill("Warum verloren? (optional)", "Budget");
    await save();
    await expectClosed();
    await expectToast("Lead aktualisiert");
    await waitFor(async () => expect(textOf(await findLeadRow(lead.name))).toContain(status));
  }
  await openLeadForm(lead.name);
  expect([await value("Vorbereitung"), await value("Warum verloren? (optional)")]).toEqual(["Zahlen lesen", "Budget"]);
});

it("keeps the dialog and its input when saving fails [LEADFORM-25-NS, ERR-102, ERR-103]", async () => {
  const failing = { "leads/create": refused, "leads/update": refused };
  await renderScreen(newLeadPage, { failing, seed: { leads: [{ name: "Anna" }] } });
  await fillRequiredLeadFields("Björn");
  await create();
  await expectToast(/^Lead konnte nicht erstellt werden/);
  expect(await value("Name")).toBe("Björn");
  await press("Abbrechen");
  await press("Verwerfen", { container: await findConfirmation() });
  await expectClosed();
  await openLeadForm("Anna");
  await fill("Name", "Anna B.");
  await save();
  await expectToast(/^Lead konnte nicht aktualisiert werden/);
  expect(await value("Name")).toBe("Anna B.");
});

it("creates one lead on a double click, and shows possible duplicates", async () => {
  const anna = { name: "Anna Ömer", company: "Holzbau Jäger", email: "anna@beispiel.de" };
  const { network } = await renderScreen(newLeadPage, { seed: { leads: [anna] } });
  await fillRequiredLeadFields("Anna Oemer");
  await showMore();
  await fill("E-Mail", "ANNA@beispiel.de");
  const hint = await screen.findByRole("link", { name: "Anna Ömer in neuem Tab öffnen" });
  expect(hint.getAttribute("href")).toMatch(/lead=\d+/);
  await user.dblClick(screen.getByRole("button", { name: "Lead erstellen" }));
  await expectToast("Lead erstellt");
  await expectLeads("Anna Oemer", "Anna Ömer");
  expect(network.sent("leads/create")).toHaveLength(1);
});

it.each([
  ["en", "Deal value", "18,400", "1,234.50", "Save"],
  ["fr", "Montant de l’affaire", "18\u202f400", "1\u202f234,50", "Enregistrer"],
] as const)(
  "shows and reads amounts in the notation of the language: %s",
  async (language, label, shown, typed, save) => {
    const { network } = await renderScreen(`${crmPath}&lead=1&edit=1`, {
      language,
      seed: { leads: [{ name: "Anna", dealValue: 18_400 }] },
    });
    await waitFor(async () => expect((await findField(label)).value).toBe(shown));
    await fill(label, typed);
    await press(save);
    await waitFor(() => expect(network.sent().map(({ body }) => body)).toEqual([{ dealValue: 1234.5 }]));
  },
);

it("makes the page behind the dialog inert, but not the toasts, and restores page and focus when it closes", async () => {
  await renderScreen(crmPath, { seed: { leads: Array.from({ length: 25 }, (_, at) => ({ name: `Lead ${at}` })) } });
  const isInert = (element: HTMLElement | null) => element?.closest("[inert]") !== null;
  await screen.findByRole("button", { name: "Lead 24" });
  await openLeadForm("Lead 3");
  await waitFor(() => expect(screen.getAllByRole("row", { hidden: true }).every(isInert)).toBe(true));
  expect(isInert(screen.getByRole("region", { name: "Meldungen" }))).toBe(false);
  const { style } = document.documentElement;
  expect(style.overflow).toBe("hidden");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.querySelectorAll("[inert]")).toHaveLength(0));
  expect(style.overflow).toBe("");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Aktionen für Lead 3" })));
});
