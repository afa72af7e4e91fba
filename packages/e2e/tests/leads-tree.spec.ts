import { expect, signedInTest as test } from "../fixtures.ts";
import { givenLeads, LeadsPage } from "../pages/leads-page.ts";

test("screen readers get the list, the record, the board and the palette as a table, a complementary region, lists and a menu", async ({
  page,
  request,
  account,
}) => {
  const anna = { name: "Anna Groß", company: "Müller & Söhne GmbH", position: "Einkauf", status: "proposal" as const };
  const details = { dealValue: 18_400, nextStep: "Angebot nachfassen", email: "anna@beispiel.de", tags: ["Energie"] };
  const björn = { name: "Björn Çelik", company: "Holzwerk Allgäu eG", position: "Vorstand" };
  await givenLeads(request, account, { ...anna, ...details }, björn);
  const leads = new LeadsPage(page);
  await leads.open({ sort: "name" });
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - heading "CRM" [level=1]
    - button "Import und Export"
    - button "Neuer Lead"
    - tablist "Bereiche des CRM":
      - tab "Leads" [selected]
      - tab "Meetings"
      - tab "Auswertung"
    - tabpanel "Leads":
      - region "Überblick":
        - list:
          - listitem:
            - link "2 Leads"
      - searchbox "Leads suchen"
      - button /Spalten/
      - radiogroup "Ansicht":
        - radio "Liste" [checked]
        - radio "Board"
      - group "Filter":
        - button "Filter Status"
        - button "Filter Follow-up"
      - table "Leads":
        - rowgroup:
          - row:
            - columnheader "Alle auf dieser Seite auswählen":
              - checkbox "Alle auf dieser Seite auswählen"
            - columnheader "Name":
              - button "Name"
            - columnheader "Unternehmen":
              - button "Unternehmen"
        - rowgroup:
          - row /Anna Groß .* Angebot nachfassen/:
            - cell:
              - checkbox "Anna Groß auswählen"
            - cell:
              - button "Anna Groß"
            - cell "Müller & Söhne GmbH"
            - cell "Angebot"
            - cell "18.400 €"
            - cell:
              - button "Aktionen für Anna Groß"
          - row /Björn Çelik/
  `);

  await page.getByRole("button", { name: "Anna Groß", exact: true }).click();
  await expect(leads.record("Anna Groß")).toMatchAriaSnapshot(`
    - status: Anna Groß
    - button "Vorheriger Lead"
    - button "Nächster Lead"
    - button "Lead schließen"
    - heading "Anna Groß" [level=2]
    - textbox "Name"
    - textbox "Position": Einkauf
    - textbox "Unternehmen": Müller & Söhne GmbH
    - 'button "Status: Angebot"'
    - textbox "Auftragswert"
    - textbox "Abschluss in %"
    - list "Schlagwörter":
      - listitem: Energie
    - group "Kontakt aufnehmen":
      - link "E-Mail"
      - 'link "Anrufen: Keine Telefonnummer eingetragen" [disabled]'
      - button "Aktivität"
    - region "Nächster Schritt":
      - heading "Nächster Schritt" [level=3]
      - textbox "Nächster Schritt": Angebot nachfassen
      - group "Follow-up planen":
        - button "Morgen"
    - region "Dranbleiben":
      - 'button "Rhythmus: kein Rhythmus"'
    - region "Verlauf":
      - textbox "Notiz"
      - region "Heute":
        - list:
          - listitem:
            - paragraph: Lead erstellt
    - heading "Vorbereitung" [level=3]:
      - button "Vorbereitung"
    - region "Kontaktdaten":
      - textbox "E-Mail": anna@beispiel.de
    - button "Alle Angaben bearbeiten"
  `);

  await leads.open({ view: "board" });
  await expect(page.getByRole("region", { name: "Pipeline" })).toMatchAriaSnapshot(`
    - heading "Neu" [level=2]
    - list "Neu, 1 Lead":
      - listitem:
        - button "Björn Çelik"
        - button "Status von Björn Çelik ändern"
        - button "Björn Çelik verschieben"
    - heading "Kontaktiert" [level=2]
    - list "Kontaktiert, 0 Leads":
      - listitem: Keine Leads
    - heading "Angebot" [level=2]
    - term: Summe
    - definition: 18.400 €
    - term: Gewichtet
    - definition: 11.960 €
    - list "Angebot, 1 Lead":
      - listitem:
        - button "Anna Groß"
    - heading "Verloren" [level=2]
  `);

  await page.keyboard.press("ControlOrMeta+k");
  const palette = page.getByRole("dialog", { name: "Suchen oder eintragen" });
  await palette.getByRole("textbox").fill("Angebot Groß 24.12.2027 3.500 €");
  await expect(palette).toMatchAriaSnapshot(`
    - dialog "Suchen oder eintragen":
      - textbox "Suchen oder eintragen": Angebot Groß 24.12.2027 3.500 €
      - button "Schließen"
      - menu "Treffer":
        - group "Eintragen":
          - 'menuitem "Lead: Anna Groß, Müller & Söhne GmbH, Angebot, Follow-up: Fr, 24.12.2027, 3.500 €"'
          - 'menuitem /^Neuer Lead: Groß/'
          - 'menuitem /^Aufgabe: Angebot Groß/'
  `);
});
