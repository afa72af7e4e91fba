import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, foldedWords } from "./folding.ts";

describe("folding", () => {
  it.each([
    ["Öztürk", "Oeztuerk", "Ozturk", "ÖZTÜRK", "Ozturk"],
    ["Weiß", "weiss", "WEISS"],
    ["Jürgen", "jurgen", "Juergen"],
    ["Yıldız", "Yildiz", "YILDIZ"],
    ["Łukasz Sørensen", "lukasz soerensen", "Lukasz Sorensen"],
    ["Crème brûlée", "creme brulee"],
  ])("makes all spellings of %s equal", (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it("keeps different names different", () => {
    expect(new Set(["Maier", "Meyer", "Mayr", "Meier"].map(fold)).size).toBe(4);
  });

  it("splits a text into folded words", () => {
    expect(foldedWords("  Großmann, Jürgen (Müller & Söhne) 2027 ")).toEqual([
      "grossmann",
      "jurgen",
      "muller",
      "sohne",
      "2027",
    ]);
    expect(foldedWords(" – ")).toEqual([]);
  });

  it("folds a text once: a folded text stays the same", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aeouäöüßAEÖıİ -ée\u0308ΣσŁ") }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it("folds the beginning of a text to the beginning of the folded text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aeouäöüßAEÖıé -xΣ") }), fc.nat(20), (text, length) => {
        expect(fold(text).startsWith(fold(text.slice(0, length)))).toBe(true);
      }),
    );
  });
});
