import { expect, it } from "vitest";
import { readNumber } from "./numbers.ts";

it("reads numbers in both notations", () => {
  const texts = ["1.234,50", "1,234.50", "1234.5", "1.234.567", "12,5", "7", "0,5 EUR", "abc", "1e3"];
  expect(texts.map(readNumber)).toEqual([1234.5, 1234.5, 1234.5, 1_234_567, 12.5, 7, 0.5, Number.NaN, Number.NaN]);
});
