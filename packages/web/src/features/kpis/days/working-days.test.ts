import { addDays, weekdayOf } from "@linkedpotential/contract/dates";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  daysOf,
  firstWorkingDay,
  monthOf,
  nextMonth,
  nextWorkingDay,
  workingDayFrom,
  workingDaysIn,
} from "./working-days.ts";

const date = fc
  .date({ min: new Date("1995-01-02"), max: new Date("2100-11-30"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

it("returns the first day from Monday to Friday after any date", () => {
  fc.assert(
    fc.property(date, (day) => {
      const next = nextWorkingDay(day);
      expect(weekdayOf(next)).toBeLessThanOrEqual(5);
      expect(next > day).toBe(true);
      for (let between = addDays(day, 1); between < next; between = addDays(between, 1))
        expect(weekdayOf(between)).toBeGreaterThan(5);
    }),
  );
  expect(nextWorkingDay("2027-12-31")).toBe("2028-01-03");
});

it("returns the first working day of a month", () => {
  fc.assert(
    fc.property(date, (day) => {
      const first = firstWorkingDay(monthOf(day));
      expect(monthOf(first)).toBe(monthOf(day));
      expect(Number(first.slice(8))).toBeLessThanOrEqual(3);
      expect(workingDayFrom(first)).toBe(first);
    }),
  );
  expect(firstWorkingDay("2027-05")).toBe("2027-05-03");
});

it("lists every day of a month once, including at the year's end and in leap years", () => {
  fc.assert(
    fc.property(date, (day) => {
      const month = monthOf(day);
      const days = daysOf(month);
      expect(days).toContain(day);
      expect(days.at(-1) && addDays(days.at(-1) ?? "", 1)).toBe(`${nextMonth(month)}-01`);
      expect(workingDaysIn(month)).toBe(days.filter((one) => weekdayOf(one) <= 5).length);
      expect([20, 21, 22, 23]).toContain(workingDaysIn(month));
    }),
  );
  expect(daysOf("2028-02")).toHaveLength(29);
  expect(nextMonth("2027-12")).toBe("2028-01");
});
