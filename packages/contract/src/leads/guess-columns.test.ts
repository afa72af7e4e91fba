import { expect, it } from "vitest";
import { guessColumns } from "./guess-columns.ts";
import { readImportDate } from "./import-date.ts";

const today = "2027-03-01";
const guess = (heading: string, cells: string[], others: string[] = []) =>
  guessColumns(
    {
      head: { line: 1, cells: [heading, ...others] },
      records: cells.map((cell, index) => ({ line: index + 2, cells: [cell] })),
    },
    today,
  )[0];

it.each([
  ["email", ["ida@nord.example", "", "jan@sued.example"]],
  ["linkedinUrl", ["https://www.linkedin.com/in/ida-oez", "linkedin.com/in/jan"]],
  ["phone", ["+49 170 1234567", "(030) 12 34 56", "0171/123456"]],
  ["followUpDate", ["12.03.2027", "2027-04-01", "1. März 2027"]],
  ["dealValue", ["12.500,50 €", "1.000", "800,00"]],
  [null, ["12.03.1987", "01.01.1990"]],
  [null, ["80331", "20095"]],
  [null, ["Nord AG", "ida@nord.example"]],
  [null, ["", ""]],
])("a column without a known heading is guessed as %s by its cells", (target, cells) => {
  expect(guess("Spalte 1", cells)).toBe(target);
});

it("the heading counts more than the cells, and no target is guessed twice", () => {
  expect(guess("Notiz", ["ida@nord.example"])).toBe("notes");
  expect(guess("Spalte 1", ["ida@nord.example"], ["E-Mail"])).toBeNull();
});

it.each([
  ["12.03.2027", "2027-03-12"],
  ["1.3.2027", "2027-03-01"],
  ["2027-03-12", "2027-03-12"],
  ["12 Mar 2027", "2027-03-12"],
  ["1. März 2027", "2027-03-01"],
  ["05 Dez 2027", "2027-12-05"],
  ["3 août 2027", "2027-08-03"],
  ["7 juil. 2027", "2027-07-07"],
  ["31 Feb 2027", undefined],
  ["12 Foo 2027", undefined],
  ["am 12.03.2027", undefined],
])("the date %s is read as %s", (cell, date) => {
  expect(readImportDate(cell)).toBe(date);
});
