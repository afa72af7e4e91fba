import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fillPiece, fillPlaceholders, knownPlaceholders, piecesOf, placeholdersIn, tokenOf } from "./placeholders.ts";

/** Fragments of text that combine braces, names and line breaks in every order. */
const fragment = fc.constantFrom(
  "{",
  "{{",
  "}}",
  "}",
  "{{vorname}}",
  "{{ Firma }}",
  "vorname",
  " ",
  "\n",
  "$&",
  "ß",
  "💜",
);
const text = fc.oneof(
  fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join("")),
  fc.string(),
);
const value = fc.oneof(fc.string(), fragment);
const keys = ["vorname", "firma", "anlass"];
const values = fc.dictionary(fc.constantFrom(...keys), value).map((entries) => new Map(Object.entries(entries)));
const rawOf = (piece: ReturnType<typeof piecesOf>[number]) => (typeof piece === "string" ? piece : piece.raw);
const keysIn = (text: string) => placeholdersIn(text).map(({ key }) => key);

describe("the placeholders of a text", () => {
  it("split the text into pieces that join to the same text", () => {
    fc.assert(
      fc.property(text, (source) => {
        expect(piecesOf(source).map(rawOf).join("")).toBe(source);
      }),
    );
  });

  it("are found once per name, in any spelling", () => {
    expect(keysIn("{{Vorname}} {{ vorname }} {{first_name}} {{First Name}} {{prénom}} {{pre\u0301nom}}")).toEqual([
      "vorname",
    ]);
    expect(keysIn("{{company}}, {{Unternehmen}}, {{nom}}, {{full-name}}")).toEqual(["firma", "nachname", "name"]);
    expect(placeholdersIn("{{ Erster Anlass! }}")).toEqual([
      { raw: "{{ Erster Anlass! }}", key: "erster_anlass!", name: "Erster Anlass!" },
    ]);
    for (const key of knownPlaceholders) expect(keysIn(tokenOf(key))).toEqual([key]);
  });

  it("need a name and two braces on one line", () => {
    for (const none of ["{{}}", "{{  }}", "{vorname}", "{{vorname}", "{{vor\nname}}", "vorname}}"]) {
      expect(placeholdersIn(none), none).toEqual([]);
    }
  });

  it("include all their braces, however many there are", () => {
    expect(
      fillPlaceholders(
        "{{{{vorname}}}}, {{{firma}}}!",
        new Map([
          ["vorname", "Ida"],
          ["firma", "Nord AG"],
        ]),
      ),
    ).toBe("Ida, Nord AG!");
  });
});

describe("filling placeholders", () => {
  it("inserts the value unchanged, without surrounding spaces", () => {
    fc.assert(
      fc.property(
        fc.string().filter((company) => company.trim() !== ""),
        (company) => {
          expect(fillPlaceholders("a {{firma}} b", new Map([["firma", company]]))).toBe(`a ${company.trim()} b`);
        },
      ),
    );
  });

  it("keeps placeholders without a value, also those named like properties of every object", () => {
    const values = new Map([["firma", " \n"]]);
    expect(fillPlaceholders("{{firma}} {{unbekannt}} {{__proto__}} {{constructor}}", values)).toBe(
      "{{firma}} {{unbekannt}} {{__proto__}} {{constructor}}",
    );
  });

  it("keeps every placeholder without a value in the result, where it can be found", () => {
    fc.assert(
      fc.property(text, values, (source, values) => {
        const left = new Set(keysIn(fillPlaceholders(source, values)));
        for (const { key } of placeholdersIn(source)) {
          const hasValue = (values.get(key) ?? "").trim() !== "";
          if (!hasValue) expect(left).toContain(key);
        }
        if (left.size === 0) expect(fillPlaceholders(source, values)).not.toMatch(/\{\{[^{}\n]*[^{}\s][^{}\n]*\}\}/);
      }),
    );
  });

  it("finds placeholders that a value contains", () => {
    expect(keysIn(fillPlaceholders("Hallo {{firma}}", new Map([["firma", "{{vorname}}"]])))).toEqual(["vorname"]);
  });

  it("gives the same text piece by piece", () => {
    fc.assert(
      fc.property(text, values, (source, values) => {
        expect(
          piecesOf(source)
            .map((piece) => fillPiece(piece, values))
            .join(""),
        ).toBe(fillPlaceholders(source, values));
      }),
    );
  });
});
