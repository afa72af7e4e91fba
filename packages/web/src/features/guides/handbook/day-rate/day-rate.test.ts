import fc from "fast-check";
import { expect, it } from "vitest";
import { dayRateFields, dayRateOf, exampleInput, problemOf } from "./day-rate.ts";

it("calculates the worked example of the text", () => {
  expect(dayRateOf(exampleInput)).toEqual({
    billableDays: 150,
    revenue: 114_000,
    profit: 100_000,
    provision: 30_000,
    dayRate: 760,
    hourlyRate: 95,
  });
});

it("returns null when no billable day is left", () => {
  expect(dayRateOf({ ...exampleInput, daysOff: 190 })).toBeNull();
  expect(dayRateOf({ ...exampleInput, daysOff: 189 })?.billableDays).toBe(1);
});

it.each([
  ["income", [1, 70_000, 1_000_000], [0, -1, 1_000_001, Number.NaN, null], "income"],
  ["costs", [0, 0.5, 1_000_000], [-1, 1_000_001, Number.NaN, null], "amount"],
  ["provision", [0, 18.6, 90], [-1, 90.1, 100, Number.NaN, null], "share"],
  ["daysOff", [0, 30, 260], [-1, 1.5, 261, Number.NaN, null], "days"],
] as const)("accepts only sensible values for %s", (field, valid, invalid, problem) => {
  for (const value of valid) expect([value, problemOf(field, value)]).toEqual([value, null]);
  for (const value of invalid) expect([value, problemOf(field, value)]).toEqual([value, problem]);
  expect(dayRateFields.map((one) => problemOf(one, exampleInput[one]))).toEqual(dayRateFields.map(() => null));
});

const input = fc.record({
  income: fc.integer({ min: 1, max: 1_000_000 }),
  costs: fc.integer({ min: 0, max: 1_000_000 }),
  provision: fc.integer({ min: 0, max: 90 }),
  daysOff: fc.integer({ min: 0, max: 86 }),
  sickDays: fc.integer({ min: 0, max: 86 }),
  otherDays: fc.integer({ min: 0, max: 86 }),
});

it("pays for income, costs and provision with the billable days, and asks for less than one euro a day too much", () => {
  fc.assert(
    fc.property(input, (given) => {
      const result = dayRateOf(given);
      if (!result) throw new Error("at least two billable days are left");
      const earned = result.dayRate * result.billableDays;
      const profit = earned - given.costs;
      expect(profit * (1 - given.provision / 100)).toBeGreaterThanOrEqual(given.income - 0.01);
      const needed = given.costs + given.income / (1 - given.provision / 100);
      expect(earned - needed).toBeLessThan(result.billableDays);
      expect(result.hourlyRate * 8).toBeGreaterThanOrEqual(result.dayRate);
    }),
  );
});

it("never falls when income, costs, provision or days without an invoice grow", () => {
  fc.assert(
    fc.property(input, fc.constantFrom(...dayRateFields), (given, field) => {
      const more = { ...given, [field]: given[field] + 1 };
      if (problemOf(field, more[field])) return;
      expect(dayRateOf(more)?.dayRate).toBeGreaterThanOrEqual(dayRateOf(given)?.dayRate ?? 0);
    }),
  );
});
