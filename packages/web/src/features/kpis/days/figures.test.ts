import fc from "fast-check";
import { expect, it } from "vitest";
import { emptyDay } from "../../../parts/kpis/kpi-day.ts";
import { countIn, differsFromCount, isInvalidCount } from "./counts.ts";
import { figuresOf, rateOf } from "./figures.ts";

it.each([
  ["12", 12],
  [" 7 ", 7],
  ["007", 7],
  ["1.200", 1200],
  ["1 200", 1200],
  ["12 Anfragen", 12],
  ["1.200 Anfragen, 3 Absagen", 1200],
  ["1,5", 0],
  ["1e3", 0],
  ["12x", 0],
  ["12 - 14", 0],
  ["1.20", 0],
  ["", 0],
  ["viele", 0],
  ["-4", 0],
  ["=2+2", 0],
  ["999999999999999999", 0],
])("counts %j as %i [KPI-23, KPI-24]", (text, count) => {
  expect(countIn(text)).toBe(count);
});

it.each(["viele", "3,5", "12 Anfragen", "-4", "999999999999999999"])("warns that %j differs from its count", (text) => {
  expect(differsFromCount(text)).toBe(true);
});

it.each(["", " ", "0", "12", " 7 ", "007", "1.200"])("has no warning for %j", (text) => {
  expect(differsFromCount(text)).toBe(false);
});

it("counts any text as a whole number, and reads thousands separators of all languages", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(Number.isSafeInteger(countIn(text))).toBe(true);
      expect(countIn(text)).toBeGreaterThanOrEqual(0);
    }),
  );
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom("de-DE", "en-GB", "fr-FR"), (count, locale) => {
      expect(countIn(String(count))).toBe(count);
      expect(countIn(`${count.toLocaleString(locale)} Anfragen`)).toBe(count);
      expect(countIn(count.toLocaleString(locale))).toBe(count);
      expect(differsFromCount(count.toLocaleString(locale))).toBe(false);
    }),
  );
});

it("counts a number with signs or letters next to it as 0, instead of a part of it", () => {
  expect(["", " ", "0", "1.200", "12 Anfragen"].filter(isInvalidCount)).toEqual([]);
  fc.assert(
    fc.property(
      fc.nat(),
      fc.string({ unit: fc.constantFrom("-", "+", "e", "x", ",", ".", "%"), minLength: 1 }),
      (count, text) => {
        for (const invalid of [`${text}${count}`, `${count}${text}`]) {
          expect(isInvalidCount(invalid)).toBe(true);
          expect(countIn(invalid)).toBe(0);
        }
      },
    ),
  );
});

it("sums the days, and calculates rates from the contacted leads, or null without any", () => {
  const day = (date: string, leadsKontaktiert: string, projektGewonnen: string) => ({
    ...emptyDay(date, date),
    leadsKontaktiert,
    projektGewonnen,
  });
  const figures = figuresOf([day("2027-03-01", "30", "1"), day("2027-03-02", "10", "keins")]);
  expect(figures).toMatchObject({ leadsKontaktiert: 40, interesseGezeigt: 0, projektGewonnen: 1 });
  expect(rateOf(figures, "projektGewonnen")).toBe(0.025);
  expect(rateOf(figures, "interesseGezeigt")).toBe(0);
  expect(rateOf(figuresOf([day("2027-03-01", "", "1")]), "projektGewonnen")).toBeNull();
});
