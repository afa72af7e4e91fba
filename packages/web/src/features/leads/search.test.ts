import { describe, expect, it } from "vitest";
import { leadSearch } from "./search.ts";

describe("the search", () => {
  const row = { name: "Jürgen Groß", email: "j.gross@nord.example", company: "Müller & Söhne" };

  it("finds leads by name, e-mail and company, ignoring case [LEAD-10..13]", () => {
    for (const text of ["jÜRGEN", "GROSS@nord", "  müller ", "", "Mu\u0308ller"]) {
      expect(leadSearch(text)(row)).toBe(true);
    }
    // The row contains no "Einkauf". The other text is the end of the name and the start of the email address, and a
    // match must not span two fields.
    for (const text of ["Einkauf", "großj.gross"]) expect(leadSearch(text)(row)).toBe(false);
  });
});
