import { lead } from "@linkedpotential/fixtures/leads";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLeadsCsv } from "./csv.ts";
import { checkImport } from "./import-report.ts";

type Row = readonly string[];

/** Imports files one after another and returns the leads, and how many leads each file created. */
function importAll(files: readonly (readonly Row[])[]) {
  const leads: ReturnType<typeof lead>[] = [];
  const counts = files.map((rows) => {
    const csv = `Name;Unternehmen;Position;E-Mail;LinkedIn\n${rows.map((cells) => `${cells.join(";")}\n`).join("")}`;
    const { leads: created } = checkImport(readLeadsCsv(csv).rows ?? [], leads);
    for (const one of created) leads.push(lead({ ...one, id: leads.length + 1 }));
    return created.length;
  });
  return { leads, counts };
}

const spelledNames = (index: number) => [`Jörg Weiß ${index}`, `Joerg Weiss ${index}`, `WEISS ${index}, Jörg`];
const spelledCompanies = ["Müller & Söhne GmbH", "Mueller und Soehne", "MÜLLER & SÖHNE AG"];

/** Rows about one of five people: always with name and company in any spelling, with or without address and profile. */
const rowOf = fc
  .record({ person: fc.nat(4), name: fc.nat(2), company: fc.nat(2), hasMail: fc.boolean(), hasProfile: fc.boolean() })
  .map(({ person, name, company, hasMail, hasProfile }): { person: number; row: Row } => ({
    person,
    row: [
      spelledNames(person)[name] ?? "",
      spelledCompanies[company] ?? "",
      "Einkauf",
      hasMail ? `weiss-${person}@example.org` : "",
      hasProfile ? `linkedin.com/in/weiss-${person}` : "",
    ],
  }));

const file = fc.array(rowOf, { minLength: 1, maxLength: 8 });

describe("importing", () => {
  it("never doubles a person, in any order of rows, split into any files, any number of times", () => {
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 5 }), (files) => {
        const people = new Set(files.flat().map(({ person }) => person));
        const { leads } = importAll(files.map((rows) => rows.map(({ row }) => row)));
        expect(leads).toHaveLength(people.size);
      }),
      { numRuns: 300 },
    );
  });

  /** Any rows, such as people who share an address or have no company in one of the files. */
  const anyRow = fc.tuple(
    fc.constantFrom("Ida", "Jan", "Kim"),
    fc.constantFrom("Nord AG", "Süd AG", "Nicht angegeben"),
    fc.constantFrom("CEO", "CTO"),
    fc.constantFrom("", "a@example.org", "b@example.org"),
    fc.constantFrom("", "linkedin.com/in/a", "linkedin.com/in/b"),
  );

  it("the same rows again creates nothing, whatever they contain and however they are shuffled", () => {
    fc.assert(
      fc.property(
        fc
          .array(anyRow, { minLength: 1, maxLength: 8 })
          .chain((rows) =>
            fc.tuple(
              fc.constant(rows),
              fc.shuffledSubarray(rows),
              fc.shuffledSubarray(rows, { minLength: rows.length }),
            ),
          ),
        ([rows, some, all]) => {
          expect(importAll([rows, some, all, all]).counts.slice(1)).toEqual([0, 0, 0]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
