import fc from "fast-check";
import { expect, it } from "vitest";
import { offerAmountMax, offerDaysMax } from "./limits.ts";
import { offerDays, offerTotal } from "./proposals.ts";

it.each([
  [0.5, true],
  [1, true],
  [6.5, true],
  [365, true],
  [0, false],
  [-0.5, false],
  [0.25, false],
  [6.4, false],
  [6.500001, false],
  [365.5, false],
  [Number.NaN, false],
])("an offer for %d days is possible: %s", (days, isPossible) => {
  expect(offerDays.safeParse(days).success).toBe(isPossible);
});

it("the total of an offer is exact to the cent for every number of half days", () => {
  const halves = fc.integer({ min: 1, max: offerDaysMax * 2 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: offerAmountMax }), halves, (amount, half) => {
      const days = half / 2;
      expect(offerDays.safeParse(days).success).toBe(true);
      expect((offerTotal({ amount, unit: "day", days }) ?? 0) * 100).toBe(amount * half * 50);
    }),
  );
});
