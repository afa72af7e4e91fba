import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, berlinInstant, daysBetween, isCalendarDate, timeInBerlin, today } from "../dates.ts";
import { type SeriesInterval, seriesDates, seriesIntervals } from "./series-dates.ts";

it.each<[SeriesInterval, string, string[]]>([
  ["week", "2027-12-24", ["2027-12-24", "2027-12-31", "2028-01-07"]],
  ["two-weeks", "2028-02-20", ["2028-02-20", "2028-03-05", "2028-03-19"]],
  ["month", "2027-01-31", ["2027-01-31", "2027-02-28", "2027-03-31"]],
  ["month", "2027-11-30", ["2027-11-30", "2027-12-30", "2028-01-30"]],
  ["month", "2028-02-29", ["2028-02-29", "2028-03-29", "2028-04-29"]],
])("the series %s from %s has the right dates", (every, date, dates) => {
  expect(seriesDates(date, every, 3)).toEqual(dates);
});

const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2027-01-01", days));

it("a series has distinct dates in order, and keeps weekday or day of the month", () => {
  fc.assert(
    fc.property(dates, fc.constantFrom(...seriesIntervals), fc.integer({ min: 2, max: 52 }), (date, every, count) => {
      const series = seriesDates(date, every, count);
      expect(series).toHaveLength(count);
      expect(series[0]).toBe(date);
      expect(series).toEqual([...new Set(series)].sort());
      for (const one of series) {
        expect(isCalendarDate(one)).toBe(true);
        if (every !== "month") expect(daysBetween(date, one) % (every === "week" ? 7 : 14)).toBe(0);
        else if (one.slice(8) !== date.slice(8)) expect(addDays(one, 1).slice(8)).toBe("01");
      }
    }),
  );
});

it("the events of a series keep their time in Berlin across clock changes", () => {
  fc.assert(
    fc.property(dates, fc.constantFrom(...seriesIntervals), (date, every) => {
      for (const one of seriesDates(date, every, 12)) {
        const start = berlinInstant(one, "19:00");
        expect([today(start), timeInBerlin(start)]).toEqual([one, "19:00"]);
      }
    }),
  );
});
