import { lead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leadSearch } from "./search.ts";

describe("the search", () => {
  const row = lead({
    name: "Jürgen Groß",
    email: "j.gross@nord.example",
    company: "Müller & Söhne",
    position: "Geschäftsführer",
    phone: "+49 170 1234567",
    tags: ["Solar", "Hamburg, Nord"],
    nextStep: "Angebot nachfassen",
    notes: "Kennt unser Team vom Kongress.",
    status: "proposal",
    source: "recommendation",
  });
  const labels = () => "Angebot\nEmpfehlung\nHeiß";

  it("finds leads by name, e-mail and company, ignoring case [LEAD-10..13]", () => {
    for (const text of ["jÜRGEN", "GROSS@nord", "  müller ", "", "Mu\u0308ller"]) {
      expect(leadSearch(text)(row)).toBe(true);
    }
    // The row contains no "Einkauf". The other text is the end of the name and the start of the email address, and a
    // match must not span two fields.
    for (const text of ["Einkauf", "großj.gross"]) expect(leadSearch(text)(row)).toBe(false);
  });

  it("finds leads by all other texts and by the labels of their choices", () => {
    for (const text of ["1234567", "hamburg", "nachfassen", "kongress", "empfehlung", "heiss"]) {
      expect(leadSearch(text, labels)(row), text).toBe(true);
    }
    expect(leadSearch("kongress empfehlung 170", labels)(row)).toBe(true);
    expect(leadSearch("kongress messe", labels)(row)).toBe(false);
  });

  it("finds signs that are no words", () => {
    expect([leadSearch("&")(row), leadSearch("%")(row)]).toEqual([true, false]);
  });

  it("accepts the words in any order, any spelling of umlauts and any case", () => {
    const spellings: Record<string, readonly string[]> = {
      ü: ["ü", "ue", "u", "Ü", "u\u0308"],
      ö: ["ö", "oe", "o", "Ö"],
      ä: ["ä", "ae", "a", "Ä"],
      ß: ["ß", "ss", "SS"],
    };
    const words = ["Jürgen", "Groß", "Müller", "Söhne", "Geschäftsführer", "Solar", "Angebot", "Kongress"];
    const spelled = (word: string) =>
      fc
        .tuple(...[...word].map((letter) => fc.constantFrom(...(spellings[letter] ?? [letter, letter.toUpperCase()]))))
        .map((letters) => letters.join(""));
    const query = fc
      .shuffledSubarray(words, { minLength: 1 })
      .chain((chosen) => fc.tuple(fc.tuple(...chosen.map(spelled)), fc.constantFrom(" ", "  ", ", ", " / ")))
      .map(([chosen, separator]) => chosen.join(separator));
    fc.assert(
      fc.property(query, (text) => {
        expect(leadSearch(text)(row)).toBe(true);
        expect(leadSearch(`${text} Quantenkryptographie`)(row)).toBe(false);
      }),
    );
  });
});
