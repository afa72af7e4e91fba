import { lead } from "@linkedpotential/fixtures/leads";
import { describe, expect, it } from "vitest";
import { findDuplicates, findSimilar, type IdentityKind } from "./duplicates.ts";

describe("duplicates", () => {
  const leads = [
    lead({ id: 1, email: "Ida@Nord.example" }),
    lead({ id: 2, linkedinUrl: "https://www.linkedin.com/in/ida-oez" }),
    lead({ id: 3 }),
  ];

  it("are found by e-mail and LinkedIn profile in any notation", () => {
    const found = (kind: IdentityKind, value: string, ownId?: number) =>
      findDuplicates(kind, value, leads, ownId).map(({ id }) => id);
    expect(found("email", " ida@nord.EXAMPLE ")).toEqual([1]);
    expect(found("linkedinUrl", "de.linkedin.com/in/Ida-Oez/?x=1")).toEqual([2]);
    expect(found("email", "ida@nord.example", 1)).toEqual([]);
    expect(found("email", "")).toEqual([]);
    expect(found("linkedinUrl", "")).toEqual([]);
  });

  it("are likely with the same name and company in any spelling", () => {
    const known = [lead({ id: 4, name: "Jürgen Großmann", company: "Müller & Söhne GmbH" })];
    const found = (name: string, company: string, ownId?: number) =>
      findSimilar({ name, company }, known, ownId).map(({ id }) => id);
    expect(found("Grossmann, Juergen", "Mueller und Soehne")).toEqual([4]);
    expect(found("Jürgen Großmann", "Müller & Söhne GmbH", 4)).toEqual([]);
    expect(found("Jürgen Großmann", "Holzbau")).toEqual([]);
    expect(found("Jürgen Großmann", " ")).toEqual([]);
  });
});
