import { expect, it } from "vitest";
import { fontOf } from "./fonts.ts";
import { drawnOf, linesOf, widthOf } from "./text-lines.ts";

it("measures a text with the widths of the font", () => {
  expect(widthOf("-1.024,37")).toBeCloseTo(42.25);
  expect(widthOf("Wilhelm")).toBeCloseTo(9.44 + 2.22 + 2.22 + 5.56 + 5.56 + 2.22 + 8.33);
  expect(widthOf("Änne Øß", { size: 8 })).toBeCloseTo(0.8 * widthOf("Änne Øß"));
  expect(widthOf("Wilhelm", { isBold: true })).toBeCloseTo(9.44 + 2.78 + 2.78 + 6.11 + 5.56 + 2.78 + 8.89);
});

it("wraps between words, and within a word that is wider than a line", () => {
  expect(linesOf("Weiß & Söhne", 100)).toEqual(["Weiß & Söhne"]);
  expect(linesOf("Weiß & Söhne Unternehmensberatung", 110)).toEqual(["Weiß & Söhne", "Unternehmensberatung"]);
  const long = linesOf(`Am ${"M".repeat(20)} 7`, 100);
  expect(long).toEqual(["Am", "M".repeat(12), `${"M".repeat(8)} 7`]);
  for (const line of long) expect(widthOf(line)).toBeLessThanOrEqual(100);
});

it("terminates even if no character fits", () => {
  expect(linesOf("MM", 1)).toEqual(["M", "M"]);
  expect(linesOf("👩‍💻👩‍💻", 1)).toEqual(["👩‍💻", "👩‍💻"]);
});

it("draws one glyph for a composed letter, and one box for a character that the font lacks", () => {
  const glyphs = (text: string) => drawnOf(text, fontOf({})).map((drawn) => [drawn.text, drawn.glyph > 0]);
  expect(glyphs("a\u0308ệ")).toEqual([
    ["ä", true],
    ["ệ", true],
  ]);
  expect(glyphs("x\u0323山👩‍💻")).toEqual([
    ["x", true],
    ["\u0323", true],
    ["山", false],
    ["👩‍💻", false],
  ]);
});

it("covers the Latin, Greek and Cyrillic letters in use today, in both weights", () => {
  const blocks = [
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x386, 0x3ce],
    [0x400, 0x52f],
    [0x1e00, 0x1eff],
    [0x1f00, 0x1ffe],
  ] as const;
  const letters = blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  );
  const assigned = letters.filter((letter) => /[^\p{Cn}]/u.test(letter));
  expect(assigned.length).toBeGreaterThan(1_300);
  for (const isBold of [false, true]) {
    expect(assigned.filter((letter) => fontOf({ isBold }).glyphOf(letter) === 0)).toEqual([]);
  }
});

it("draws Hebrew from right to left within each line", () => {
  const text = (line: string) =>
    drawnOf(line, fontOf({}))
      .map((drawn) => drawn.text)
      .join("");
  expect(text("Max דוד כהן GmbH")).toBe("Max ןהכ דוד GmbH");
});
