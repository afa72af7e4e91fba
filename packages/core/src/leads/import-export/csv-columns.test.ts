import { describe, expect, it } from "vitest";
import { columnNamed, csvColumns } from "./csv-columns.ts";

/** Names by which other programs call each column. The import also accepts the name of the field. */
const names: Record<string, string> = {
  name: "Name, Kontakt, Ansprechpartner, Full name, Contact",
  email: "E-Mail, E-Mail-Adresse, Mail, E-mail address",
  company: "Unternehmen, Firma, Organisation, Organization",
  position: "Position, Rolle, Titel, Title, Job title, Role",
  status: "Status, Phase, Stage",
  closingProbability: "Abschlusswahrscheinlichkeit, Wahrscheinlichkeit, Closing probability, Probability",
  dealValue: "Auftragswert (EUR), Auftragswert, Deal value, Value, Wert",
  nextStep: "Nächster Schritt, Next step",
  followUpDate: "Follow-up-Datum, Follow-up, Wiedervorlage, Follow-up date",
  followUpCompleted: "Follow-up erledigt, Follow-up completed",
  followUpNotes: "Follow-up-Notiz, Follow-up-Notizen, Follow-up notes",
  linkedinUrl: "LinkedIn, LinkedIn URL, LinkedIn-Profil, Profil",
  phone: "Telefon, Telefonnummer, Mobil, Phone number",
  source: "Quelle, Herkunft",
  temperature: "Temperatur",
  priorityClass: "Prioritätsklasse, Priorität, Priority",
  tags: "Schlagwörter, Tags",
  lostReason: "Verlustgrund, Lost reason",
  notes: "Notizen, Notiz, Note, Bemerkung, Kommentar",
  vorbereitung: "Vorbereitung, Preparation",
  infosErstgespraech: "Infos Erstgespräch, Erstgespräch",
  infosZweitgespraech: "Infos Zweitgespräch, Zweitgespräch",
};

describe("a column of the CSV file", () => {
  it.each(Object.entries(names))("is recognized as %s by each of its names, in any case and spacing", (field, list) => {
    for (const name of [field, ...list.split(", ")]) {
      for (const written of [
        name,
        ` ${name.toUpperCase()} `,
        name.replace(/[ -]/g, "_"),
        name.replace(/[ _-]/g, "  "),
      ]) {
        expect(columnNamed(written)?.field, written).toBe(field);
      }
    }
  });

  it("is written in this order, with the columns that an import ignores at the end", () => {
    expect(csvColumns.map(({ header }) => header)).toEqual([
      ...Object.values(names).map((list) => list.split(", ")[0]),
      "Angelegt am",
      "Letzte Aktivität",
    ]);
    for (const name of ["Angelegt am", "Letzte Aktivität", "createdAt", "lastActivity", "", "Vorname"]) {
      expect(columnNamed(name), name).toBeUndefined();
    }
  });
});

const read = (name: string, cells: readonly string[]) => cells.map((cell) => columnNamed(name)?.format.read(cell));

describe("a cell", () => {
  it("is read as yes or no for each accepted word, and for no other", () => {
    const yes = ["ja", "J", "Yes", "y", "TRUE", "wahr", "x", "1"];
    expect(read("Follow-up erledigt", yes)).toEqual(yes.map(() => true));
    const no = ["nein", "N", "No", "false", "Falsch", "0"];
    expect(read("Follow-up erledigt", no)).toEqual(no.map(() => false));
    const other = ["naja", "jawohl", "10", "01", "not", "ex"];
    expect(read("Follow-up erledigt", other)).toEqual(other);
  });

  it("is read as a date in German or ISO form, without surrounding text", () => {
    const days = ["1.3.2027", "01.03.2027", "2027-03-01"];
    expect(read("Follow-up", days)).toEqual(days.map(() => "2027-03-01"));
    const other = ["am 1.3.2027", "1.3.2027 10:00", "31.2.2027", "001.3.2027", "1.003.2027", "1.3.27", "1/3/2027"];
    expect(read("Follow-up", other)).toEqual(other);
  });

  it("is read as a choice by its label or value, ignoring case, spaces, hyphens and underscores", () => {
    const statuses = ["Interesse gezeigt", "interesse_GEZEIGT", "INTERESTED", "Angebot", "vielleicht"];
    expect(read("Status", statuses)).toEqual(["interested", "interested", "interested", "proposal", "vielleicht"]);
    const sources = ["cold_outreach", "Cold outreach", "cold-outreach"];
    expect(read("Quelle", sources)).toEqual(sources.map(() => "cold_outreach"));
    expect(read("Priorität", ["a", "B", " c ", "D"])).toEqual(["A", "B", "C", "D"]);
    expect(columnNamed("Priorität")?.format.choices).toBe("A, B, C");
  });

  it("is written with a decimal comma and at most two decimals, and empty without a value", () => {
    const write = (name: string, value: unknown) => columnNamed(name)?.format.write(value);
    expect([1234.567, 0, 12.5, null].map((value) => write("Wert", value))).toEqual(["1234,57", "0", "12,5", ""]);
    expect([true, false].map((value) => write("Follow-up erledigt", value))).toEqual(["ja", "nein"]);
    for (const name of ["Name", "Follow-up", "Tags", "Quelle"]) expect(write(name, null), name).toBe("");
  });
});
