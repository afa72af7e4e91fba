import { describe, expect, it } from "vitest";
import { columnNames, columnsByName, importTargets, isFromLinkedin, targetNamed } from "./import-columns.ts";

describe("a column of the CSV file", () => {
  it.each(importTargets)("is recognized as %s by each of its names, in any case, spacing and spelling", (target) => {
    for (const name of [target, ...columnNames[target]]) {
      const spellings = [` ${name.toUpperCase()} `, name.replace(/[ -]/g, "_"), name.replace(/[ _-]/g, "  ")];
      for (const written of [name, ...spellings, name.replaceAll("ä", "ae").replaceAll("ö", "oe")]) {
        expect(targetNamed(written), written).toBe(target);
      }
    }
  });

  it("is unknown by any other name", () => {
    for (const name of ["Angelegt am", "Letzte Aktivität", "createdAt", "lastActivity", "", "Kundennummer"]) {
      expect(targetNamed(name), name).toBeUndefined();
    }
  });
});

describe("the columns of a file", () => {
  it("are those of LinkedIn in English and German", () => {
    const targets = ["firstName", "lastName", "linkedinUrl", "email", "company", "position", "connectedOn"];
    const english = "First Name,Last Name,URL,Email Address,Company,Position,Connected On".split(",");
    const german = "Vorname,Nachname,URL,E-Mail-Adresse,Unternehmen,Position,Vernetzt am".split(",");
    for (const headings of [english, german]) {
      expect(columnsByName(headings)).toEqual(targets);
      expect(isFromLinkedin(columnsByName(headings))).toBe(true);
    }
    expect(isFromLinkedin(columnsByName(["Vorname", "Nachname", "Firma"]))).toBe(false);
  });

  it("use each target once; beside a first name, the name is the last name", () => {
    expect(columnsByName(["Mail", "E-Mail", "Farbe"])).toEqual(["email", null, null]);
    expect(columnsByName(["Name", "Vorname"])).toEqual(["lastName", "firstName"]);
    expect(columnsByName(["Name", "Vorname", "Nachname"])).toEqual(["name", "firstName", "lastName"]);
  });
});
