import fc from "fast-check";
import { expect, it } from "vitest";
import { collateText, compareTexts } from "./german-order.ts";

const compare = (a: string, b: string) => Math.sign(compareTexts(collateText(a), collateText(b)));
const german = new Intl.Collator("de", { numeric: true, sensitivity: "base" });

it("sorts texts like the German collator", () => {
  const letter = fc.constantFrom(..."aAbBsSzZäÄöéßøñ 0127.-&,²\u0308ł");
  const text = fc.array(letter, { maxLength: 8 }).map((letters) => letters.join(""));
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect([a, b, compare(a, b)]).toEqual([a, b, Math.sign(german.compare(a, b))]);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ["Groß 9", "gross 10", -1],
  ["Weiss", "Weiß", 0],
  ["Öz", "Oz.", -1],
  ["Anna 007", "ANNA 7", 0],
])("compares %s with %s", (a, b, expected) => {
  expect(compare(a, b)).toBe(expected);
});
