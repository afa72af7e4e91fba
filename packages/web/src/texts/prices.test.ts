import {
  amountText,
  businessSupportCents,
  premiumCents,
  wholeAmountText,
} from "@linkedpotential/contract/billing/price";
import { languages } from "@linkedpotential/contract/user/settings";
import { expect, it } from "vitest";

const sources = import.meta.glob<string>(
  [
    "./**/*.ts",
    "../front/**/*.{ts,tsx}",
    "../features/**/*.{ts,tsx}",
    "../parts/**/*.{ts,tsx}",
    "../../*.html",
    "../../build/**/*.ts",
    "../../../core/src/mail/**/*.ts",
    "../../../core/src/billing/**/*.ts",
    "!../**/*.test.{ts,tsx}",
    "!../../../core/**/*.test.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);

const prices = [premiumCents, premiumCents * 12, businessSupportCents].map((cents) => cents / 100);
const figure = `(?<![\\d.,])(?:${prices.join("|")})(?:[.,](?:00|-))?(?![\\d])`;
const word = "(?:neunundzwanzig|twenty-nine|vingt-neuf)";
const blank = "\\s*";
const sign = "(?:EUR|€|Euros?)";
const written = new RegExp(`(?:${figure}|${word})${blank}${sign}|${sign}${blank}${figure}`, "iu");
const isWritten = (line: string): boolean => written.test(line.replace(/\\u00a0|\\u202f|&nbsp;/g, " "));

it("the check recognizes the price in words and digits, and no other amount", () => {
  for (const text of [
    "29 EUR",
    "29,00\\u00a0EUR",
    "EUR\\u00a029.00",
    "€29",
    "29,- Euro",
    "neunundzwanzig Euro",
    "348 €",
  ]) {
    expect([text, isWritten(text)]).toEqual([text, true]);
  }
  for (const text of ["129 EUR", "29 Leads", "2.900 EUR", "0 EUR", "EUR 290"]) {
    expect([text, isWritten(text)]).toEqual([text, false]);
  }
});

it("no text, mail or page contains a price: all of them use the contract's price", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  const found = Object.entries(sources).flatMap(([path, source]) =>
    source
      .split("\n")
      .filter((line) => isWritten(line) && !line.trimStart().startsWith("/**"))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it("the exact and the rounded price are formatted for each language [CONST-123, CONST-126]", () => {
  expect(languages.map((language) => amountText(language, premiumCents))).toEqual([
    "29,00\u00a0EUR",
    "EUR\u00a029.00",
    "29,00\u00a0EUR",
  ]);
  expect(languages.map((language) => wholeAmountText(language, premiumCents))).toEqual([
    "29\u00a0EUR",
    "EUR\u00a029",
    "29\u00a0EUR",
  ]);
  expect(wholeAmountText("de", businessSupportCents)).toBe("490\u00a0EUR");
});
