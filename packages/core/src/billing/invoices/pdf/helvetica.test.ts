import { expect, it } from "vitest";
import { linesOf, widthOf } from "./helvetica.ts";

it("knows how wide a text is, an accent changing nothing", () => {
  expect(widthOf("-1.024,37", 10)).toBeCloseTo(42.25);
  expect(widthOf("Wilhelm", 10)).toBeCloseTo(9.44 + 2.22 + 2.22 + 5.56 + 5.56 + 2.22 + 8.33);
  expect(widthOf("Änne Øß", 8)).toBe(widthOf("Anne Oß", 8));
});

it("breaks a line between words, and a word that is wider than a line", () => {
  expect(linesOf("Weiß & Söhne", 100, 10)).toEqual(["Weiß & Söhne"]);
  expect(linesOf("Weiß & Söhne Unternehmensberatung", 110, 10)).toEqual(["Weiß & Söhne", "Unternehmensberatung"]);
  const long = linesOf(`Am ${"M".repeat(20)} 7`, 100, 10);
  expect(long).toEqual(["Am", "M".repeat(12), `${"M".repeat(8)} 7`]);
  for (const line of long) expect(widthOf(line, 10)).toBeLessThanOrEqual(100);
});

it("ends, also where not one letter has room", () => {
  expect(linesOf("MM", 1, 10)).toEqual(["M", "M"]);
});
