import { expect, it } from "vitest";
import { readNumber } from "./numbers.ts";

it("reads numbers in both notations", () => {
  const texts = ["1.234,50", "1,234.50", "1234.5", "1.234.567", "12,5", "7", "0,5 EUR", "abc", "1e3"];
  expect(texts.map(readNumber)).toEqual([1234.5, 1234.5, 1234.5, 1_234_567, 12.5, 7, 0.5, Number.NaN, Number.NaN]);
});

it("treats points as thousands separators between groups of three digits, else as decimal points", () => {
  const texts = ["12.345", "-1.234", "1.234.567 €", "1234.567", "1.23", "1.2345", "0.5"];
  expect(texts.map(readNumber)).toEqual([12_345, -1234, 1_234_567, 1234.567, 1.23, 1.2345, 0.5]);
  expect(readNumber("1.234.5")).toBeNaN();
});
