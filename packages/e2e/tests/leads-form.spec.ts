import { dayFromToday } from "../dates.ts";
import { expect, test } from "../fixtures.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

test("creates a lead with all its fields [LEAD-16, LEAD-38, LEAD-42, LEAD-43, LEAD-46..49, LEAD-50, LEADFORM-01, LEADFORM-04-NS, ERR-106]", async ({
  page,
  signedInAs: _,
}) => {
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.startNew();
  await expect(leads.dialog.getByRole("button", { name: /Status$/ })).toContainText("Neu");
  await leads.fillRequired("Jürgen Groß");
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
  };
  for (const [label, text] of Object.entries(texts)) await leads.field(label).fill(text);
  await leads.field("Abschlusswahrscheinlichkeit").fill("60");
  await leads.choose(/Quelle$/, "Empfehlung");
  await leads.choose(/Temperatur$/, "Heiß");
  await leads.choose(/Klasse$/, "A-Lead");
  await leads.field("Schlagwörter").fill("SaaS");
  await leads.field("Schlagwörter").press("Enter");
  await leads.submit();
  await expect(leads.toast).toContainText("Lead erstellt");
  await expect(leads.dialog).toHaveCount(0);
  await leads.row("Jürgen Groß").click();
  for (const [label, text] of Object.entries(texts)) {
    const saved = label === "LinkedIn-Profil" ? "https://www.linkedin.com/in/jürgen-groß" : text;
    await expect(leads.field(label)).toHaveValue(saved);
  }
  await expect(leads.field("Abschlusswahrscheinlichkeit")).toHaveValue("60");
  await expect(leads.dialog.getByRole("button", { name: /Quelle$/ })).toContainText("Empfehlung");
  await expect(leads.dialog.getByText("SaaS", { exact: true })).toBeVisible();
});

test("says at the fields what is missing or wrong [LEADFORM-05..08, LEADFORM-09]", async ({ page, signedInAs: _ }) => {
  const leads = new LeadsPage(page);
  await leads.open({ lead: "new" });
  await leads.field("E-Mail").fill("keine-adresse");
  await leads.submit();
  const wrong = ["Name ist erforderlich", "Unternehmen ist erforderlich", "Position ist erforderlich"];
  for (const text of [...wrong, "Gültige E-Mail erforderlich"])
    await expect(leads.dialog.getByText(text)).toBeVisible();
  await expect(leads.field("Name")).toBeFocused();
  await leads.fillRequired();
  await leads.field("E-Mail").fill("");
  await leads.field("LinkedIn-Profil").fill("https://example.com/wer");
  await leads.submit();
  await expect(leads.dialog.getByText("Ungültige LinkedIn URL")).toBeVisible();
  await leads.field("LinkedIn-Profil").fill("");
  await leads.submit();
  await expect(leads.toast).toContainText("Lead erstellt");
});

test("keeps the probability a whole number from 0 to 100 [LEADFORM-10..13, CONST-103]", async ({
  page,
  signedInAs: _,
}) => {
  const leads = new LeadsPage(page);
  await leads.open({ lead: "new" });
  const probability = leads.field("Abschlusswahrscheinlichkeit");
  await expect(probability).toHaveValue("0");
  await probability.fill("a7b5%");
  await expect(probability).toHaveValue("75");
  await probability.fill("250");
  await expect(probability).toHaveValue("100");
  await probability.fill("-3");
  await expect(probability).toHaveValue("3");
});

test("counts the notes and limits them, except the note field [LEADFORM-14..17, LEADFORM-18..20, LEADFORM-22, LEADFORM-23, CONST-104, CONST-105]", async ({
  page,
  signedInAs: _,
}) => {
  const leads = new LeadsPage(page);
  await leads.open({ lead: "new" });
  await leads.fillRequired();
  await leads.field("Follow-up-Notizen").fill("x".repeat(101));
  await expect(leads.dialog.getByText("Maximal 100 Zeichen")).toBeVisible();
  const long = ["Vorbereitung", "Infos aus dem Erstgespräch", "Infos aus dem Zweitgespräch"];
  for (const [index, label] of long.entries()) {
    await leads.field(label).fill("Grüße");
    await expect(leads.dialog.getByText("5/10000")).toHaveCount(1);
    await leads.field(label).fill("x".repeat(10_001));
    await expect(leads.dialog.getByText("10001/10000")).toHaveCount(index + 1);
    await expect(leads.dialog.getByText("Maximal 10000 Zeichen")).toHaveCount(index + 1);
  }
  await leads.submit();
  await expect(leads.dialog.getByRole("heading", { name: "Neuer Lead" })).toBeVisible();
  for (const label of [...long, "Follow-up-Notizen"]) await leads.field(label).fill("kurz");
  await expect(leads.dialog.getByText(/1000 Zeichen/)).toBeVisible();
  await leads.field("Notizen").fill("y".repeat(1500));
  await leads.submit();
  await expect(leads.toast).toContainText("Lead erstellt");
});

test("offers follow-up dates from one month ago on [LEADFORM-21, CONST-106]", async ({ page, signedInAs: _ }) => {
  await page.clock.setFixedTime("2026-11-20T10:00:00Z");
  const leads = new LeadsPage(page);
  await leads.open({ lead: "new" });
  await leads.dialog.getByRole("button", { name: /Kalender öffnen/ }).click();
  await page.getByRole("button", { name: /Zurück|Voriger|Vorheriger/ }).click();
  await expect(page.getByRole("button", { name: /19\. Oktober 2026/ })).toBeDisabled();
  await page.getByRole("button", { name: /20\. Oktober 2026/ }).click();
  await leads.fillRequired();
  await leads.submit();
  await expect(leads.row("Jürgen Groß")).toContainText("20.10.2026");
});

test("edits a lead with any status and keeps the rest [LEADFORM-02, LEADFORM-03, ERR-107]", async ({
  page,
  request,
  signedInAs,
}) => {
  await givenLeads(request, signedInAs, { name: "Özlem Aydın", status: "won", vorbereitung: "Zahlen lesen" });
  const leads = new LeadsPage(page);
  await leads.open();
  for (const status of ["Neu", "Interesse gezeigt", "Angebot", "Verloren"]) {
    await leads.row("Özlem Aydın").click();
    await expect(leads.dialog.getByRole("heading", { name: "Lead bearbeiten" })).toBeVisible();
    await leads.choose(/Status$/, status);
    if (status === "Verloren") await leads.field("Warum verloren? (optional)").fill("Budget");
    await leads.submit();
    await expect(leads.dialog).toHaveCount(0);
    await expect(leads.toast).toContainText("Lead aktualisiert");
    await expect(leads.row("Özlem Aydın")).toContainText(status);
  }
  await leads.row("Özlem Aydın").click();
  await expect(leads.field("Vorbereitung")).toHaveValue("Zahlen lesen");
  await expect(leads.field("Warum verloren? (optional)")).toHaveValue("Budget");
});

test("keeps the dialog and its input when saving fails [LEADFORM-25-NS, ERR-102, ERR-103]", async ({
  page,
  request,
  signedInAs,
}) => {
  const [lead] = await givenLeads(request, signedInAs, { name: "Anna" });
  const refuse = (method: string) =>
    page.route("**/api/leads{,/*}", (route) =>
      route.request().method() === method ? route.fulfill({ status: 409, json: { error: "x" } }) : route.fallback(),
    );
  const leads = new LeadsPage(page);
  await refuse("POST");
  await leads.open({ lead: "new" });
  await leads.fillRequired("Björn");
  await leads.submit();
  await expect(leads.toast).toContainText("Lead konnte nicht erstellt werden");
  await expect(leads.field("Name")).toHaveValue("Björn");
  await refuse("PATCH");
  await leads.dialog.getByRole("button", { name: "Abbrechen" }).click();
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await leads.row("Anna").click();
  await expect(page).toHaveURL(new RegExp(`lead=${lead?.id}`));
  await leads.field("Name").fill("Anna B.");
  await leads.submit();
  await expect(leads.toast).toContainText("Lead konnte nicht aktualisiert werden");
  await expect(leads.field("Name")).toHaveValue("Anna B.");
});

test("loses nothing that was typed by tapping outside or going back", async ({ page, signedInAs: _ }) => {
  const leads = new LeadsPage(page);
  await leads.open();
  await leads.startNew();
  await leads.field("Name").fill("Jürgen");
  await page.mouse.click(5, 5);
  const question = page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await page.goBack();
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect(page).toHaveURL(/lead=new/);
  await expect(leads.field("Name")).toHaveValue("Jürgen");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Verwerfen" }).click();
  await expect(leads.dialog).toHaveCount(0);
});

test("creates once when pressed twice, and hints at duplicates", async ({ page, request, signedInAs }) => {
  const given = { email: "anna@beispiel.de", followUpDate: dayFromToday(2) };
  await givenLeads(request, signedInAs, { name: "Anna Ömer", company: "Holzbau Jäger", ...given });
  const leads = new LeadsPage(page);
  await leads.open({ lead: "new" });
  await leads.fillRequired("Anna Oemer");
  await leads.field("E-Mail").fill("ANNA@beispiel.de");
  const hint = leads.dialog.getByRole("link", { name: "Anna Ömer in neuem Tab öffnen" });
  await expect(hint).toHaveAttribute("href", /lead=\d+/);
  await leads.dialog.getByRole("button", { name: "Lead erstellen" }).dblclick();
  await expect(leads.toast).toContainText("Lead erstellt");
  await leads.expectNames("Anna Oemer", "Anna Ömer");
});
