import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fill, filledPiece, knownPlaceholders, piecesOf, placeholdersIn, tokenOf } from "./placeholders.ts";

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
const values = fc.dictionary(fc.constantFrom(...keys), value).map((given) => new Map(Object.entries(given)));
const rawOf = (piece: ReturnType<typeof piecesOf>[number]) => (typeof piece === "string" ? piece : piece.raw);
const keysIn = (of: string) => placeholdersIn(of).map(({ key }) => key);

describe("placeholders of a text", () => {
  it("leave any text as it was when its pieces are joined", () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(piecesOf(any).map(rawOf).join("")).toBe(any);
      }),
    );
  });

  it("are found by name, whatever the spelling, each once", () => {
    expect(keysIn("{{Vorname}} {{ vorname }} {{first_name}} {{First Name}} {{prénom}} {{pre\u0301nom}}")).toEqual([
      "vorname",
    ]);
    expect(keysIn("{{company}}, {{Unternehmen}}, {{nom}}, {{full-name}}")).toEqual(["firma", "nachname", "name"]);
    expect(placeholdersIn("{{ Erster Anlass! }}")).toEqual([
      { raw: "{{ Erster Anlass! }}", key: "erster_anlass!", name: "Erster Anlass!" },
    ]);
    for (const key of knownPlaceholders) expect(keysIn(tokenOf(key))).toEqual([key]);
  });

  it("are none without a name, without a second brace, or over two lines", () => {
    for (const none of ["{{}}", "{{  }}", "{vorname}", "{{vorname}", "{{vor\nname}}", "vorname}}"]) {
      expect(placeholdersIn(none), none).toEqual([]);
    }
  });

  it("take all their braces along, however many there are", () => {
    expect(
      fill(
        "{{{{vorname}}}}, {{{firma}}}!",
        new Map([
          ["vorname", "Ida"],
          ["firma", "Nord AG"],
        ]),
      ),
    ).toBe("Ida, Nord AG!");
  });
});

describe("filling in", () => {
  it("puts in the very value, as it is written", () => {
    fc.assert(
      fc.property(
        fc.string().filter((any) => any.trim() !== ""),
        (any) => {
          expect(fill("a {{firma}} b", new Map([["firma", any]]))).toBe(`a ${any.trim()} b`);
        },
      ),
    );
  });

  it("leaves what has no value or a blank one, names that objects know by themselves too", () => {
    const given = new Map([["firma", " \n"]]);
    expect(fill("{{firma}} {{unbekannt}} {{__proto__}} {{constructor}}", given)).toBe(
      "{{firma}} {{unbekannt}} {{__proto__}} {{constructor}}",
    );
  });

  it("never lets a placeholder pass for filled: the result tells of each that is left", () => {
    fc.assert(
      fc.property(text, values, (any, given) => {
        const left = new Set(keysIn(fill(any, given)));
        for (const { key } of placeholdersIn(any)) {
          const isGiven = (given.get(key) ?? "").trim() !== "";
          if (!isGiven) expect(left).toContain(key);
        }
        if (left.size === 0) expect(fill(any, given)).not.toMatch(/\{\{[^{}\n]*[^{}\s][^{}\n]*\}\}/);
      }),
    );
  });

  it("tells of braces that a value brings along", () => {
    expect(keysIn(fill("Hallo {{firma}}", new Map([["firma", "{{vorname}}"]])))).toEqual(["vorname"]);
  });

  it("shows the same piece by piece", () => {
    fc.assert(
      fc.property(text, values, (any, given) => {
        expect(
          piecesOf(any)
            .map((piece) => filledPiece(piece, given))
            .join(""),
        ).toBe(fill(any, given));
      }),
    );
  });
});
